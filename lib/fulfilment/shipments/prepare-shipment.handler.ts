import type { PreparedPrintFiles } from '@/lib/books/server';
import { findOrder, lockOrder, type OrderRow } from '@/lib/orders/server';
import type { Db } from '@/lib/platform/db';
import { newId } from '@/lib/platform/ids';
import type { Enqueue } from '@/lib/platform/jobs';
import type { Result } from '@/lib/platform/result';
import { isTextFault } from '@/lib/typesetting';
import { submitShipmentJob } from '../jobs';
import { findLiveShipment, insertShipment } from '../repository';
import { giveUpPrinting } from './give-up-printing';

type Deps = {
  readonly db: Db;
  readonly enqueue: Enqueue;
  /** Name of the print house. */
  readonly provider: string;
  readonly now: () => Date;
  /** Draws, typesets, checks and stores the files (`lib/books/print/make-print-files.handler.ts`). */
  readonly makeFiles: (bookId: string) => Promise<Result<PreparedPrintFiles>>;
};

/** Confirmed, or to be printed once more. */
const isPrintable = ({ state }: Pick<OrderRow, 'state'>): boolean => state === 'confirmed' || state === 'printing';

/**
 * Makes the print files of a confirmed order, then its shipment. A repeat makes nothing twice. A book whose
 * words cannot be printed is refunded at once. Throws to retry.
 */
export async function handlePrepareShipment({ orderId }: { readonly orderId: string }, deps: Deps): Promise<void> {
  const { db, enqueue, provider } = deps;
  const order = await findOrder(db, orderId);
  if (!order?.bookId || !isPrintable(order) || (await findLiveShipment(db, orderId))) return;
  const files = await deps.makeFiles(order.bookId);
  // No try can print its words. A book that was printed before goes to the staff.
  if (!files.ok && isTextFault(files.code) && order.state === 'confirmed') {
    return giveUpPrinting(orderId, { db, enqueue, now: deps.now() });
  }
  if (!files.ok)
    throw new Error(`Order ${orderId} has no print files: ${files.code} ${JSON.stringify(files.data ?? {})}`);
  const { profileId, interior, cover } = files.value;
  await db.$transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const current = await findOrder(tx, orderId);
    // Another worker was faster, or it was refunded meanwhile.
    if (!current || !isPrintable(current) || (await findLiveShipment(tx, orderId))) return;
    const { id } = await insertShipment(tx, {
      id: newId(),
      orderId,
      provider,
      profileId,
      interiorKey: interior.storageKey,
      interiorSha256: interior.sha256,
      coverKey: cover.storageKey,
      coverSha256: cover.sha256,
    });
    await enqueue(tx, submitShipmentJob, { shipmentId: id }, { key: id });
  });
}
