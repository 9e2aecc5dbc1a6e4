import { defaultCharacter } from '@/lib/illustrator';
import { type Db, Prisma } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, ok, type Result } from '@/lib/platform/result';
import { enqueueDrawing, getShare, isQueueFull, QUEUE_FULL_RETRY_SECONDS } from '../drawing/enqueue-drawing';
import { isBoughtBook } from '../is-bought';
import { findOwnedDraft, lockBook, type Owner, updateDraft } from '../repository';
import type { DraftRow } from '../selects';
import { toChangedDraft } from './changed-draft';

type Deps = { readonly db: Db; readonly owner: Owner; readonly enqueue: Enqueue };
type SkipPhotoErrorCode =
  | 'not_found'
  | 'child_details_missing'
  | 'book_required'
  | 'order_not_payable'
  | 'rate_limited';

/**
 * 'Continue without a photo': creates a default hero of that age and gender, and the character editor asks for the
 * rest. An existing hero keeps the parent's settings. Idempotent.
 */
export function continueWithoutPhoto(
  bookId: string,
  { db, owner, enqueue }: Deps,
): Promise<Result<DraftRow, SkipPhotoErrorCode>> {
  return db.$transaction(async (tx) => {
    const groupId = await lockBook(tx, bookId);
    const book = await findOwnedDraft(tx, bookId, owner);
    if (!book) return fail('not_found');
    if (isBoughtBook(book)) return fail('order_not_payable');
    if (!book.childName) return fail('child_details_missing');
    if (!book.catalogueId) return fail('book_required');
    if (book.character) return ok(book);
    if (await isQueueFull(tx, book, owner)) return fail('rate_limited', { waitSeconds: QUEUE_FULL_RETRY_SECONDS });

    const { character, unsure } = defaultCharacter({ age: book.age, gender: book.gender });
    const begun = await updateDraft(tx, bookId, {
      character,
      firstCharacter: character,
      candidates: Prisma.DbNull,
      unsureTraits: [...unsure],
      // The advanced model needs a face that a photo told.
      imageModel: 'regular',
      revision: { increment: 1 },
    });
    const queued = await enqueueDrawing(tx, enqueue, 'character', begun, getShare(groupId, owner));
    return ok(toChangedDraft(book, begun, queued));
  });
}
