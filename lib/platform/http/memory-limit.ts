type Limit = { readonly limit: number; readonly windowSeconds: number };

/** So many askers are remembered in one window; more than that is a flood, which counts together. */
const MOST_ASKERS = 50_000;
const EVERYBODY_ELSE = '';

/**
 * Counts requests of each asker in fixed windows, in this process's memory: for what is cheap and frequent, where a
 * count in the database would cost more than the request. Answers the seconds to wait, 0 when the request may pass.
 */
export function memoryLimit({ limit, windowSeconds }: Limit): (who: string, now: Date) => number {
  let windowStart = 0;
  const counts = new Map<string, number>();
  return (who, now) => {
    const windowMs = windowSeconds * 1000;
    const start = Math.floor(now.getTime() / windowMs) * windowMs;
    if (start !== windowStart) counts.clear();
    windowStart = start;
    const asker = counts.has(who) || counts.size < MOST_ASKERS ? who : EVERYBODY_ELSE;
    const count = (counts.get(asker) ?? 0) + 1;
    counts.set(asker, count);
    return count <= limit ? 0 : Math.ceil((start + windowMs - now.getTime()) / 1000);
  };
}
