import type { ImageModel } from '@/lib/illustrator';
import type { Db } from '@/lib/platform/db';
import type { SheetStore } from '@/lib/providers/illustration/port';
import type { StoragePort } from '@/lib/providers/storage/port';
import { listStoredPhotos } from '../repository';
import type { DrawingRow } from '../selects';
import { deleteIllustrations, listIllustrations, saveIllustration } from './repository';

type Deps = { readonly db: Db; readonly storage: StoragePort };

/** Sheets are stored among the book's pictures under this page key, so that every deletion of those includes them. */
const PAGE_PREFIX = 'sheet:';
const SHEET_PX = 1024;

/**
 * The book's private store of character sheets. They outlive a revision: the key tells whether a sheet still fits. The
 * cost of a sheet counts for the page that needed it first.
 */
export function createSheetStore(book: DrawingRow, model: ImageModel, { db, storage }: Deps): SheetStore {
  const storageKey = (key: string) => `sheets/${book.id}/${key}.jpg`;
  return {
    owner: book.id,
    async get(key) {
      return (await storage.exists(storageKey(key))) ? storage.get(storageKey(key)) : null;
    },
    async put(key, sheet) {
      const { id: bookId, revision } = book;
      const findPhoto = async () =>
        (await listStoredPhotos(db, bookId)).find(({ hero, inUse }) => hero === 'first' && inUse);
      const photo = await findPhoto();
      // The photo was deleted during drawing: nothing drawn from it is stored.
      if (photo?.id !== book.photos[0]?.id) return;
      const row = { bookId, revision, pageKey: `${PAGE_PREFIX}${key}`, model, variation: 0, sizePx: SHEET_PX };
      // The row first: storage must not hold a likeness that retention does not know.
      await saveIllustration(db, row, { storageKey: storageKey(key), provider: 'hosted', costMicroUsd: 0 });
      await storage.put(storageKey(key), sheet, 'image/jpeg');
      // The photo was deleted a moment ago, and the deletion may have run before the sheet was stored.
      const left = await findPhoto();
      if (left?.id !== photo?.id) await storage.delete(storageKey(key));
    },
  };
}

/** Sheets are drawn from the photo and deleted with it, like the painted face. */
export async function deleteSheets(bookId: string, { db, storage }: Deps): Promise<void> {
  const sheets = await listIllustrations(db, bookId, PAGE_PREFIX);
  if (sheets.length === 0) return;
  for (const { storageKey } of sheets) await storage.delete(storageKey);
  await deleteIllustrations(
    db,
    sheets.map(({ id }) => id),
  );
}
