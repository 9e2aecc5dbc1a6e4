import type { ImageModel } from '@/lib/illustrator';
import type { Db } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import { PORTRAIT_KEY } from '../pages';
import { type BookRow, findOwnedBook, lockBook, type Owner, updateBook } from '../repository';

type Deps = { readonly db: Db; readonly owner: Owner };
type PortraitChoice = { readonly model: ImageModel; readonly variation: number };

/** Selects one of the drawn portraits, also an earlier one; free, and draws nothing. */
export function choosePortrait(
  bookId: string,
  { model, variation }: PortraitChoice,
  { db, owner }: Deps,
): Promise<Result<BookRow, 'not_found'>> {
  return db.$transaction(async (tx) => {
    await lockBook(tx, bookId);
    const book = await findOwnedBook(tx, bookId, owner);
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
