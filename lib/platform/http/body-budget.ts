type Limits = { readonly totalBytes: number; readonly perAskerBytes: number };
type Release = () => void;

/**
 * Memory for bodies that are on their way, shared by all requests of a process. Whoever asks reserves what the body may
 * hold and gives it back when the request is answered; `null` when there is no room, for everybody or for this asker.
 */
export function bodyBudget({ totalBytes, perAskerBytes }: Limits): (asker: string, bytes: number) => Release | null {
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

/** What a body may hold: what it declares, which the server holds it to, or the most that is taken. */
export function bytesOf(request: Request, maxBytes: number): number {
  const declared = request.headers.get('content-length');
  return declared !== null && /^\d+$/.test(declared) ? Math.min(Number(declared), maxBytes) : maxBytes;
}
