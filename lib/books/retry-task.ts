import type { Db } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, ok, type Result } from '@/lib/platform/result';
import { type DrawingKind, queueDrawing } from './queue-drawing';
import { type BookRow, bookById, lockBook, type Owner, ownedBook } from './repo';

type Deps = { readonly db: Db; readonly owner: Owner; readonly enqueue: Enqueue };

/** Queues a failed piece of work again ("failure offers retry and never loses the draft"). */
export function retryTask(bookId: string, kind: DrawingKind, deps: Deps): Promise<Result<BookRow, 'not_found'>> {
  return deps.db.$transaction(async (tx) => {
    await lockBook(tx, bookId);
    const book = await ownedBook(tx, bookId, deps.owner);
    if (!book) return fail('not_found');
    const task = book.tasks.find((row) => row.kind === kind && row.revision === book.revision);
    // A bought book whose hero is forgotten is drawn no more.
    if (task?.state !== 'failed' || !book.character) return ok(book);
    await queueDrawing(tx, deps.enqueue, kind, book);
    return ok((await bookById(tx, bookId)) ?? book);
  });
}
