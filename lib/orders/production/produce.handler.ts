import {
  addDays,
  findBook,
  getRevision,
  purgeExpiredJob,
  RETENTION_DAYS,
  saveDownload,
  setPhotoExpiry,
  wholeBookJob,
} from '@/lib/books/server';
import type { CapabilityTable } from '@/lib/capabilities';
import { recordEmail } from '@/lib/email/server';
import type { Db, Tx } from '@/lib/platform/db';
import { confirmPendingObjects } from '@/lib/platform/db/pending-objects';
import type { ErrorCode } from '@/lib/platform/errors';
import type { Enqueue } from '@/lib/platform/jobs';
import type { Result } from '@/lib/platform/result';
import { isTextFault } from '@/lib/typesetting';
import { getDownloadExpiry } from '../downloads';
import { enqueueRenewal } from '../editing/renew-book';
import { isGroupPart } from '../group/parts';
import { orderMailJob } from '../jobs';
import { moveOrder } from '../move-order';
import { refundImpossible } from '../recovery/refund-unproduced';
import { findOrder, lockOrder, updateOrder } from '../repository';
import { rewardOrder } from '../rewards/reward-order';

type Deps = {
  readonly db: Db;
  readonly enqueue: Enqueue;
  /** Drawing takes a while, so the time is read when the book is done. */
  readonly now: () => Date;
  /** Draws and typesets the book (`lib/books/drawing/produce-book.handler.ts`). */
  readonly produce: (
    bookId: string,
  ) => Promise<Result<{ readonly storageKey: string; readonly bytes: number; readonly edits: number }>>;
  /** Tests pass their own. */
  readonly capabilities?: CapabilityTable | undefined;
};

/**
 * Produces a paid order's book, then creates the download and the mail in one transaction. A book that no try can produce
 * is refunded at once. Throws to retry.
 */
export async function handleProduce({ orderId }: { readonly orderId: string }, deps: Deps): Promise<void> {
  const order = await findOrder(deps.db, orderId);
  if (!order?.bookId || order.state !== 'in_production') return;
  const { bookId } = order;
  const produced = await deps.produce(bookId);
  if (!produced.ok && (await isForGood(deps.db, bookId, produced.code))) {
    const { db, enqueue } = deps;
    return refundImpossible(orderId, { db, enqueue, now: deps.now() });
  }
  if (!produced.ok) throw new Error(`Order ${orderId} could not be produced: ${produced.code}`);
  await deps.db.$transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const now = deps.now();
    const expiresAt = getDownloadExpiry(now, order.kind);
    const next = order.tier === 'combo' ? 'awaiting_confirmation' : 'ready';
    // Another worker has finished the order, or it was refunded.
    if (!(await moveOrder(tx, order, next, 'production', now))) return;
    await saveDownload(tx, orderId, { bookId, ...produced.value, expiresAt });
    await confirmPendingObjects(tx, [produced.value.storageKey]);
    await updateOrder(tx, orderId, { productionFailedAt: null });
    // The parent edited the book while it was made.
    const edits = (await findBook(tx, bookId))?.edits ?? 0;
    if (edits > produced.value.edits) await enqueueRenewal(tx, { bookId, edits }, { enqueue: deps.enqueue, now });
    // The photo is kept after delivery for the promised period only; a printed book is not delivered yet.
    if (next === 'awaiting_confirmation') await enqueuePrintPictures(tx, bookId, deps.enqueue);
    else await setPhotoExpiry(tx, bookId, addDays(now, RETENTION_DAYS.digitalAfterDelivery), now);
    // Deletes a photo whose deletion the parent requested during production.
    await deps.enqueue(tx, purgeExpiredJob, {}, { key: `made:${orderId}` });
    if (isGroupPart(order)) return;
    await rewardOrder(tx, order, { enqueue: deps.enqueue, now, capabilities: deps.capabilities });
    const key = `bookReady:${orderId}`;
    const { language, accountId } = order;
    if (await recordEmail(tx, { key, kind: 'bookReady', language, orderId, accountId }, now)) {
      await deps.enqueue(tx, orderMailJob, { orderId, kind: 'bookReady', key }, { key });
    }
  });
}

/** Whether no try can produce the book. Words that a parent has changed, and that are too many, may be shortened. */
async function isForGood(db: Db, bookId: string, code: ErrorCode): Promise<boolean> {
  if (!isTextFault(code)) return false;
  return code === 'glyph_missing' || (await findBook(db, bookId))?.edits === 0;
}

/** The printed copy is drawn before its confirmation, so that the photo and what it told may be deleted meanwhile. */
async function enqueuePrintPictures(tx: Tx, bookId: string, enqueue: Enqueue): Promise<void> {
  const revision = await getRevision(tx, bookId);
  if (revision) await enqueue(tx, wholeBookJob, { bookId, revision }, { key: `${bookId}:${revision}` });
}
