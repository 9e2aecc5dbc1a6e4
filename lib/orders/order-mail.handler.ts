import { bookById, storyOf } from '@/lib/books/server';
import { renderMail } from '@/lib/mails';
import { COUNTRIES, localePath } from '@/lib/markets';
import type { Db } from '@/lib/platform/db';
import { formatPrice, PRICE_TABLE, type PriceId } from '@/lib/prices';
import type { EmailPort } from '@/lib/providers/email/port';
import { confirmToken } from './change-email';
import { downloadPath } from './downloads';
import { addressOf } from './follow-address';
import { giveUpOrderMail } from './give-up';
import { DOWNLOAD_DAYS } from './limits';
import { markMessageSent, messageByKey, type OrderRow, orderById } from './repo';

type Mail = {
  readonly orderId: string;
  readonly kind: 'orderPaid' | 'bookReady' | 'orderRefunded';
  readonly key: string;
};
type Deps = {
  readonly db: Db;
  readonly email: EmailPort;
  readonly now: () => Date;
  readonly shopUrl: string;
  readonly secret: string;
  readonly lineName: (priceId: PriceId, language: OrderRow['language']) => string;
};

type Hero = { readonly childName: string; readonly bookTitle: string };

/** Mail to an address that nobody has confirmed carries no file, only the way to my-books (rulings, "Flow"; S2). */
function render(kind: Mail['kind'], order: OrderRow, hero: Hero, deps: Deps) {
  const { timeZone } = COUNTRIES[order.country];
  const at = (rest: string) => `${deps.shopUrl}${localePath(order.country, order.language, rest)}`;
  const { email, verified } = addressOf(order);
  // The secret stands in the fragment, so that no server and no log sees it.
  const confirmUrl =
    verified || !order.accountId ? null : at(`/my-books#mail:${confirmToken(deps.secret, order.accountId, email)}`);
  if (kind === 'bookReady') {
    const download = order.downloads[0];
    if (!download) throw new Error(`Order ${order.id} has no download to mail`);
    return renderMail('bookReady', order.language, {
      ...hero,
      file: verified
        ? {
            downloadUrl: `${deps.shopUrl}${downloadPath(deps.secret, download.id)}`,
            linkDays: DOWNLOAD_DAYS,
            availableUntil: download.expiresAt,
            timeZone,
          }
        : null,
      myBooksUrl: confirmUrl ?? at('/my-books'),
    });
  }
  if (kind === 'orderRefunded') {
    const total = formatPrice(order.totalMinor ?? 0, order.currency);
    return renderMail('orderRefunded', order.language, { ...hero, orderNumber: order.number, total });
  }
  return renderMail('orderPaid', order.language, {
    childName: hero.childName,
    orderNumber: order.number,
    format: order.tier,
    lines: order.lines.map((line) => ({
      label: deps.lineName(line.priceId as PriceId, order.language),
      amount: formatPrice(line.unitMinor * line.quantity, order.currency),
    })),
    total: formatPrice(order.totalMinor ?? 0, order.currency),
    paidAt: order.paidAt ?? deps.now(),
    timeZone,
    confirmUrl,
    nextUrl: at(`/order-confirmation/${order.id}`),
    shippingBusinessDays: PRICE_TABLE.printed.deliveryDays ?? 0,
  });
}

/** Sends one mail of an order, once: a repeated job finds it sent. Throws to be tried again. */
export async function handleOrderMail({ orderId, kind, key }: Mail, deps: Deps): Promise<void> {
  const [order, message] = await Promise.all([orderById(deps.db, orderId), messageByKey(deps.db, key)]);
  if (!order?.bookId || !message || message.sentAt) return;
  const book = await bookById(deps.db, order.bookId);
  const told = book && storyOf(book);
  if (!told) return;
  const mail = render(kind, order, { childName: book.childName ?? '', bookTitle: told.title }, deps);
  const sent = await deps.email.send({ to: addressOf(order).email, ...mail, key });
  if (!sent.ok) {
    // A mistyped address stays wrong however often it is tried.
    if (sent.data?.permanent) return giveUpOrderMail({ orderId, key }, deps);
    throw new Error(`Mail ${key} was not delivered`);
  }
  await markMessageSent(deps.db, key, sent.value.providerId, deps.now());
}
