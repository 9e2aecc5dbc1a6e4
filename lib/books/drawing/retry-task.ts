import type { Db } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, ok, type Result } from '@/lib/platform/result';
import { toChangedDraft } from '../drafts/changed-draft';
import { findOwnedDraft, lockBook, type Owner } from '../repository';
import type { DraftRow } from '../selects';
import { type DrawingKind, enqueueDrawing, getShare } from './enqueue-drawing';

type Deps = { readonly db: Db; readonly owner: Owner; readonly enqueue: Enqueue };

/** Enqueues a failed task again ("failure offers retry and never loses the draft"). */
export function retryTask(bookId: string, kind: DrawingKind, deps: Deps): Promise<Result<DraftRow, 'not_found'>> {
  return deps.db.$transaction(async (tx) => {
    const groupId = await lockBook(tx, bookId);
    const book = await findOwnedDraft(tx, bookId, deps.owner);
    if (!book) return fail('not_found');
    const task = book.tasks.find((row) => row.kind === kind && row.revision === book.revision);
    // A bought book whose hero's features are deleted cannot be drawn again.
    if (task?.state !== 'failed' || !book.character) return ok(book);
    const queued = await enqueueDrawing(tx, deps.enqueue, kind, book, getShare(groupId, deps.owner));
    return ok(toChangedDraft(book, book, queued));
  });
}
