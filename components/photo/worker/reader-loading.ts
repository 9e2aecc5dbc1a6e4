/** Bytes of all files of the reader together (`model-urls.ts`). */
export const READER_BYTES = 5_586_504;

let share = 0;
let arrived = 0;
const listeners = new Set<() => void>();

/** How much of the reader has arrived on this device, from 0 to 1; 1 once it can read. */
export const getLoadedShare = (): number => share;

/** Calls `listener` whenever the share changes; returns how to stop. */
export function subscribeToLoading(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setShare(next: number): void {
  share = next;
  for (const listener of listeners) listener();
}

/** The last files still have to be prepared when all of them are here. */
const PREPARING_SHARE = 0.99;

export function setLoadedBytes(bytes: number): void {
  arrived = bytes;
  setShare(Math.min(PREPARING_SHARE, bytes / READER_BYTES));
}

/** Bytes that the last attempt has brought. */
export const getArrivedBytes = (): number => arrived;

/** Whether the reader can read; a new attempt begins at nothing. */
export const setReaderLoaded = (loaded: boolean): void => setShare(loaded ? 1 : 0);
