import { listGroupFiles } from '@/lib/books/server';
import { type Archive, findOwnedOrderWithPayments, getEntryName, streamArchive, toFileName } from '@/lib/orders/server';
import type { Db } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import type { StoragePort } from '@/lib/providers/storage/port';
import { type BatchAccessError, findOwnedBatch } from '../batch/lock-owned-batch';
import { recordAction } from '../batch/record-action';
import { listPaperRows } from './paper-rows';

type Deps = { readonly db: Db; readonly storage: StoragePort; readonly accountId: string; readonly now: Date };

/**
 * One ZIP of the finished digital books whose employees allow it (rulings "Class and company links"), for as long as
 * they can be downloaded (spec §9: 30 days). It holds books, never a photo. `company_files_missing`: none is finished
 * or allowed, or the time is over.
 */
export async function openBatchArchive(
  batchId: string,
  { db, storage, accountId, now }: Deps,
): Promise<Result<Archive, BatchAccessError | 'company_files_missing'>> {
  const found = await findOwnedBatch(db, batchId, accountId);
  if (!found.ok) return found;
  const batch = found.value;
  const order = batch.orderId ? await findOwnedOrderWithPayments(db, batch.orderId, accountId) : null;
  if (!order?.paidAt || order.payments.some(({ disputedAt }) => disputedAt)) return fail('company_files_missing');
  const files = await listGroupFiles(db, order.id, now);
  const rows = (await listPaperRows(db, batch, order.id)).filter(({ filesToCompany }) => filesToCompany);
  const entries = rows.flatMap(({ bookId, name }, at) => {
    const storageKey = files.get(bookId);
    return storageKey ? [{ name: getEntryName(name, at, rows.length), storageKey }] : [];
  });
  if (entries.length === 0) return fail('company_files_missing');
  await recordAction(db, { batchId, accountId, kind: 'downloaded', detail: { books: entries.length } }, now);
  return ok({ stream: streamArchive(entries, storage, now), name: `${toFileName(batch.companyName)}.zip` });
}
