import type { Sign } from '@/lib/books/server';
import { type BookRow, coverOf, daysAfter, taskView } from '@/lib/books/server';
import { offeredTier, quote } from '@/lib/prices';
import { daysRemaining, downloadPath, isTakenBack } from './downloads';
import { addressOf } from './follow-address';
import { REFUND_AFTER_DAYS } from './limits';
import { orderOffer, orderSum } from './order-sum';
import type { OrderRow } from './repo';
import type { OrderView } from './view';

type Deps = { readonly sign: Sign; readonly now: Date; readonly secret: string };

const ENDED = ['ready', 'delivered'];

/** Spec §4 "Book progress": incomplete until paid, completed when it was made and sent. */
const progressOf = (order: OrderRow): OrderView['progress'] => {
  if (!order.paidAt) return 'incomplete';
  return ENDED.includes(order.state) ? 'completed' : 'in_progress';
};

type Sold = Pick<OrderView, 'tier' | 'imageModel' | 'lines' | 'totalMinor' | 'offer'>;

/** What was charged; before that, what the book asks for by now and what the till would charge for it. */
function soldAs(order: OrderRow, book: BookRow | null, now: Date): Sold {
  const { country, imageModel, totalMinor } = order;
  if (order.paidAt && totalMinor !== null) {
    return { tier: order.tier, imageModel, lines: order.lines as OrderView['lines'], totalMinor, offer: null };
  }
  // A format that is not sold is shown as the one that is: the draft keeps what was asked for.
  const tier = offeredTier(book?.priceTier ?? order.tier);
  if (!book)
    return { tier, imageModel, ...quote({ country, tier, model: imageModel, dedication: false }), offer: null };
  const { imageModel: model } = book;
  const sum = orderSum(book, { country, tier, now });
  return { tier, imageModel: model, ...sum, offer: orderOffer(book, { country, now }) };
}

const refundAt = ({ state, productionFailedAt }: OrderRow): Date | null =>
  state === 'in_production' && productionFailedAt ? daysAfter(productionFailedAt, REFUND_AFTER_DAYS) : null;

const ofBook = ({ id, language, gender, photos }: BookRow, now: Date) => ({
  id,
  language,
  gender,
  keepsPhoto: photos.some(({ deleteAfter }) => deleteAfter > now),
});

const mailed = (order: OrderRow) => {
  const { email, verified } = addressOf(order);
  return { email, emailVerified: verified };
};

/** An order for its owner; unpaid ones show what the till would charge now. */
export async function orderView(order: OrderRow, book: BookRow | null, deps: Deps): Promise<OrderView> {
  const { lines, ...sold } = soldAs(order, book, deps.now);
  const download = isTakenBack(order) ? undefined : order.downloads[0];
  const cover = book ? await coverOf(book, deps.sign, deps.now) : null;
  return {
    id: order.id,
    number: order.number,
    state: order.state,
    country: order.country,
    currency: order.currency,
    ...sold,
    lines: lines.map(({ priceId, quantity, unitMinor }) => ({ priceId, quantity, unitMinor })),
    ...mailed(order),
    createdAt: order.createdAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    book: book && cover ? { ...ofBook(book, deps.now), ...cover } : null,
    progress: progressOf(order),
    production: book ? taskView(book, 'production') : null,
    refundAt: refundAt(order)?.toISOString() ?? null,
    download: download
      ? {
          url: downloadPath(deps.secret, download.id),
          expiresAt: download.expiresAt.toISOString(),
          daysRemaining: daysRemaining(download.expiresAt, deps.now),
          expired: download.expiresAt <= deps.now,
        }
      : null,
  };
}
