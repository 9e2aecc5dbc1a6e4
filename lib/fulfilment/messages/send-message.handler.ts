import { findBookWords, renderBookStory } from '@/lib/books/server';
import { type LedgerDeps, renderEmail, renderSms, sendOnce, sendSmsOnce } from '@/lib/email/server';
import { COUNTRIES, localePath } from '@/lib/markets';
import {
  findOrderWithGift,
  getGiftCardPath,
  getGiftDispatchDay,
  getOrderAddress,
  hasGiftCard,
  listDispatchChanges,
  makeOrderCover,
  type OrderRow,
  type OrderWithGift,
} from '@/lib/orders/server';
import { alarm } from '@/lib/platform/logging/alarm';
import { formatPrice, getPromisedDates } from '@/lib/prices';
import type { SmsPort } from '@/lib/providers/sms/port';
import type { StoragePort } from '@/lib/providers/storage/port';
import { getNeededDay } from '../needed-day';
import { findDispatch, findLatestShipment } from '../repository';
import { toOccasion } from '../shipments/plan-dispatch';
import { isSmsKind, type MessageKind } from './kinds';

type Payload = {
  readonly orderId: string;
  readonly kind: MessageKind;
  readonly channel: 'email' | 'sms';
  readonly key: string;
};
type Deps = LedgerDeps & {
  readonly storage: Pick<StoragePort, 'get'>;
  readonly sms: SmsPort;
  readonly shopUrl: string;
  readonly secret: string;
  /** The print house puts the greeting card of a gift into the parcel. */
  readonly enclosesCard: boolean;
};

/** Messages about a book that still waits for its confirmation lead to it, all others to the page of the order. */
const getPage = ({ id, state }: OrderRow): string =>
  state === 'awaiting_confirmation' ? `/confirm/${id}` : `/order-confirmation/${id}`;

async function getParcel(order: OrderWithGift, { db, now }: Deps) {
  const shipment = await findLatestShipment(db, order.id);
  const change = (await listDispatchChanges(db, order.id)).at(-1);
  const { carrier, trackingNumber } = shipment ?? {};
  const { country } = order;
  const promised = getPromisedDates({ country, confirmedAt: now(), chosenDay: getGiftDispatchDay(order) });
  return {
    dispatchBy: order.dispatchBy ?? promised.dispatchBy,
    replacedDispatchBy: change?.from ?? null,
    timeZone: COUNTRIES[country].timeZone,
    tracking: carrier && trackingNumber ? { carrier, trackingNumber } : null,
  };
}

/** A reminder after the confirmation, or a new day after the parcel has left or got yet another day, is superseded. */
function isSuperseded({ kind, key }: Pick<Payload, 'kind' | 'key'>, { state, dispatchBy }: OrderRow): boolean {
  if (kind === 'printReminder') return state !== 'awaiting_confirmation';
  if (kind !== 'printDelayed' || !dispatchBy) return false;
  return !['confirmed', 'printing'].includes(state) || !key.endsWith(`:${toOccasion(dispatchBy)}`);
}

async function renderMail({ kind, key }: Pick<Payload, 'kind' | 'key'>, order: OrderWithGift, deps: Deps) {
  if (isSuperseded({ kind, key }, order)) return null;
  const book = order.bookId ? await findBookWords(deps.db, order.bookId) : null;
  const story = book && renderBookStory(book);
  if (!story) return null;
  const page = getPage(order);
  const words = {
    childName: book.childName ?? '',
    bookTitle: story.title,
    orderNumber: order.number,
    editUrl: `${deps.shopUrl}${localePath(order.country, order.language, `/editor/${order.id}`)}`,
    orderUrl: `${deps.shopUrl}${localePath(order.country, order.language, page)}`,
    total: formatPrice(order.totalMinor ?? 0, order.currency),
    giftCardUrl: hasGiftCard(order) && !deps.enclosesCard ? getCardUrl(order, deps) : null,
    ...(await getParcel(order, deps)),
    needed: getNeededDay(order, await findDispatch(deps.db, order.id), deps.now()),
    hasDigital: order.tier === 'combo',
  };
  return renderEmail(kind, order.language, words, await makeOrderCover(order, story.title, deps));
}

/** The card itself; a mail to an unconfirmed address leads to the order's page (rulings, "Flow"). */
const getCardUrl = (order: OrderWithGift, { shopUrl, secret }: Deps): string =>
  getOrderAddress(order).verified
    ? `${shopUrl}${getGiftCardPath(secret, order.id)}`
    : `${shopUrl}${localePath(order.country, order.language, `/order-confirmation/${order.id}`)}`;

/** Sends one message about a printed order once: a repeated job finds it sent. Throws to retry. */
export async function handleSendMessage({ orderId, kind, channel, key }: Payload, deps: Deps): Promise<void> {
  const order = await findOrderWithGift(deps.db, orderId);
  if (!order) return;
  if (channel === 'sms') {
    if (!isSmsKind(kind)) return;
    const text = renderSms(kind, order.language, await getParcel(order, deps));
    const outcome = await sendSmsOnce(key, order.account.phone, text, deps);
    if (outcome === 'failed') throw new Error(`SMS ${key} was not delivered`);
    return;
  }
  const outcome = await sendOnce(
    key,
    { to: getOrderAddress(order).email },
    () => renderMail({ kind, key }, order, deps),
    deps,
  );
  if (outcome === 'failed') throw new Error(`Mail ${key} was not delivered`);
  if (outcome === 'gave_up') alarm('mail_failed', { orderId, mail: kind });
}
