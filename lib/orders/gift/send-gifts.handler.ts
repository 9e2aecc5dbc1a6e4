import { findBookWords, makeMailCover, renderBookStory } from '@/lib/books/server';
import { type LedgerDeps, recordEmail, renderEmail, type SendOutcome, sendOnce } from '@/lib/email/server';
import { COUNTRIES, localePath } from '@/lib/markets';
import type { Tx } from '@/lib/platform/db';
import { sha256 } from '@/lib/platform/ids';
import type { Enqueue } from '@/lib/platform/jobs';
import { orderMailJob } from '../jobs';
import type { CoverDeps } from '../mail/mail-cover';
import { findOrderWithGift, lockOrder, type OrderRow } from '../repository';
import type { OrderWithGift } from '../selects';
import { getGiftExpiry, getGiftPath } from './open-gift';
import { remindToReview } from './remind-to-review';
import { listWaitingGifts, settleMail } from './repository';
import { isGiftDue } from './send-time';

type Deps = LedgerDeps & CoverDeps & { readonly enqueue: Enqueue; readonly shopUrl: string; readonly secret: string };
type GiftRow = NonNullable<OrderWithGift['gift']>;

/**
 * Mails the gifts whose time has come and which their buyers have looked through, each once, however often it runs, and
 * reminds the buyers of the others. Throws at the end if some must be retried.
 */
export async function handleSendGifts(deps: Deps): Promise<void> {
  const waiting = await listWaitingGifts(deps.db);
  await remindToReview(waiting, deps);
  const failures: unknown[] = [];
  for (const { orderId } of waiting.filter((gift) => isGiftDue(gift, deps.now()))) {
    // One gift that cannot be sent does not hold up the others.
    const outcome = await sendGift(orderId, deps).catch((thrown: unknown) => {
      failures.push(thrown);
    });
    if (outcome === 'failed') failures.push(new Error(`The gift of order ${orderId} was not delivered`));
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} gifts were not delivered`);
}

/**
 * The buyer has chosen the recipient, which is the leave to mail the file to an address that nobody has confirmed
 * (rulings, "Flow"); the link is the buyer's to close. Another address is another mail.
 */
async function sendGift(orderId: string, deps: Deps): Promise<SendOutcome> {
  const { db, now } = deps;
  const order = await findOrderWithGift(db, orderId);
  const gift = order?.gift;
  if (!order || !gift?.recipientEmail) return 'skipped';
  const { language, accountId } = order;
  const key = `giftBook:${orderId}:${sha256(gift.recipientEmail).slice(0, 16)}`;
  await recordEmail(db, { key, kind: 'giftBook', language, accountId }, now());
  const to = gift.recipientEmail;
  const onSettled = (tx: Tx, outcome: 'sent' | 'gave_up') => settleGift(tx, { order, to }, outcome, deps);
  return sendOnce(key, { to }, () => renderGift(order, gift, deps), { ...deps, onSettled });
}

async function renderGift(order: OrderRow, gift: GiftRow, { db, storage, now, shopUrl, secret }: Deps) {
  const book = order.bookId ? await findBookWords(db, order.bookId) : null;
  const story = book && renderBookStory(book);
  if (!story) return null;
  const jpeg = await makeMailCover(book.id, { showsAdvanced: true }, { db, storage });
  const words = {
    childName: book.childName ?? '',
    bookTitle: story.title,
    recipientName: gift.recipientName,
    senderName: gift.senderName ?? '',
    message: gift.message ?? '',
    giftUrl: `${shopUrl}${localePath(order.country, order.language, getGiftPath(secret, order.id))}`,
    availableUntil: getGiftExpiry(now()),
    timeZone: COUNTRIES[order.country].timeZone,
  };
  return renderEmail('giftBook', order.language, words, jpeg && { jpeg, title: story.title });
}

/** Records what became of the mail and tells the buyer, in one transaction. */
async function settleGift(
  tx: Tx,
  { order, to }: { readonly order: OrderRow; readonly to: string },
  outcome: 'sent' | 'gave_up',
  { enqueue, now }: Deps,
): Promise<void> {
  const { id: orderId, language, accountId } = order;
  await lockOrder(tx, orderId);
  // An address that was changed meanwhile gets a mail of its own.
  await settleMail(tx, { orderId, to }, outcome === 'sent' ? { sentAt: now() } : { revokedAt: now() });
  const kind = outcome === 'sent' ? 'giftSent' : 'giftReturned';
  const key = [kind, orderId, ...(outcome === 'sent' ? [] : [now().getTime()])].join(':');
  if (await recordEmail(tx, { key, kind, language, orderId, accountId }, now())) {
    await enqueue(tx, orderMailJob, { orderId, kind, key }, { key });
  }
}
