import type { ImageModel } from '@/lib/illustrator';
import type { Db } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, ok, type Result } from '@/lib/platform/result';
import { FULL_WAIT_SECONDS, lineIsFull, queueDrawing, queueShared } from './queue-drawing';
import { type BookRow, bookById, lockBook, type Owner, ownedBook, taskBy, updateBook } from './repo';
import { taskStates } from './states';

type Deps = { readonly db: Db; readonly owner: Owner; readonly enqueue: Enqueue; readonly now: Date };
type Refusal =
  | 'not_found'
  | 'child_details_missing'
  | 'book_required'
  | 'photo_required'
  | 'advanced_not_possible'
  | 'order_not_payable'
  | 'rate_limited';

/** 'This is my child': fixes the hero and the image model, and starts the book preview. Safe to repeat. */
export function approveCharacter(
  bookId: string,
  input: { readonly imageModel: ImageModel },
  deps: Deps,
): Promise<Result<BookRow, Refusal>> {
  return deps.db.$transaction(async (tx) => {
    await lockBook(tx, bookId);
    const book = await ownedBook(tx, bookId, deps.owner);
    if (!book) return fail('not_found');
    if (!book.childName) return fail('child_details_missing');
    if (!book.catalogueId) return fail('book_required');
    if (!book.character) return fail('photo_required');
    if (input.imageModel === 'advanced' && !book.photos[0]?.paintsFace) return fail('advanced_not_possible');

    // The advanced model is charged: it cannot be chosen after paying.
    const paid = book.orders.some((order) => order.paidAt);
    if (paid && book.imageModel !== input.imageModel) return fail('order_not_payable');

    if (await lineIsFull(tx, book)) return fail('rate_limited', { waitSeconds: FULL_WAIT_SECONDS });

    const modelChanged = book.characterApprovedAt !== null && book.imageModel !== input.imageModel;
    const chosen = await updateBook(tx, bookId, {
      imageModel: input.imageModel,
      characterApprovedAt: book.characterApprovedAt ?? deps.now,
    });
    const task = await taskBy(tx, { bookId, kind: 'preview', revision: chosen.revision });
    const again =
      modelChanged || (task !== null && taskStates.canMove(task.state, 'queued') && task.state === 'failed');
    if (!task || again) {
      await queueDrawing(tx, deps.enqueue, 'preview', chosen);
      await queueShared(tx, deps.enqueue, chosen);
    }
    const approved = await bookById(tx, bookId);
    return approved ? ok(approved) : fail('not_found');
  });
}
