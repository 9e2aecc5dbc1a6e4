import { addDays, findBookWords, renderBookStory } from '@/lib/books/server';
import { type LedgerDeps, renderEmail, sendOnce } from '@/lib/email/server';
import { COUNTRIES, localePath } from '@/lib/markets';
import { alarm } from '@/lib/platform/logging/alarm';
import { formatPrice, PRICE_TABLE, type PriceId } from '@/lib/prices';
import { getDiscountName, getLineName } from '@/lib/prices/server';
import { getOrderCoupon } from '@/lib/rewards/server';
import { createConfirmToken } from '../change-email';
import { getDownloadPath } from '../downloads';
import { getGiftDispatchDay } from '../gift/dispatch-day';
import { getGiftSendTime, isGiftReviewed } from '../gift/send-time';
import { DOWNLOAD_DAYS, REFUND_AFTER_DAYS } from '../limits';
import { getOrderAddress, recordRefusal } from '../order-address';
import { findOrderToMail } from '../repository';
import type { OrderToMail } from '../selects';
import { listPaidDiscounts } from '../views/paid-discounts';
import { type CoverDeps, makeOrderCover } from './mail-cover';

type OrderMailPayload = {
  readonly orderId: string;
  readonly kind:
    | 'orderPaid'
    | 'bookReady'
    | 'bookDelayed'
    | 'orderRefunded'
    | 'giftToReview'
    | 'giftSent'
    | 'giftReturned';
  readonly key: string;
};
type Deps = LedgerDeps &
  CoverDeps & {
    readonly shopUrl: string;
    readonly secret: string;
  };

type Hero = { readonly childName: string; readonly bookTitle: string };

/** A mail to an unconfirmed address contains no file, only a link to my-books (rulings, "Flow"). */
async function render(kind: OrderMailPayload['kind'], order: OrderToMail, hero: Hero, deps: Deps) {
  const { timeZone } = COUNTRIES[order.country];
  const getPageUrl = (rest: string) => `${deps.shopUrl}${localePath(order.country, order.language, rest)}`;
  const cover = await makeOrderCover(order, hero.bookTitle, deps);
  const { email, verified } = getOrderAddress(order);
  // The token is in the fragment, which browsers do not send to a server, so no log contains it.
  const confirmUrl =
    verified || !order.accountId
      ? null
      : getPageUrl(`/my-books#mail:${createConfirmToken(deps.secret, order.accountId, email)}`);
  const orderUrl = getPageUrl(`/order-confirmation/${order.id}`);
  if (kind === 'bookReady') {
    const download = order.downloads[0];
    if (!download) throw new Error(`Order ${order.id} has no download to mail`);
    const coupon = await getOrderCoupon(deps.db, order.id, deps.now());
    const downloadUrl = `${deps.shopUrl}${getDownloadPath(deps.secret, download.id)}`;
    const links = { downloadUrl, anotherUrl: `${orderUrl}#another-story` };
    const file = { ...links, linkDays: DOWNLOAD_DAYS, availableUntil: download.expiresAt, timeZone };
    const ready = {
      ...hero,
      coupon: coupon && { code: coupon.code, percentOff: coupon.percentOff, endsAt: coupon.expiresAt, timeZone },
      file: verified ? file : null,
      myBooksUrl: confirmUrl ?? getPageUrl('/my-books'),
    };
    return renderEmail('bookReady', order.language, ready, cover);
  }
  if (kind === 'orderRefunded' || kind === 'bookDelayed') {
    const total = formatPrice(order.totalMinor ?? 0, order.currency);
    const failed = { ...hero, orderNumber: order.number, total };
    if (kind === 'orderRefunded') {
      return renderEmail('orderRefunded', order.language, { ...failed, total: order.totalMinor ? total : null });
    }
    const refundOn = addDays(order.productionFailedAt ?? deps.now(), REFUND_AFTER_DAYS);
    return renderEmail('bookDelayed', order.language, { ...failed, refundOn, timeZone, orderUrl });
  }
  const giftNotice = { ...hero, recipientName: order.gift?.recipientName ?? '', orderUrl };
  if (kind === 'giftSent' || kind === 'giftReturned') return renderEmail(kind, order.language, giftNotice, cover);
  if (kind === 'giftToReview') {
    const sendAt = getMailTime(order);
    return isWaiting(order) ? renderEmail(kind, order.language, { ...giftNotice, sendAt, timeZone }, cover) : null;
  }
  const receipt = {
    childName: hero.childName,
    orderNumber: order.number,
    format: order.kind === 'extra' ? ('extra' as const) : order.tier,
    lines: listMailLines(order),
    total: formatPrice(order.totalMinor ?? 0, order.currency),
    paidAt: order.paidAt ?? deps.now(),
    timeZone,
    confirmUrl,
    nextUrl: getPageUrl(getNextPath(order)),
    editUrl: getPageUrl(`/editor/${order.id}`),
    laterUrl: getPageUrl(`/confirm/${order.id}#later`),
    gift: getPlannedGift(order),
    shippingBusinessDays: PRICE_TABLE.printed.deliveryDays ?? 0,
  };
  return renderEmail('orderPaid', order.language, receipt, cover);
}

