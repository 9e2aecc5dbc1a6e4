import type { Db } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import type { ReceiptInput } from '@/lib/typesetting/server';
import { findReceiptOrder } from '../repository';
import type { OrderWithReceipt } from '../selects';
import { createReceiptContent, type ReceiptOrder } from './receipt-content';

type Deps = {
  readonly db: Db;
  readonly accountId: string;
  /** Typesets the receipt (`typesetReceipt`). */
  readonly typeset: (receipt: ReceiptInput) => Promise<Result<Uint8Array>>;
};

/** The receipt of a paid order for its owner, also after a refund or when its book is deleted (rulings, "Money"). */
export async function makeReceipt(
  orderId: string,
  { db, accountId, typeset }: Deps,
): Promise<Result<{ readonly pdf: Uint8Array; readonly number: string }>> {
  const row = await findReceiptOrder(db, orderId, accountId);
  const order = row && toReceiptOrder(row);
  if (!order) return fail('not_found');
  const typesetted = await typeset(createReceiptContent(order));
  return typesetted.ok ? ok({ pdf: typesetted.value, number: order.number }) : typesetted;
}

/** Reasons of refunds of payments that bought nothing. */
const SUPERFLUOUS: ReadonlySet<string> = new Set(['duplicate', 'not_producible']);

/** The payment that bought the order, with what was given back of it; a duplicate that went back is not on it. */
function toReceiptOrder(order: OrderWithReceipt): ReceiptOrder | null {
  const { paidAt, totalMinor } = order;
  if (!paidAt || totalMinor === null) return null;
  const settled = order.payments.filter(({ state }) => state === 'paid' || state === 'refunded');
  const bought = settled.find(({ refunds }) => refunds.every(({ reason }) => !SUPERFLUOUS.has(reason))) ?? null;
  const refunds = (bought?.refunds ?? []).flatMap(({ amountMinor, refundedAt }) =>
    refundedAt ? [{ amountMinor, refundedAt }] : [],
  );
  return { ...order, paidAt, totalMinor, provider: bought?.provider ?? null, refunds };
}
