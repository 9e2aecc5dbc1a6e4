import { createHmac, timingSafeEqual } from 'node:crypto';
import { fail, ok, type Result } from '@/lib/platform/result';
import { toCheckoutLines } from './checkout-lines';
import {
  type CallPaystack,
  checkoutSchema,
  createPaystackApi,
  type PaystackOptions,
  refundListSchema,
  refundSchema,
  transactionSchema,
} from './paystack-api';
import { parsePaystackEvent, toPaidEvent } from './paystack-event';
import type { CheckoutRequest, PaymentEvent, PaymentPort } from './port';

type OpenedCheckout = Awaited<ReturnType<PaymentPort['openCheckout']>>;
type Refunded = Awaited<ReturnType<PaymentPort['refund']>>;

/** M-Pesa first: the usual way to pay in Kenya. */
const CHANNELS = ['mobile_money', 'card'] as const;
/** How many of this process's checkouts are remembered. */
const REMEMBERED = 1000;

/**
 * Payments through Paystack's hosted page, in shillings with M-Pesa and cards. Our payment id is the transaction's
 * reference, which Paystack accepts once: a repeated call in this process gets the same checkout, and after a restart
 * it is `payment_unavailable`, so that the next try is a payment of its own.
 */
export function createPaystackPayment(options: PaystackOptions): PaymentPort {
  const call = createPaystackApi(options);
  const checkouts = new Map<string, Promise<OpenedCheckout>>();
  const refunds = new Map<string, Promise<Refunded>>();

  return {
    name: 'paystack',

    async openCheckout(request) {
      const body = toInitializeBody(request);
      return remember(checkouts, request.paymentId, async () => {
        const opened = await call({ method: 'POST', path: '/transaction/initialize', body }, checkoutSchema);
        if (!opened.ok) return opened;
        const { authorization_url: url, reference } = opened.value;
        return ok({ url, providerReference: reference });
      });
    },

    async readEvent(rawBody, headers) {
      if (!isSigned(rawBody, headers.get('x-paystack-signature') ?? '', options.secretKey)) {
        return fail('webhook_signature_invalid');
      }
      const parsed = parsePaystackEvent(rawBody);
      if (parsed?.kind !== 'refund') return ok(parsed?.event ?? null);
      const refunded = await readRefunded(call, parsed.reference);
      // Paystack sends the event again.
      if (!refunded.ok) throw new Error(`Refunds of ${parsed.reference} could not be read`);
      if (!parsed.failed) return ok(refunded.value);
      const { eventId, ...about } = refunded.value;
      return ok({ ...about, eventId: `failed:${eventId}`, kind: 'refund_failed' });
    },

    async readStatus({ paymentId }) {
      const path = `/transaction/verify/${encodeURIComponent(paymentId)}`;
      const found = await call({ method: 'GET', path }, transactionSchema);
      // Never opened at Paystack, or not paid yet.
      if (!found.ok) return found.data?.reason === 'transaction_not_found' ? ok([]) : found;
      const { status } = found.value;
      if (status !== 'success' && status !== 'reversed') return ok([]);
      const refunded = await readRefunded(call, paymentId, found.value);
      if (!refunded.ok) return refunded;
      const paid = toPaidEvent(found.value, `status:${paymentId}`);
      return ok(refunded.value.amountMinor > 0 ? [paid, refunded.value] : [paid]);
    },

    refund: (providerReference, amountMinor, idempotencyKey) =>
      remember(refunds, idempotencyKey, () => makeRefund(call, providerReference, amountMinor, idempotencyKey)),
  };
}

function toInitializeBody(request: CheckoutRequest) {
  // Throws when the lines do not add up; Paystack's page shows the total only.
  const lines = toCheckoutLines(request);
  return {
    email: request.email,
    amount: String(request.totalMinor),
    currency: request.currency,
    reference: request.paymentId,
    callback_url: request.successUrl,
    channels: CHANNELS,
    metadata: {
      paymentId: request.paymentId,
      orderId: request.orderId,
      cancel_action: request.cancelUrl,
      custom_fields: lines.map(({ name, quantity }, index) => ({
        display_name: name,
        variable_name: `line_${index + 1}`,
        value: String(quantity),
      })),
    },
  };
}

/** Paystack signs the raw body with the secret key: HMAC SHA-512 in hexadecimal. */
function isSigned(rawBody: string, signature: string, secretKey: string): boolean {
  const expected = createHmac('sha512', secretKey).update(rawBody).digest();
  const given = Buffer.from(signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

type Transaction = { readonly id: number; readonly reference: string; readonly currency: string };

async function listRefunds(call: CallPaystack, transactionId: number) {
  return call({ method: 'GET', path: `/refund?transaction=${transactionId}&perPage=100` }, refundListSchema);
}

/** Everything that went back of a transaction, as one event: the port counts totals, Paystack single refunds. */
async function readRefunded(
  call: CallPaystack,
  reference: string,
  known?: Transaction,
): Promise<Result<PaymentEvent, 'payment_unavailable'>> {
  const path = `/transaction/verify/${encodeURIComponent(reference)}`;
  const found = known ? ok(known) : await call({ method: 'GET', path }, transactionSchema);
  if (!found.ok) return found;
  const { id, currency } = found.value;
  const listed = await listRefunds(call, id);
  if (!listed.ok) return listed;
  const total = listed.value.reduce((sum, { status, amount }) => sum + (status === 'processed' ? amount : 0), 0);
  const eventId = `refunded:${reference}:${total}`;
  const paid = toPaidEvent({ id, reference, amount: total, currency, status: 'success' }, eventId);
  return ok({ ...paid, kind: 'refunded' });
}

/** Paystack knows no idempotency keys for refunds: ours stands in the merchant's note, and is looked for first. */
async function makeRefund(call: CallPaystack, reference: string, amount: number, key: string): Promise<Refunded> {
  const path = `/transaction/verify/${encodeURIComponent(reference)}`;
  const found = await call({ method: 'GET', path }, transactionSchema);
  if (!found.ok) return found;
  const listed = await listRefunds(call, found.value.id);
  if (!listed.ok) return listed;
  const earlier = listed.value.find(({ merchant_note: note, status }) => note === key && status !== 'failed');
  if (earlier) return ok({ refundReference: String(earlier.id) });
  const body = { transaction: reference, amount, merchant_note: key };
  const made = await call({ method: 'POST', path: '/refund', body }, refundSchema);
  return made.ok ? ok({ refundReference: String(made.value.id) }) : made;
}

/** One call per key; a failed one is forgotten. */
async function remember<Answer extends { readonly ok: boolean }>(
  memory: Map<string, Promise<Answer>>,
  key: string,
  run: () => Promise<Answer>,
): Promise<Answer> {
  const known = memory.get(key);
  if (known) return known;
  const running = run();
  memory.set(key, running);
  const [oldest] = memory.keys();
  if (memory.size > REMEMBERED && oldest) memory.delete(oldest);
  const answer = await running.catch((error: unknown) => {
    memory.delete(key);
    throw error;
  });
  if (!answer.ok) memory.delete(key);
  return answer;
}
