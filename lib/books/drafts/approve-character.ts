import type { ImageModel } from '@/lib/illustrator';
import { type Db, Prisma } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, ok, type Result } from '@/lib/platform/result';
import { canDrawAdvanced } from '../drawing/can-draw-advanced';
import {
  enqueueDrawing,
  enqueueSharedPictures,
  getShare,
  isQueueFull,
  QUEUE_FULL_RETRY_SECONDS,
} from '../drawing/enqueue-drawing';
import { checkCompanyBook } from '../groups/check-company-book';
import { isBoughtBook } from '../is-bought';
import { findOwnedDraft, lockBook, type Owner, updateDraft } from '../repository';
import type { DraftRow } from '../selects';
import { toChangedDraft } from './changed-draft';

type Deps = { readonly db: Db; readonly owner: Owner; readonly enqueue: Enqueue; readonly now: Date };
type ApproveErrorCode =
  | 'not_found'
  | 'child_details_missing'
  | 'book_required'
  | 'photo_required'
  | 'advanced_not_possible'
  | 'order_not_payable'
  | 'editing_closed'
  | 'book_not_available'
  | 'rate_limited';

/** 'This is my child': fixes the hero and the image model, and starts drawing the preview. Idempotent. */
export function approveCharacter(
  bookId: string,
  input: { readonly imageModel: ImageModel },
  deps: Deps,
): Promise<Result<DraftRow, ApproveErrorCode>> {
  return deps.db.$transaction(async (tx) => {
    const groupId = await lockBook(tx, bookId);
    const book = await findOwnedDraft(tx, bookId, deps.owner);
    if (!book) return fail('not_found');
    if (!book.childName) return fail('child_details_missing');
    if (!book.catalogueId) return fail('book_required');
    if (!book.character) return fail('photo_required');
    if (input.imageModel === 'advanced' && !canDrawAdvanced(book)) return fail('advanced_not_possible');

    const refusal = await checkCompanyBook(tx, book);
    if (refusal) return fail(refusal);
    // The advanced model costs extra, so it cannot be chosen after payment.
    const paid = isBoughtBook(book);
    if (paid && book.imageModel !== input.imageModel) return fail('order_not_payable');

    if (await isQueueFull(tx, book, deps.owner)) return fail('rate_limited', { waitSeconds: QUEUE_FULL_RETRY_SECONDS });

    const modelChanged = book.characterApprovedAt !== null && book.imageModel !== input.imageModel;
    const chosen = await updateDraft(tx, bookId, {
      imageModel: input.imageModel,
      characterApprovedAt: book.characterApprovedAt ?? deps.now,
      candidates: Prisma.DbNull,
    });
    const task = book.tasks.find(({ kind, revision }) => kind === 'preview' && revision === book.revision);
    if (task && !modelChanged && task.state !== 'failed') return ok(toChangedDraft(book, chosen));
    const queued = await enqueueDrawing(tx, deps.enqueue, 'preview', chosen, getShare(groupId, deps.owner));
    await enqueueSharedPictures(tx, deps.enqueue, chosen);
    return ok(toChangedDraft(book, chosen, queued));
  });
}
