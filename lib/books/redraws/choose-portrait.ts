import type { ImageModel } from '@/lib/illustrator';
import type { Db } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import { PORTRAIT_KEY } from '../pages';
import { type BookRow, lockBook, type Owner, ownedBook, updateBook } from '../repo';

type Deps = { readonly db: Db; readonly owner: Owner };
type Choice = { readonly model: ImageModel; readonly variation: number };

/** Takes one of the drawn portraits, also an earlier one; costs nothing and draws nothing. */
export function choosePortrait(
  bookId: string,
  { model, variation }: Choice,
  { db, owner }: Deps,
): Promise<Result<BookRow, 'not_found'>> {
  return db.$transaction(async (tx) => {
    await lockBook(tx, bookId);
    const book = await ownedBook(tx, bookId, owner);
    const drawn = book?.illustrations.some(
      (row) =>
        row.pageKey === PORTRAIT_KEY &&
        row.revision === book.revision &&
        row.model === model &&
        row.variation === variation,
    );
    return drawn ? ok(await updateBook(tx, bookId, { portraitVariation: variation })) : fail('not_found');
  });
}
