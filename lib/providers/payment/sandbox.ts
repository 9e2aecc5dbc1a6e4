import { z } from 'zod';
import { fail, ok } from '@/lib/platform/result';
import { isSigned, sign } from '../signature';
import { chargeableLines } from './lines';
import { PAYMENT_EVENT_KINDS, type PaymentEvent, type PaymentPort } from './port';

type SandboxPaymentOptions = {
  readonly secret: string;
  /** Origin of the shop, without a slash at the end. */
  readonly baseUrl: string;
};

const checkoutSchema = z.object({
  orderId: z.string(),
  paymentId: z.string(),
  providerReference: z.string(),
  lines: z.array(z.object({ name: z.string(), amountMinor: z.int(), quantity: z.int() })),
  totalMinor: z.int(),
  currency: z.enum(['ILS', 'USD', 'KES']),
  language: z.string(),
  successUrl: z.string(),
  cancelUrl: z.string(),
  expiresAtMs: z.int().optional(),
});
/** What the sandbox's checkout page shows and acts on. */
export type SandboxCheckout = z.infer<typeof checkoutSchema>;

const eventSchema: z.ZodType<PaymentEvent> = z.object({
  provider: z.literal('sandbox'),
  eventId: z.string().min(1),
  kind: z.enum(PAYMENT_EVENT_KINDS),
  paymentId: z.string().min(1),
  providerReference: z.string().min(1),
  amountMinor: z.int().nonnegative(),
  currency: z.string(),
});

const SIGNATURE_HEADER = 'x-sandbox-signature';

export type SandboxPayment = PaymentPort & {
  /** The checkout behind a page address, or `null` for a token that we did not sign. */
  readSandboxToken(token: string): SandboxCheckout | null;
  /** A webhook as a provider would post it: same body, same signature, however late or often it is sent. */
  signSandboxEvent(event: Omit<PaymentEvent, 'provider'>): {
    readonly rawBody: string;
    readonly headers: Readonly<Record<string, string>>;
  };
};

/**
 * A payment provider without a provider: its checkout is a page of the shop whose address carries everything,
 * signed, so that nothing is stored. The page's outcomes are real webhooks, posted to the shop.
 */
export function sandboxPayment({ secret, baseUrl }: SandboxPaymentOptions): SandboxPayment {
  return {
    name: 'sandbox',

    async openCheckout(request) {
      const checkout: SandboxCheckout = {
        orderId: request.orderId,
        paymentId: request.paymentId,
        providerReference: `sandbox_${request.paymentId}`,
        lines: chargeableLines(request).map(({ name, amountMinor, quantity }) => ({ name, amountMinor, quantity })),
        totalMinor: request.totalMinor,
        currency: request.currency,
        language: request.language,
        successUrl: request.successUrl,
        cancelUrl: request.cancelUrl,
        ...(request.expiresAt && { expiresAtMs: request.expiresAt.getTime() }),
      };
      const payload = Buffer.from(JSON.stringify(checkout)).toString('base64url');
      const token = `${payload}.${sign(secret, 'checkout', payload)}`;
      return ok({ url: `${baseUrl}/sandbox/checkout/${token}`, providerReference: checkout.providerReference });
    },

    async readEvent(rawBody, headers) {
      const signature = headers.get(SIGNATURE_HEADER) ?? '';
      if (!isSigned(secret, 'event', rawBody, signature)) return fail('webhook_signature_invalid');
      return ok(eventSchema.parse(JSON.parse(rawBody)));
    },

    async refund(providerReference, amountMinor, idempotencyKey) {
      if (!providerReference.startsWith('sandbox_') || amountMinor <= 0) {
        return fail('payment_unavailable', { reason: 'nothing_to_refund' });
      }
      return ok({ refundReference: `sandbox_refund_${idempotencyKey}` });
    },

    readSandboxToken(token) {
      const [payload, signature, ...rest] = token.split('.');
      if (!payload || !signature || rest.length > 0) return null;
      if (!isSigned(secret, 'checkout', payload, signature)) return null;
      return checkoutSchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
    },

    signSandboxEvent(event) {
      const rawBody = JSON.stringify({ ...event, provider: 'sandbox' });
      return {
        rawBody,
        headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: sign(secret, 'event', rawBody) },
      };
    },
  };
}
