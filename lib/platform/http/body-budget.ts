type BodyBudgetLimits = { readonly totalBytes: number; readonly perClientBytes: number };
type Release = () => void;

/**
 * Memory budget for request bodies in flight, shared by all requests of a process. A caller reserves the size of its
 * body and releases it after the response; `null` when the total or the client's share is used up.
 */
export function createBodyBudget({
  totalBytes,
  perClientBytes: perAskerBytes,
}: BodyBudgetLimits): (asker: string, bytes: number) => Release | null {
  const held = new Map<string, number>();
  let total = 0;
  const add = (asker: string, bytes: number) => {
    total += bytes;
    const left = (held.get(asker) ?? 0) + bytes;
    if (left > 0) held.set(asker, left);
    else held.delete(asker);
  };
  return (asker, bytes) => {
    if (total + bytes > totalBytes || (held.get(asker) ?? 0) + bytes > perAskerBytes) return null;
    add(asker, bytes);
    let released = false;
    return () => {
      if (!released) add(asker, -bytes);
      released = true;
    };
  };
}

/** The size to reserve: the declared length, which the server enforces, or the maximum. */
export function expectedBytes(request: Request, maxBytes: number): number {
  const declared = request.headers.get('content-length');
  return declared !== null && /^\d+$/.test(declared) ? Math.min(Number(declared), maxBytes) : maxBytes;
}
