import type { Db, Tx } from '@/lib/platform/db';
import type { ImageModel } from '@/lib/platform/db/generated/enums';
import type { ErrorCode } from '@/lib/platform/errors';
import { redrawColumns } from '../selects';
import { moveRedraw } from './move-redraw';

type RedrawKey = {
  readonly bookId: string;
  readonly revision: number;
  readonly pageKey: string;
  readonly model: ImageModel;
  readonly variation: number;
};

/** Records a requested redraw; a failed one is queued again. The caller must hold the book's lock. */
export async function upsertRedraw(
  tx: Tx,
  key: RedrawKey,
  request: string | null = null,
): Promise<{ readonly id: string }> {
  const known = await tx.redraw.findUnique({ where: { bookId_revision_pageKey_model_variation: key } });
  const { bookId, revision, pageKey, model, variation } = key;
  if (!known) return tx.redraw.create({ data: { bookId, revision, pageKey, model, variation, request } });
  await moveRedraw(tx, known, 'queued');
  return tx.redraw.update({ where: { id: known.id }, data: { request }, select: { id: true } });
}

/** All redraws of a book that its draft shows and counts. */
export const listRedraws = ({ redraw }: Tx, bookId: string) =>
  redraw.findMany({ where: { bookId }, select: redrawColumns });

export const findRedraw = (tx: Tx, id: string) => tx.redraw.findUnique({ where: { id } });

/**
 * `false` when there is nothing to draw: the redraw is done, failed or deleted, or another worker has just started it.
 */
export const startRedraw = (db: Db, id: string): Promise<boolean> =>
  db.$transaction(async (tx) => {
    const found = await findRedraw(tx, id);
    if (!found) return false;
    // The job is delivered again because the worker that started it died.
    const again = found.state === 'running' && (await moveRedraw(tx, found, 'queued'));
    return moveRedraw(tx, again ? { id, state: 'queued' } : found, 'running');
  });

export async function finishRedraw(tx: Tx, id: string): Promise<void> {
  const found = await findRedraw(tx, id);
  if (found) await moveRedraw(tx, found, 'done');
}

/** Marks a redraw as failed, unless it is done. A failed redraw does not count against the parent's limit. */
export const failRedraw = (db: Db, id: string, errorCode: ErrorCode): Promise<void> =>
  db.$transaction(async (tx) => {
    const found = await findRedraw(tx, id);
    if (found) await moveRedraw(tx, found, 'failed', errorCode);
  });
