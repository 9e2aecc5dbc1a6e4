import type { ClassMailKind } from '@/lib/email';
import { type LedgerDeps, renderEmail, sendOnce } from '@/lib/email/server';
import { COUNTRIES, localePath } from '@/lib/markets';
import {
  countGroupBooks,
  findOrderWithPayments,
  getGroupDelivery,
  getOrderAddress,
  isEnded,
  listParts,
  type OrderWithPayments,
} from '@/lib/orders/server';
import { alarm } from '@/lib/platform/logging/alarm';
import {
  formatPrice,
  getGroupDays,
  getGroupPromise,
  getPickupPlace,
  type PickupPoints,
  type PriceId,
} from '@/lib/prices';
import { getLineName } from '@/lib/prices/server';
import { findOrderedClass } from '../ordering/repository';
import { findLinkedClass } from '../repository';
import { getClassFormat } from './advance-class';

type Payload = { readonly orderId: string; readonly kind: ClassMailKind; readonly key: string };
type Deps = LedgerDeps & { readonly shopUrl: string; readonly pickupPoints?: PickupPoints };

/** What was bought, as it was ordered. */
const listMailLines = ({ lines, language, currency }: OrderWithPayments) =>
  lines.map(({ priceId, quantity, unitMinor }) => ({
    label: `${getLineName(priceId as PriceId, language)} × ${quantity}`,
    amount: formatPrice(unitMinor * quantity, currency),
  }));

/** What goes back of a cancelled class, if the delivery does not; `null`: everything does. */
function getReturned({ payments, totalMinor, currency }: OrderWithPayments) {
  const refunds = payments.flatMap((payment) => payment.refunds);
  const returnedMinor = refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const keptMinor = (totalMinor ?? 0) - returnedMinor;
  if (keptMinor <= 0) return null;
  return { amount: formatPrice(returnedMinor, currency), kept: formatPrice(keptMinor, currency) };
}

async function render(kind: ClassMailKind, order: OrderWithPayments, { db, now, shopUrl, pickupPoints }: Deps) {
  const group = await findOrderedClass(db, order.id);
  // A class that ended has one mail left to send: the one that says so.
  if (!group || isEnded(order) !== (kind === 'classCancelled')) return null;
  const living = (await listParts(db, order.id)).filter((part) => !isEnded(part));
  const { country, language, currency, number: orderNumber, totalMinor, paidAt, dispatchBy } = order;
  const delivery = getGroupDelivery(order);
  const returned = kind === 'classCancelled' ? getReturned(order) : null;
  return renderEmail(kind, language, {
    kindergartenName: group.kindergartenName,
    books: living.length,
    ordered: countGroupBooks(order),
    orderNumber,
    delivery,
    pickup: getPickupPlace({ country, language, delivery }, pickupPoints),
    format: getClassFormat(order),
    lines: listMailLines(order),
    total: formatPrice(totalMinor ?? 0, currency),
    ...(returned && { returned }),
    paidAt: paidAt ?? now(),
    timeZone: COUNTRIES[country].timeZone,
    deliveryBusinessDays: getGroupDays(delivery ?? 'standard'),
    dispatchBy: dispatchBy ?? getGroupPromise(country, now(), delivery ?? 'standard').dispatchBy,
    classUrl: `${shopUrl}${localePath(country, language, `/kindergarten/${group.id}`)}`,
  });
}

/** Sends one mail about a class once, to the address that its teacher typed. Throws to retry. */
export async function handleSendClassMail({ orderId, kind, key }: Payload, deps: Deps): Promise<void> {
  const order = await findOrderWithPayments(deps.db, orderId);
  if (!order) return;
  const { email: to } = getOrderAddress(order);
  const outcome = await sendOnce(key, { to }, () => render(kind, order, deps), deps);
  if (outcome === 'failed') throw new Error(`Mail ${key} was not delivered`);
  if (outcome === 'gave_up') alarm('mail_failed', { orderId, mail: kind });
}

/** Sends the parents' link to the teacher, while it is open. Throws to retry. */
export async function handleSendClassLink(
  { classId, key }: { readonly classId: string; readonly key: string },
  deps: Deps,
): Promise<void> {
  const group = await findLinkedClass(deps.db, classId);
  if (!group?.classToken || !group.linkClosesAt) return;
  const { country, language, kindergartenName, classToken, linkClosesAt: closesAt, email: to } = group;
  const toUrl = (path: string) => `${deps.shopUrl}${localePath(country, language, path)}`;
  const { timeZone } = COUNTRIES[country];
  const [linkUrl, classUrl] = [toUrl(`/class/${classToken}`), toUrl('/kindergarten')];
  const data = { kindergartenName, closesAt, timeZone, linkUrl, classUrl };
  const outcome = await sendOnce(key, { to }, () => renderEmail('classOpened', language, data), deps);
  if (outcome === 'failed') throw new Error(`Mail ${key} was not delivered`);
  if (outcome === 'gave_up') alarm('mail_failed', { mail: 'classOpened' });
}