/** Where the receipt's button leads: it says "look through the book" of a printed one, which is the reader. */
function getNextPath({ id, kind, tier, bookId, upgradeOfId }: OrderToMail): string {
  if (kind === 'extra') return `/editor/${upgradeOfId ?? id}`;
  return tier === 'digital' || !bookId ? `/order-confirmation/${id}` : `/preview/${bookId}`;
}

/** When the mail of a gift is planned; `null`: as soon as its buyer has looked through the book. */
const getMailTime = ({ gift, ...order }: OrderToMail): Date | null => gift && getGiftSendTime({ ...order, gift });

/** The gift still waits for its buyer, who may have looked through the book meanwhile. */
const isWaiting = ({ gift, ...order }: OrderToMail): boolean =>
  gift?.active === true && gift.sentAt === null && !isGiftReviewed({ ...order, gift });

/** What is planned for a gift, by its format. */
function getPlannedGift(order: OrderToMail) {
  const { gift, tier } = order;
  if (!gift?.active) return null;
  return {
    recipientName: gift.recipientName,
    mail: tier !== 'printed' && gift.recipientEmail ? { at: getMailTime(order) } : null,
    parcel: tier !== 'digital' ? { leavesOn: getGiftDispatchDay(order) } : null,
  };
}

/** What was bought, and what coupon and credits took off. */
const listMailLines = (order: OrderToMail) => [
  ...order.lines.map((line) => ({
    label: getLineName(line.priceId as PriceId, order.language),
    amount: formatPrice(line.unitMinor * line.quantity, order.currency),
  })),
  ...listPaidDiscounts(order, order.totalMinor ?? 0).map(({ kind, amountMinor }) => ({
    label: getDiscountName(kind, order.language),
    amount: `\u2212${formatPrice(amountMinor, order.currency)}`,
  })),
];

/** Sends one mail of an order exactly once: a repeated job finds it sent. Throws to retry. */
export async function handleOrderMail({ orderId, kind, key }: OrderMailPayload, deps: Deps): Promise<void> {
  const order = await findOrderToMail(deps.db, orderId);
  if (!order?.bookId) return;
  const book = await findBookWords(deps.db, order.bookId);
  const bookStory = book && renderBookStory(book);
  if (!bookStory) return;
  const hero = { childName: book.childName ?? '', bookTitle: bookStory.title };
  const to = getOrderAddress(order).email;
  const outcome = await sendOnce(key, { to }, () => render(kind, order, hero, deps), {
    ...deps,
    onSettled: recordRefusal(order.accountId, to, deps.now),
  });
  if (outcome === 'failed') throw new Error(`Mail ${key} was not delivered`);
  if (outcome === 'gave_up') alarm('mail_failed', { orderId, mail: kind });
}
