import type { Crop } from '@/lib/photos';

/** How long an unsent photo waits on this device at most, in hours. */
export const KEPT_HERE_HOURS = 24;
const KEPT_HERE_MS = KEPT_HERE_HOURS * 60 * 60 * 1000;

export type KeptFile = {
  readonly id: string;
  readonly bookId: string;
  readonly file: Blob;
  readonly crop: Crop | null;
  readonly chosen: boolean;
  /** Milliseconds since 1970. */
  readonly at: number;
};

const NAME = 'gibori-photos';
const STORE = 'unsent';

const done = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function withStore<Value>(mode: IDBTransactionMode, use: (store: IDBObjectStore) => Promise<Value>) {
  const opening = indexedDB.open(NAME, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'id' });
  const database = await done(opening);
  try {
    return await use(database.transaction(STORE, mode).objectStore(STORE));
  } finally {
    database.close();
  }
}

const all = async (store: IDBObjectStore) => (await done(store.getAll())) as readonly KeptFile[];
export const isOver = ({ at }: KeptFile, now: number) => now - at > KEPT_HERE_MS;

/**
 * The unsent photos of a book, kept on this device only so that a reload loses nothing. Each call forgets what is
 * older than a day. A device that keeps nothing (private windows) answers with none.
 */
export async function keptFiles(bookId: string, now: number): Promise<readonly KeptFile[]> {
  await forgetFiles((kept) => isOver(kept, now));
  const found = await withStore('readonly', all).catch(() => []);
  return found.filter((kept) => kept.bookId === bookId).sort((a, b) => a.at - b.at);
}

/** Makes what is kept of a book equal to this; failing costs only the comfort of a reload. */
export async function keepFiles(bookId: string, files: readonly KeptFile[]): Promise<void> {
  const ids = new Set(files.map(({ id }) => id));
  await withStore('readwrite', async (store) => {
    for (const file of files) store.put(file);
    for (const old of await all(store)) if (old.bookId === bookId && !ids.has(old.id)) store.delete(old.id);
  }).catch(() => undefined);
}

/** Deletes what fits, for good. */
export async function forgetFiles(fits: (kept: KeptFile) => boolean): Promise<void> {
  await withStore('readwrite', async (store) => {
    for (const kept of await all(store)) if (fits(kept)) store.delete(kept.id);
  }).catch(() => undefined);
}
