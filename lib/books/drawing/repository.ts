import type { Tx } from '@/lib/platform/db';
import type { ImageModel } from '@/lib/platform/db/generated/enums';
import { bookOrders, isBoughtBook } from '../is-bought';
import { moveTask, type TaskKey, type TaskProgress } from '../move-task';
import { drawingInclude } from '../selects';

/** The book with all that its pictures and files are made of. */
export const findBookToDraw = ({ book }: Tx, id: string) =>
  book.findFirst({ where: { id, deletedAt: null }, include: drawingInclude });

/** Whether an order of the book is paid and not given back. */
export const isBought = async ({ book }: Tx, id: string): Promise<boolean> => {
  const found = await book.findFirst({ where: { id, deletedAt: null }, select: { orders: bookOrders } });
  return found !== null && isBoughtBook(found);
};

export type IllustrationKey = {
  readonly bookId: string;
  readonly revision: number;
  readonly pageKey: string;
  readonly model: ImageModel;
  readonly variation: number;
  readonly sizePx: number;
};

export const findIllustration = (tx: Tx, key: IllustrationKey) =>
  tx.illustration.findUnique({ where: { bookId_revision_pageKey_model_variation_sizePx: key } });

export type PictureState = {
  readonly pageKey: string;
  readonly model: ImageModel;
  readonly variation: number;
  readonly sizePx: number;
  /** State of the requested redraw; `null` for a drawn picture. */
  readonly redraw: 'queued' | 'running' | 'failed' | null;
};

/** The drawn pictures and unfinished redraws of a book's current revision. */
export const listPictureStates = (tx: Tx, { id, revision }: { readonly id: string; readonly revision: number }) =>
  tx.$queryRaw<PictureState[]>`
    SELECT page_key AS "pageKey", model::text, variation, size_px AS "sizePx", NULL AS redraw FROM illustrations
    WHERE book_id = ${id}::uuid AND revision = ${revision}
    UNION ALL
    SELECT page_key, model::text, variation, 0, state::text FROM redraws
    WHERE book_id = ${id}::uuid AND revision = ${revision} AND state <> 'done'`;

/** Stores a drawing; when two workers drew the same picture, the first one wins. */
export const saveIllustration = (
  tx: Tx,
  key: IllustrationKey,
  data: { readonly storageKey: string; readonly provider: string; readonly costMicroUsd: number },
) => tx.illustration.createMany({ data: [{ ...key, ...data }], skipDuplicates: true });

/** A book's drawings whose page key has this prefix. */
export const listIllustrations = (tx: Tx, bookId: string, prefix: string) =>
  tx.illustration.findMany({ where: { bookId, pageKey: { startsWith: prefix } } });

/** The advanced pictures of an unpaid book. */
export const listUnpaidAdvanced = (tx: Tx, bookId: string) =>
  tx.illustration.findMany({
    where: { bookId, model: 'advanced', book: { orders: { none: { paidAt: { not: null } } } } },
  });

export const deleteIllustrations = (tx: Tx, ids: readonly string[]) =>
  tx.illustration.deleteMany({ where: { id: { in: [...ids] } } });

export const findTask = (tx: Tx, key: TaskKey) => tx.bookTask.findUnique({ where: { bookId_kind_revision: key } });

/** Queues a task anew, whatever state it is in. */
export async function queueTask(tx: Tx, key: TaskKey, total: number): Promise<void> {
  const { bookId, kind, revision } = key;
  const data = [{ bookId, kind, revision, stage: 'queued', total }];
  const created = await tx.bookTask.createMany({ data, skipDuplicates: true });
  const known = created.count === 1 ? null : await findTask(tx, key);
  if (known) await moveTask(tx, known, 'queued', { stage: 'queued', done: 0, total, errorCode: null });
}

/** Records the progress of a running task; does nothing for a task that is queued again or deleted with its book. */
export const updateProgress = ({ bookTask }: Tx, key: TaskKey, { stage, done }: Pick<TaskProgress, 'stage' | 'done'>) =>
  bookTask.updateMany({
    where: { ...key, state: 'running' },
    data: { ...(stage !== undefined && { stage }), ...(done !== undefined && { done }) },
  });

/** Number of a device's other books, without those of groups, whose drawings are queued or running. */
export const countPendingBooks = async (tx: Tx, deviceId: string, exceptId: string): Promise<number> => {
  const [row] = await tx.$queryRaw<{ count: number }[]>`
    SELECT count(DISTINCT book.id)::int AS count FROM books AS book
    JOIN book_tasks AS task ON task.book_id = book.id AND task.revision = book.revision
    WHERE book.device_id = ${deviceId}::uuid AND book.id <> ${exceptId}::uuid AND book.deleted_at IS NULL
      AND task.kind IN ('character', 'preview') AND task.state IN ('queued', 'running')
      AND book.company_batch_id IS NULL
      AND NOT EXISTS (SELECT FROM kindergarten_children AS child WHERE child.book_id = book.id)`;
  return row?.count ?? 0;
};
