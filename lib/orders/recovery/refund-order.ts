import { findRefundByKey, getRefundableMinor, planRefund } from '@/lib/payments/server';
import type { Db } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, ok, type Result } from '@/lib/platform/result';
import { findOrderByNumber, findOrderWithPayments, lockOrder } from '../repository';
import { moveToRefunded, requestRefund } from './refunds';

type RefundInput = {
  readonly orderNumber: string;
  /** Minor units; missing: everything that is left. */
  readonly amountMinor?: number | undefined;
  /** For the shop's own record; the customer does not see it. */
  readonly note?: string | undefined;
  /** The same key refunds once. */
  readonly key: string;
};
type RequestedRefund = {
  readonly orderId: string;
  readonly currency: string;
  /** Minor units that go back now. */
  readonly amountMinor: number;
  /** Minor units that could still go back afterwards. */
  readonly remainingMinor: number;
};

/** Staff give back a part or all of what an order cost. The job makes the refund and mails the customer. */
export async function refundOrder(
  { orderNumber, amountMinor, note, key }: RefundInput,
  { db, enqueue, now }: { readonly db: Db; readonly enqueue: Enqueue; readonly now: Date },
): Promise<Result<RequestedRefund, 'not_found' | 'nothing_to_refund' | 'refund_amount_invalid'>> {
  return db.$transaction(async (tx) => {
    const found = await findOrderByNumber(tx, orderNumber);
    if (!found) return fail('not_found');
    await lockOrder(tx, found.id);
    const order = await findOrderWithPayments(tx, found.id);
    if (!order) return fail('not_found');
    const availableMinor = order.payments.reduce((total, payment) => total + getRefundableMinor(payment), 0);
    const given = { orderId: order.id, currency: order.currency };
    // One staff request may need several payments, each with a key of its own.
    const keyOf = (paymentId: string) => `${key}:${paymentId}`;
    for (const { id } of order.payments) {
      const repeated = await findRefundByKey(tx, keyOf(id));
      if (repeated) return ok({ ...given, amountMinor: repeated.amountMinor, remainingMinor: availableMinor });
    }
    // Coupon and credits paid it whole: ending it gives them back.
    if (order.totalMinor === 0 && amountMinor === undefined && (await moveToRefunded(tx, order, 'staff', now))) {
      return ok({ ...given, amountMinor: 0, remainingMinor: 0 });
    }
    const plan = planRefund(order.payments, amountMinor);
    if (!plan.ok) return plan;
    for (const part of plan.value) {
      await requestRefund(tx, { ...part, reason: 'staff', key: keyOf(part.paymentId), note }, { enqueue, now });
    }
    const amount = plan.value.reduce((total, part) => total + part.amountMinor, 0);
    return ok({ ...given, amountMinor: amount, remainingMinor: availableMinor - amount });
  });
}
