import { type LedgerDeps, renderEmail, sendOnce } from '@/lib/email/server';
import { localePath } from '@/lib/markets';
import { findRefund } from '@/lib/payments/server';
import { alarm } from '@/lib/platform/alarm';
import { formatPrice } from '@/lib/prices';
import { getOrderAddress, recordRefusal } from '../order-address';
import { findOrderWithContact } from '../repository';

type Payload = { readonly refundId: string; readonly key: string };

/** Mails the parent about one refund, exactly once, also when the book is deleted. Throws to retry. */
export async function handleRefundMail(
  { refundId, key }: Payload,
  deps: LedgerDeps & { readonly shopUrl: string },
): Promise<void> {
  const refund = await findRefund(deps.db, refundId);
  const order = refund && (await findOrderWithContact(deps.db, refund.payment.orderId));
  if (!order) return;
  const { amountMinor, payment } = refund;
  const to = getOrderAddress(order).email;
  const outcome = await sendOnce(
    key,
    { to },
    () =>
      renderEmail('paymentRefunded', order.language, {
        orderNumber: order.number,
        amount: formatPrice(amountMinor, payment.currency),
        paid: amountMinor < payment.amountMinor ? formatPrice(payment.amountMinor, payment.currency) : null,
        reason: refund.reason,
        myBooksUrl: `${deps.shopUrl}${localePath(order.country, order.language, '/my-books')}`,
      }),
    { ...deps, onSettled: recordRefusal(order.accountId, to, deps.now) },
  );
  if (outcome === 'failed') throw new Error(`Mail ${key} was not delivered`);
  if (outcome === 'gave_up') alarm('mail_failed', { orderId: order.id, mail: 'paymentRefunded' });
}
