import { BRAND } from '@/lib/brand';
import { translator } from '@/lib/i18n/server';
import { findAddress, findOwnedOrder, getGroupDelivery, listDeliveryDetails, type OrderRow } from '@/lib/orders/server';
import type { Db } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import type { PickupPoints } from '@/lib/prices';
import type { NameLabelsInput, PackingListInput } from '@/lib/typesetting/server';
import { type BatchAccessError, findOwnedBatch } from '../batch/lock-owned-batch';
import type { BatchRow } from '../repository';
import { listPaperRows, type PaperRow } from './paper-rows';

type Owned = { readonly db: Db; readonly accountId: string };
type Typeset<Input> = Owned & {
  readonly typeset: (input: Input) => Promise<Result<Uint8Array>>;
  readonly pickupPoints?: PickupPoints;
};
type Printed = {
  readonly batch: BatchRow;
  readonly order: OrderRow;
  readonly paidAt: Date;
  readonly rows: readonly PaperRow[];
};

/** The printed books of an own, paid batch; `company_files_missing`: there are none. */
async function findPrinted(
  batchId: string,
  { db, accountId }: Owned,
): Promise<Result<Printed, BatchAccessError | 'company_files_missing'>> {
  const found = await findOwnedBatch(db, batchId, accountId);
  if (!found.ok) return found;
  const { orderId } = found.value;
  const order = orderId ? await findOwnedOrder(db, orderId, accountId) : null;
  if (!order?.paidAt) return fail('company_files_missing');
  const rows = (await listPaperRows(db, found.value, order.id)).filter(({ tier }) => tier === 'printed');
  if (rows.length === 0) return fail('company_files_missing');
  return ok({ batch: found.value, order, paidAt: order.paidAt, rows });
}

/** The list in the parcel to the office: whose book each is, sorted by employee. */
export async function makePackingList(
  batchId: string,
  { typeset, pickupPoints, ...deps }: Typeset<PackingListInput>,
): Promise<Result<Uint8Array>> {
  const printed = await findPrinted(batchId, deps);
  if (!printed.ok) return printed;
  const { batch, order, paidAt, rows } = printed.value;
  const { language, country } = batch;
  const t = translator(language, 'mails.packingList');
  const own = translator(language, 'company.papers');
  const [delivery, address] = [getGroupDelivery(order), await findAddress(deps.db, order.id)];
  return typeset({
    language,
    publisher: BRAND.names[language],
    title: t('title'),
    createdAt: paidAt,
    order: t('order', { orderNumber: order.number }),
    facts: [
      { label: own('company'), value: batch.companyName },
      { label: t('contact'), value: batch.contactName },
      ...listDeliveryDetails({ country, language, delivery, address }, pickupPoints),
    ],
    columns: [t('number'), own('employee'), t('book'), t('count')],
    rows: rows.map(({ name, title }, at) => ({ number: String(at + 1), name, title, count: '1' })),
    total: t('total', { books: rows.length }),
  });
}

/** A sticker for each printed book of a batch, in the order of its packing list. */
export async function makeNameLabels(
  batchId: string,
  { typeset, ...deps }: Typeset<NameLabelsInput>,
): Promise<Result<Uint8Array>> {
  const printed = await findPrinted(batchId, deps);
  if (!printed.ok) return printed;
  const { batch, paidAt, rows } = printed.value;
  const { language, companyName: place } = batch;
  return typeset({
    language,
    publisher: BRAND.names[language],
    createdAt: paidAt,
    title: translator(language, 'mails.packingList')('labels'),
    labels: rows.map(({ name, title }) => ({ name, title, place })),
  });
}
