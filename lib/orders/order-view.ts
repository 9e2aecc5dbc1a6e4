import type { Sign } from '@/lib/books/server';
import { type BookRow, coverOf, taskView } from '@/lib/books/server';
import { quote } from '@/lib/prices';
import { daysRemaining, downloadPath } from './downloads';
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

/** What was charged, or what the till would charge now. */
function sumOf(order: OrderRow, book: BookRow | null, now: Date): Pick<OrderView, 'lines' | 'totalMinor'> {
  const { country, tier, imageModel } = order;
  if (order.paidAt && order.totalMinor !== null) {
    return { lines: order.lines as OrderView['lines'], totalMinor: order.totalMinor };
  }
  if (book) return orderSum(book, { country, tier, now });
  return quote({ country, tier, model: imageModel, dedication: false });
}

/** An order for its owner; unpaid ones show what the till would charge now. */
export async function orderView(order: OrderRow, book: BookRow | null, deps: Deps): Promise<OrderView> {
  const { country, tier } = order;
  const fixed = order.paidAt !== null && order.totalMinor !== null;
  const imageModel = fixed ? order.imageModel : (book?.imageModel ?? order.imageModel);
  const sum = sumOf(order, book, deps.now);
  const download = order.downloads[0];
  const cover = book ? await coverOf(book, deps.sign, deps.now) : null;
  return {
    id: order.id,
    number: order.number,
    state: order.state,
    country,
    currency: order.currency,
    tier,
    imageModel,
    lines: sum.lines.map(({ priceId, quantity, unitMinor }) => ({ priceId, quantity, unitMinor })),
    totalMinor: sum.totalMinor,
    offer: book && !fixed ? orderOffer(book, { country, now: deps.now }) : null,
    email: order.email,
    createdAt: order.createdAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    book: book && cover ? { id: book.id, language: book.language, ...cover } : null,
    progress: progressOf(order),
    production: book ? taskView(book, 'production') : null,
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
