import type { Crop } from '@/lib/photos';

/** Hours until an unsent photo is deleted from this device. */
export const LOCAL_RETENTION_HOURS = 24;
const LOCAL_RETENTION_MS = LOCAL_RETENTION_HOURS * 60 * 60 * 1000;

export type StoredPhoto = {
  readonly id: string;
  readonly bookId: string;
  readonly file: Blob;
  readonly crop: Crop | null;
  readonly chosen: boolean;
  /** Milliseconds since 1970. */
  readonly at: number;
};

const DATABASE_NAME = 'gibori-photos';
const STORE_NAME = 'unsent';

const requestResult = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function withStore<Value>(mode: IDBTransactionMode, use: (store: IDBObjectStore) => Promise<Value>) {
  const opening = indexedDB.open(DATABASE_NAME, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE_NAME, { keyPath: 'id' });
  const database = await requestResult(opening);
  try {
    return await use(database.transaction(STORE_NAME, mode).objectStore(STORE_NAME));
  } finally {
    database.close();
  }
}

const getAllPhotos = async (store: IDBObjectStore) => (await requestResult(store.getAll())) as readonly StoredPhoto[];
export const isExpired = ({ at }: StoredPhoto, now: number) => now - at > LOCAL_RETENTION_MS;

/**
 * Unsent photos of a book, stored on this device so that a reload loses nothing. Each call deletes photos older than a
 * day. Returns none where storage is unavailable (private windows).
 */
export async function loadStoredPhotos(bookId: string, now: number): Promise<readonly StoredPhoto[]> {
  await deleteStoredPhotos((kept) => isExpired(kept, now));
  const found = await withStore('readonly', getAllPhotos).catch(() => []);
  return found.filter((kept) => kept.bookId === bookId).sort((a, b) => a.at - b.at);
}

/** Replaces the stored photos of a book. A failure only means that a reload loses them. */
export async function saveStoredPhotos(bookId: string, files: readonly StoredPhoto[]): Promise<void> {
  const ids = new Set(files.map(({ id }) => id));
  await withStore('readwrite', async (store) => {
    for (const file of files) store.put(file);
    for (const old of await getAllPhotos(store)) if (old.bookId === bookId && !ids.has(old.id)) store.delete(old.id);
  }).catch(() => undefined);
}

/** Deletes the matching photos. */
export async function deleteStoredPhotos(fits: (kept: StoredPhoto) => boolean): Promise<void> {
  await withStore('readwrite', async (store) => {
    for (const kept of await getAllPhotos(store)) if (fits(kept)) store.delete(kept.id);
  }).catch(() => undefined);
}
