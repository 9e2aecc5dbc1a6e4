import { daysAfter, forgetExpiredJob, keepPhotosUntil, RETENTION_DAYS } from '@/lib/books/server';
import type { Db } from '@/lib/platform/db';
import { claimObjects } from '@/lib/platform/db/pending';
import type { Enqueue } from '@/lib/platform/jobs';
import type { Result } from '@/lib/platform/result';
import { downloadExpiry } from './downloads';
import { orderMailJob } from './jobs';
import { moveOrder } from './move-order';
import { lockOrder, noteMessage, orderById, saveDownload, updateOrder } from './repo';

type Deps = {
  readonly db: Db;
  readonly enqueue: Enqueue;
  /** Drawing takes a while: the clock is read when the book is done. */
  readonly now: () => Date;
  /** Draws and sets the book (`lib/books/produce-book.handler.ts`). */
  readonly produce: (bookId: string) => Promise<Result<{ readonly storageKey: string; readonly bytes: number }>>;
};

/** Makes a paid order's book; then the download and the mail follow in one transaction. Throws to be tried again. */
export async function handleProduce({ orderId }: { readonly orderId: string }, deps: Deps): Promise<void> {
  const order = await orderById(deps.db, orderId);
  if (!order?.bookId || order.state !== 'in_production') return;
  const { bookId } = order;
  const made = await deps.produce(bookId);
  if (!made.ok) throw new Error(`Order ${orderId} could not be produced: ${made.code}`);
  await deps.db.$transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const now = deps.now();
    const expiresAt = downloadExpiry(now);
    const next = order.tier === 'combo' ? 'awaiting_confirmation' : 'ready';
    // Somebody else was faster: another worker with the same book, or its refund.
    if (!(await moveOrder(tx, order, next, 'production', now))) return;
    await saveDownload(tx, orderId, { bookId, ...made.value, expiresAt });
    await claimObjects(tx, [made.value.storageKey]);
    await updateOrder(tx, orderId, { productionFailedAt: null });
    // The photo outlives the delivery by what the parent was told, and no longer; the printed book is yet to come.
    if (next === 'ready') await keepPhotosUntil(tx, bookId, daysAfter(now, RETENTION_DAYS.digitalAfterDelivery), now);
    // What the parent wanted deleted while the book was being made goes now.
    await deps.enqueue(tx, forgetExpiredJob, {}, { key: `made:${orderId}` });
    const key = `bookReady:${orderId}`;
    const { language, accountId } = order;
    const message = { key, channel: 'email', kind: 'bookReady', language, orderId, accountId } as const;
    if (await noteMessage(tx, message)) {
      await deps.enqueue(tx, orderMailJob, { orderId, kind: 'bookReady', key }, { key });
    }
  });
}
