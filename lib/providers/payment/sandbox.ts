import { z } from 'zod';
import { fail, ok } from '@/lib/platform/result';
import { createSignature, verifySignature } from '@/lib/platform/tokens';
import { toCheckoutLines } from './checkout-lines';
import { PAYMENT_EVENT_KINDS, type PaymentEvent, type PaymentPort } from './port';

type SandboxPaymentOptions = {
  readonly secret: string;
  /** Origin of the shop, without a trailing slash. */
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
/** Data of the sandbox's checkout page. */
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
  /** The checkout of a page token, or `null` for a token that we did not sign. */
  readSandboxToken(token: string): SandboxCheckout | null;
  /** Creates a webhook like a provider's: the same event always has the same body and signature. */
  signSandboxEvent(event: Omit<PaymentEvent, 'provider'>): {
    readonly rawBody: string;
    readonly headers: Readonly<Record<string, string>>;
  };
};

/**
 * A simulated payment provider: its checkout is a page of the shop whose URL contains all data, signed, so that nothing
 * is stored. The page posts real webhooks to the shop.
 */
export function createSandboxPayment({ secret, baseUrl }: SandboxPaymentOptions): SandboxPayment {
  return {
    name: 'sandbox',

    async openCheckout(request) {
      const checkout: SandboxCheckout = {
        orderId: request.orderId,
        paymentId: request.paymentId,
        providerReference: `sandbox_${request.paymentId}`,
        lines: toCheckoutLines(request).map(({ name, amountMinor, quantity }) => ({ name, amountMinor, quantity })),
        totalMinor: request.totalMinor,
        currency: request.currency,
        language: request.language,
        successUrl: request.successUrl,
        cancelUrl: request.cancelUrl,
        ...(request.expiresAt && { expiresAtMs: request.expiresAt.getTime() }),
      };
      const payload = Buffer.from(JSON.stringify(checkout)).toString('base64url');
      const token = `${payload}.${createSignature(secret, 'checkout', payload)}`;
      return ok({ url: `${baseUrl}/sandbox/checkout/${token}`, providerReference: checkout.providerReference });
    },

    async readEvent(rawBody, headers) {
      const signature = headers.get(SIGNATURE_HEADER) ?? '';
      if (!verifySignature(secret, 'event', rawBody, signature)) return fail('webhook_signature_invalid');
      return ok(eventSchema.parse(JSON.parse(rawBody)));
    },

    // Nothing is stored: what was chosen on the sandbox's page arrives by webhook or not at all.
    readStatus: async () => ok([]),

    async refund(providerReference, amountMinor, idempotencyKey) {
      if (!providerReference.startsWith('sandbox_') || amountMinor <= 0) {
        return fail('payment_unavailable', { reason: 'nothing_to_refund' });
      }
      return ok({ refundReference: `sandbox_refund_${idempotencyKey}` });
    },

    readSandboxToken(token) {
      const [payload, signature, ...rest] = token.split('.');
      if (!payload || !signature || rest.length > 0) return null;
      if (!verifySignature(secret, 'checkout', payload, signature)) return null;
      return checkoutSchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
    },

    signSandboxEvent(event) {
      const rawBody = JSON.stringify({ ...event, provider: 'sandbox' });
      return {
        rawBody,
        headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: createSignature(secret, 'event', rawBody) },
      };
    },
  };
}
