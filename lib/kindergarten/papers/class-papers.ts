import { BRAND } from '@/lib/brand';
import { translator } from '@/lib/i18n/server';
import { findAddress, findOwnedOrder, getGroupDelivery, listDeliveryDetails, type OrderRow } from '@/lib/orders/server';
import type { Db } from '@/lib/platform/db';
import { fail, type Result } from '@/lib/platform/result';
import type { PickupPoints } from '@/lib/prices';
import type { NameLabelsInput, PackingListInput } from '@/lib/typesetting/server';
import { findAccountClass, type OrderedClass } from '../ordering/repository';
import { listPaperRows, type PaperRow } from './paper-rows';

type Owned = { readonly db: Db; readonly accountId: string };
type PaidClass = { readonly group: OrderedClass; readonly order: OrderRow; readonly paidAt: Date };
type Address = NonNullable<Awaited<ReturnType<typeof findAddress>>>;

/** The account's paid class; `null` for any other. */
async function findPaidClass(classId: string, { db, accountId }: Owned): Promise<PaidClass | null> {
  const group = await findAccountClass(db, classId, accountId);
  const order = group?.orderId ? await findOwnedOrder(db, group.orderId, accountId) : null;
  return group && order?.paidAt ? { group, order, paidAt: order.paidAt } : null;
}

function toPackingList(
  { group, order, paidAt }: PaidClass,
  rows: readonly PaperRow[],
  address: Address | null,
  pickupPoints: PickupPoints | undefined,
): PackingListInput {
  const { language } = group;
  const t = translator(language, 'mails.packingList');
  const delivery = getGroupDelivery(order);
  return {
    language,
    publisher: BRAND.names[language],
    title: t('title'),
    createdAt: paidAt,
    order: t('order', { orderNumber: order.number }),
    facts: [
      { label: t('place'), value: group.kindergartenName },
      { label: t('contact'), value: group.contactName },
      ...listDeliveryDetails({ country: order.country, language, delivery, address }, pickupPoints),
    ],
    columns: [t('number'), t('child'), t('book'), t('count')],
    rows: rows.map(({ name, title }, at) => ({ number: String(at + 1), name, title, count: '1' })),
    total: t('total', { books: rows.length }),
  };
}

type Typeset<Input> = Owned & {
  readonly typeset: (input: Input) => Promise<Result<Uint8Array>>;
  readonly pickupPoints?: PickupPoints;
};

/** The list that goes with the printed books of a class: who gets which, sorted by child. */
export async function makePackingList(
  classId: string,
  { typeset, pickupPoints, ...deps }: Typeset<PackingListInput>,
): Promise<Result<Uint8Array>> {
  const paid = await findPaidClass(classId, deps);
  if (!paid) return fail('not_found');
  const rows = await listPaperRows(deps.db, paid.group, paid.order.id);
  return typeset(toPackingList(paid, rows, await findAddress(deps.db, paid.order.id), pickupPoints));
}

/** A sticker with each child's name for the books of a class, in the order of its packing list. */
export async function makeNameLabels(
  classId: string,
  { typeset, ...deps }: Typeset<NameLabelsInput>,
): Promise<Result<Uint8Array>> {
  const paid = await findPaidClass(classId, deps);
  if (!paid) return fail('not_found');
  const { group, order, paidAt } = paid;
  const { language, kindergartenName: place } = group;
  const rows = await listPaperRows(deps.db, group, order.id);
  return typeset({
    language,
    publisher: BRAND.names[language],
    createdAt: paidAt,
    title: translator(language, 'mails.packingList')('labels'),
    labels: rows.map(({ name, title }) => ({ name, title, place })),
  });
}
