import { type LedgerDeps, renderEmail, sendOnce } from '@/lib/email/server';
import { localePath } from '@/lib/markets';
import { findRefund } from '@/lib/payments/server';
import { alarm } from '@/lib/platform/logging/alarm';
import { formatPrice } from '@/lib/prices';
import { getOrderAddress, recordRefusal } from '../order-address';
import { findRefundedOrder } from './repository';

type Payload = { readonly refundId: string; readonly key: string };

type RefundedOrder = NonNullable<Awaited<ReturnType<typeof findRefundedOrder>>>;

/** Where the buyer finds the order: a class and a company have pages of their own. */
function getShownPage({ kindergarten, company, country, language }: RefundedOrder, shopUrl: string) {
  const urlOf = (path: string) => `${shopUrl}${localePath(country, language, path)}`;
  if (kindergarten) return { shownOn: 'class', pageUrl: urlOf(`/kindergarten/${kindergarten.id}`) } as const;
  if (company) return { shownOn: 'company', pageUrl: urlOf(`/company/${company.linkToken}/dashboard`) } as const;
  return { shownOn: 'myBooks', pageUrl: urlOf('/my-books') } as const;
}

/** Mails the parent about one refund, exactly once, also when the book is deleted. Throws to retry. */
export async function handleRefundMail(
  { refundId, key }: Payload,
  deps: LedgerDeps & { readonly shopUrl: string },
): Promise<void> {
  const refund = await findRefund(deps.db, refundId);
  const order = refund && (await findRefundedOrder(deps.db, refund.payment.orderId));
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
        ...getShownPage(order, deps.shopUrl),
      }),
    { ...deps, onSettled: recordRefusal(order.accountId, to, deps.now) },
  );
  if (outcome === 'failed') throw new Error(`Mail ${key} was not delivered`);
  if (outcome === 'gave_up') alarm('mail_failed', { orderId: order.id, mail: 'paymentRefunded' });
}
