import type { Db } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, ok, type Result } from '@/lib/platform/result';
import { type ChangeRefusal, planChange } from './plan-change';
import { FULL_WAIT_SECONDS, lineIsFull, queueDrawing } from './queue-drawing';
import { type BookRow, bookById, lockBook, type Owner, ownedBook, updateBook } from './repo';
import type { DraftChange } from './schema';

type Refusal = ChangeRefusal | 'not_found' | 'order_not_payable' | 'rate_limited';

type Deps = { readonly db: Db; readonly owner: Owner; readonly enqueue: Enqueue };

/** Changes part of a draft; pictures that no longer fit are drawn again under the next revision. */
export function changeDraft(bookId: string, change: DraftChange, deps: Deps): Promise<Result<BookRow, Refusal>> {
  return deps.db.$transaction(async (tx) => {
    await lockBook(tx, bookId);
    const book = await ownedBook(tx, bookId, deps.owner);
    if (!book) return fail('not_found');
    if (book.orders.some((order) => order.paidAt)) return fail('order_not_payable');
    const plan = planChange(book, change);
    if (!plan.ok) return plan;
    const repaints = plan.value.revision !== undefined;
    if (repaints && (await lineIsFull(tx, book))) return fail('rate_limited', { waitSeconds: FULL_WAIT_SECONDS });
    const changed = await updateBook(tx, bookId, plan.value);
    if (changed.revision === book.revision || !changed.character) return ok(changed);
    await queueDrawing(tx, deps.enqueue, 'character', changed);
    return ok((await bookById(tx, bookId)) ?? changed);
  });
}
