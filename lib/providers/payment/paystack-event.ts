import { z } from 'zod';
import { transactionSchema } from './paystack-api';
import type { PaymentEvent } from './port';

const PROVIDER = 'paystack';

const eventSchema = z.object({ event: z.string(), data: z.unknown() });
const chargeSchema = transactionSchema.extend({
  // Empty text when the transaction has none.
  metadata: z.union([z.object({ paymentId: z.string().optional() }), z.string(), z.null()]).optional(),
});
const disputeSchema = z.object({
  id: z.union([z.number(), z.string()]),
  currency: z.string().nullish(),
  resolution: z.string().nullish(),
  transaction: transactionSchema,
});
const refundSchema = z.object({ transaction_reference: z.string() });

/** A webhook in terms of Paystack: ours, about a refund whose total must be asked for, or irrelevant. */
type PaystackEvent =
  | { readonly kind: 'event'; readonly event: PaymentEvent }
  | { readonly kind: 'refund'; readonly reference: string; readonly failed: boolean }
  | null;

/** Parses a verified webhook. Paystack gives its events no id: what they are about identifies them. */
export function parsePaystackEvent(rawBody: string): PaystackEvent {
  const { event, data } = eventSchema.parse(JSON.parse(rawBody));
  switch (event) {
    case 'charge.success':
      return fromCharge(chargeSchema.parse(data));
    case 'charge.dispute.create':
    case 'charge.dispute.resolve':
      return fromDispute(event, disputeSchema.parse(data));
    case 'refund.processed':
    case 'refund.failed':
    case 'refund.needs-attention':
      return {
        kind: 'refund',
        reference: refundSchema.parse(data).transaction_reference,
        failed: !/processed$/.test(event),
      };
    default:
      return null;
  }
}

function fromCharge(charge: z.infer<typeof chargeSchema>): PaystackEvent {
  const { metadata } = charge;
  // A transaction without our reference belongs to another product on the same account.
  const isOurs = typeof metadata === 'object' && metadata?.paymentId === charge.reference;
  return isOurs ? { kind: 'event', event: toPaidEvent(charge, `charge.success:${charge.id}`) } : null;
}

function fromDispute(event: string, dispute: z.infer<typeof disputeSchema>): PaystackEvent {
  const { id, transaction, resolution } = dispute;
  const ended = resolution === 'declined' ? 'dispute_won' : 'dispute_lost';
  const kind = event === 'charge.dispute.create' ? 'disputed' : ended;
  return { kind: 'event', event: { ...toPaidEvent(transaction, `${event}:${id}`), kind } };
}

/** The event of a successful transaction. */
export const toPaidEvent = (
  { reference, amount, currency }: z.infer<typeof transactionSchema>,
  eventId: string,
): PaymentEvent => ({
  provider: PROVIDER,
  eventId,
  kind: 'paid',
  paymentId: reference,
  providerReference: reference,
  amountMinor: amount,
  currency: currency.toUpperCase(),
});
