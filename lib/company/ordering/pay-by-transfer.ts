import { handlePaymentEvent, openCheckout } from '@/lib/orders/server';
import { findTransfer, TRANSFER_PROVIDER } from '@/lib/payments/server';
import type { Db } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, ok } from '@/lib/platform/result';
import type { PaymentEvent } from '@/lib/providers/payment/port';
import { getRecordedAccount, recordAction } from '../batch/record-action';
import { recordHrMail } from '../messages/record-message';
import { updateBatch } from '../repository';
import { orderBatch } from './order-batch';
import { createTransferPayment } from './transfer-payment';

type Deps = Parameters<typeof orderBatch>[1] & { readonly enqueue: Enqueue };

/**
 * Closes a batch and orders its books to be paid by bank transfer against the quote. Nothing is made until the shop has
 * the money; until then HR may pay by card instead, which cancels the transfer.
 */
export async function payBatchByTransfer(batchId: string, shownMinor: number, deps: Deps) {
  const { db, now, enqueue } = deps;
  const ordered = await orderBatch(batchId, deps);
  if (!ordered.ok) return ordered;
  const { orderId, tier } = ordered.value;
  const quoteUrl = `/api/company/${batchId}/quote`;
  const opened = await openCheckout(
    orderId,
    { tier, shownMinor, useCoupon: false, useCredits: false },
    { ...deps, payment: createTransferPayment(quoteUrl), urls: () => ({ success: quoteUrl, cancel: quoteUrl }) },
  );
  if (!opened.ok) return opened;
  await db.$transaction(async (tx) => {
    const batch = await updateBatch(tx, batchId, { transferAt: now });
    await recordHrMail(tx, batch, 'companyQuote', { enqueue, now }, now.toISOString());
    await recordAction(tx, { batchId, accountId: getRecordedAccount(deps), kind: 'transfer_requested' }, now);
  });
  return ok({ orderId, quoteUrl });
}

type Received = { readonly orderNumber: string; readonly amountMinor: number };

/**
 * The shop has received a bank transfer: the order is paid like by card, exactly once. `price_changed`: another amount
 * than the order's; nothing happens then.
 */
export async function receiveTransfer(
  { orderNumber, amountMinor }: Received,
  deps: { readonly db: Db; readonly enqueue: Enqueue; readonly now: Date },
) {
  const payment = await findTransfer(deps.db, orderNumber);
  if (!payment) return fail('not_found');
  if (payment.amountMinor !== amountMinor) return fail('price_changed', { expectedMinor: payment.amountMinor });
  const event: PaymentEvent = {
    provider: TRANSFER_PROVIDER,
    kind: 'paid',
    eventId: `received:${payment.id}`,
    paymentId: payment.id,
    providerReference: payment.id,
    amountMinor,
    currency: payment.currency,
  };
  return ok(await handlePaymentEvent(event, deps));
}
