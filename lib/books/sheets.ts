import type { ImageModel } from '@/lib/illustrator';
import type { Db } from '@/lib/platform/db';
import type { SheetStore } from '@/lib/providers/illustration/port';
import type { StoragePort } from '@/lib/providers/storage/port';
import { type BookRow, deleteIllustrations, illustrationsUnder, saveIllustration, storedPhotos } from './repo';

type Deps = { readonly db: Db; readonly storage: StoragePort };

/** Sheets stand among the book's pictures under such a page key, so that whatever deletes those deletes them. */
const PAGE_PREFIX = 'sheet:';
const SHEET_PX = 1024;

/**
 * The book's private store of character sheets. They outlive a revision: the key tells whether a sheet still fits.
 * What a sheet cost is on the bill of the page that was the first to need it.
 */
export function bookSheets(book: BookRow, model: ImageModel, { db, storage }: Deps): SheetStore {
  const storageKey = (key: string) => `sheets/${book.id}/${key}.jpg`;
  return {
    owner: book.id,
    async get(key) {
      return (await storage.exists(storageKey(key))) ? storage.get(storageKey(key)) : null;
    },
    async put(key, sheet) {
      const { id: bookId, revision } = book;
      const [photo] = await storedPhotos(db, bookId);
      // The photo went while the sheet was drawn from it: nothing of it is kept.
      if (photo?.id !== book.photos[0]?.id) return;
      const row = { bookId, revision, pageKey: `${PAGE_PREFIX}${key}`, model, variation: 0, sizePx: SHEET_PX };
      // The row goes first: no likeness may lie in storage that retention does not know of.
      await saveIllustration(db, row, { storageKey: storageKey(key), provider: 'hosted', costMicroUsd: 0 });
      await storage.put(storageKey(key), sheet, 'image/jpeg');
      // It went just now, and whoever deleted it may have passed before the sheet was there.
      const [left] = await storedPhotos(db, bookId);
      if (left?.id !== photo?.id) await storage.delete(storageKey(key));
    },
  };
}

/** Sheets are drawn from the photo and go with it, like the painted face. */
export async function deleteSheets(bookId: string, { db, storage }: Deps): Promise<void> {
  const sheets = await illustrationsUnder(db, bookId, PAGE_PREFIX);
  for (const { storageKey } of sheets) await storage.delete(storageKey);
  await deleteIllustrations(
    db,
    sheets.map(({ id }) => id),
  );
}
