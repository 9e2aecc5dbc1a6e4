type Limit = { readonly limit: number; readonly windowSeconds: number };

/** Clients tracked in one window; more than that is a flood and counts together. */
const MAX_CLIENTS = 50_000;
const OVERFLOW_KEY = '';

/**
 * Counts each client's requests in fixed windows in this process's memory: for cheap, frequent requests, where a
 * database count would cost more than the request. Returns the seconds to wait, 0 when the request may pass. A request
 * that cost nothing after all is given back by a `cost` of -1.
 */
export function createMemoryRateLimit({
  limit,
  windowSeconds,
}: Limit): (who: string, now: Date, cost?: number) => number {
  let windowStart = 0;
  const counts = new Map<string, number>();
  return (who, now, cost = 1) => {
    const windowMs = windowSeconds * 1000;
    const start = Math.floor(now.getTime() / windowMs) * windowMs;
    if (start !== windowStart) counts.clear();
    windowStart = start;
    const asker = counts.has(who) || counts.size < MAX_CLIENTS ? who : OVERFLOW_KEY;
    const count = Math.max(0, (counts.get(asker) ?? 0) + cost);
    counts.set(asker, count);
    return count <= limit ? 0 : Math.ceil((start + windowMs - now.getTime()) / 1000);
  };
}
