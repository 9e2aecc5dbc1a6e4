import { handleRefund } from '@/lib/orders/recovery/refund.handler';
import type { Db } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import type { PaymentPort } from '@/lib/providers/payment/port';
import { sandboxProvider } from './checkout-flow';
import { NOW } from './time';

type Shop = { readonly db: Db; readonly enqueue: Enqueue };

/** The worker's side of refunds, with the real handler. */
export function createRefundFlow(shop: Shop) {
  return {
    /** Runs the jobs of a payment's refunds, also of those that are made. */
    async runRefunds(paymentId: string, payment: PaymentPort = sandboxProvider, now = NOW): Promise<void> {
      const { db, enqueue } = shop;
      const refunds = await db.refund.findMany({ where: { paymentId }, orderBy: { requestedAt: 'asc' } });
      const deps = { db, enqueue, findProvider: () => payment, now: () => now };
      for (const { id } of refunds) await handleRefund({ refundId: id }, deps);
    },
    /** The ledger of a payment: `[amount, made or not]`, oldest first. */
    async listLedger(paymentId: string): Promise<readonly (readonly [number, boolean])[]> {
      const refunds = await shop.db.refund.findMany({ where: { paymentId }, orderBy: [{ requestedAt: 'asc' }] });
      return refunds.map(({ amountMinor, refundedAt }) => [amountMinor, refundedAt !== null]);
    },
  };
}

/** A provider that records refunds, once per key like a real one. */
export function createCountingProvider() {
  const given = new Map<string, number>();
  const payment: PaymentPort = {
    ...sandboxProvider,
    refund: (reference, amountMinor, key) => {
      given.set(key, amountMinor);
      return sandboxProvider.refund(reference, amountMinor, key);
    },
  };
  return { payment, given };
}
