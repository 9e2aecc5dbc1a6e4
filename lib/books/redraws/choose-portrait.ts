import type { ImageModel } from '@/lib/illustrator';
import type { Db } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import { toChangedDraft } from '../drafts/changed-draft';
import { PORTRAIT_KEY } from '../pages';
import { findOwnedDraft, lockBook, type Owner, updateDraft } from '../repository';
import type { DraftRow } from '../selects';

type Deps = { readonly db: Db; readonly owner: Owner };
type PortraitChoice = { readonly model: ImageModel; readonly variation: number };

/** Selects one of the drawn portraits, also an earlier one; free, and draws nothing. */
export function choosePortrait(
  bookId: string,
  { model, variation }: PortraitChoice,
  { db, owner }: Deps,
): Promise<Result<DraftRow, 'not_found'>> {
  return db.$transaction(async (tx) => {
    await lockBook(tx, bookId);
    const book = await findOwnedDraft(tx, bookId, owner);
    const drawn = book?.illustrations.some(
      (row) =>
        row.pageKey === PORTRAIT_KEY &&
        row.revision === book.revision &&
        row.model === model &&
        row.variation === variation,
    );
    if (!book || !drawn) return fail('not_found');
    return ok(toChangedDraft(book, await updateDraft(tx, bookId, { portraitVariation: variation })));
  });
}
