import type { Db } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, ok, type Result } from '@/lib/platform/result';
import { characterJob, previewJob } from './jobs';
import { type BookRow, bookById, type Owner, ownedBook, saveTask } from './repo';

type Deps = { readonly db: Db; readonly owner: Owner; readonly enqueue: Enqueue };

/** Queues a failed piece of work again ("failure offers retry and never loses the draft"). */
export function retryTask(
  bookId: string,
  kind: 'character' | 'preview',
  deps: Deps,
): Promise<Result<BookRow, 'not_found'>> {
  return deps.db.$transaction(async (tx) => {
    const book = await ownedBook(tx, bookId, deps.owner);
    if (!book) return fail('not_found');
    const task = book.tasks.find((row) => row.kind === kind && row.revision === book.revision);
    if (task?.state !== 'failed') return ok(book);
    const { revision } = book;
    await saveTask(tx, { bookId, kind, revision }, { state: 'queued', stage: 'queued', done: 0, errorCode: null });
    const [job, of] = kind === 'character' ? [characterJob, ''] : [previewJob, `:${book.imageModel}`];
    await deps.enqueue(tx, job, { bookId, revision }, { key: `${bookId}:${revision}${of}`, group: book.deviceId });
    return ok((await bookById(tx, bookId)) ?? book);
  });
}
