import Stripe from 'stripe';
import { fail, ok } from '@/lib/platform/result';
import { toCheckoutLines } from './checkout-lines';
import type { CheckoutRequest, PaymentPort } from './port';
import { fromDispute, parseDispute, toPaymentEvent, toStatusEvents } from './stripe-event';

type StripeOptions = {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Another base URL of the API, for a proxy or a test. */
  readonly apiBase?: string;
  /** Timeout of one attempt in milliseconds. */
  readonly timeoutMs?: number;
};

const DEFAULT_TIMEOUT_MS = 10_000;
const NETWORK_RETRIES = 2;

/** Locales of Stripe's hosted checkout; it lacks Hebrew and Arabic, where the browser's language applies. */
const CHECKOUT_LOCALES: Readonly<Record<string, 'en' | 'ru'>> = { en: 'en', ru: 'ru' };

/** Payments through Stripe Checkout. Repeating a call with the same payment id opens the same checkout. */
export function createStripePayment(options: StripeOptions): PaymentPort {
  const stripe = new Stripe(options.secretKey, {
    timeout: options.timeoutMs ?? DEFAULT_TIMEOUT_MS,
    maxNetworkRetries: NETWORK_RETRIES,
    telemetry: false,
    ...(options.apiBase && parseApiBase(options.apiBase)),
  });

  return {
    name: 'stripe',

    async openCheckout(request) {
      const params = toSessionParams(request);
      try {
        const session = await stripe.checkout.sessions.create(params, { idempotencyKey: request.paymentId });
        if (!session.url) return fail('payment_unavailable', { reason: 'session_without_url' });
        return ok({ url: session.url, providerReference: session.id });
      } catch (error) {
        return toUnavailable(error);
      }
    },

    async readEvent(rawBody, headers) {
      const signature = headers.get('stripe-signature') ?? '';
      let event: Stripe.Event;
      try {
        event = await stripe.webhooks.constructEventAsync(rawBody, signature, options.webhookSecret);
      } catch {
        return fail('webhook_signature_invalid');
      }
      const disputed = parseDispute(event);
      if (!disputed) return ok(toPaymentEvent(event));
      const { payment_intent: of } = disputed.dispute;
      // If Stripe does not respond this throws, and Stripe sends the event again.
      const intent = typeof of === 'string' ? await stripe.paymentIntents.retrieve(of) : of;
      return ok(intent && fromDispute(event.id, disputed, intent));
    },

    async readStatus({ paymentId, providerReference }) {
      // Without a reference the customer never got the checkout's URL.
      if (!providerReference) return ok([]);
      try {
        const expand = ['payment_intent.latest_charge'];
        return ok(toStatusEvents(paymentId, await stripe.checkout.sessions.retrieve(providerReference, { expand })));
      } catch (error) {
        return toUnavailable(error);
      }
    },

    async refund(providerReference, amountMinor, idempotencyKey) {
      try {
        const paymentIntent = await findPaymentIntent(stripe, providerReference);
        if (!paymentIntent) return fail('payment_unavailable', { reason: 'session_not_paid' });
        const refund = await stripe.refunds.create(
          { payment_intent: paymentIntent, amount: amountMinor },
          { idempotencyKey },
        );
        if (refund.status === 'failed') return fail('payment_unavailable', { reason: 'refund_failed' });
        return ok({ refundReference: refund.id });
      } catch (error) {
        return toUnavailable(error);
      }
    },
  };
}

function toSessionParams(request: CheckoutRequest): Stripe.Checkout.SessionCreateParams {
  const metadata = { orderId: request.orderId, paymentId: request.paymentId };
  return {
    mode: 'payment',
    submit_type: 'pay',
    line_items: toCheckoutLines(request).map((line) => ({
      quantity: line.quantity,
      price_data: {
        currency: request.currency.toLowerCase(),
        unit_amount: line.amountMinor,
        product_data: { name: line.name },
      },
    })),
    client_reference_id: request.paymentId,
    metadata,
    // Stripe copies this to the charge, so that a refund's webhook identifies our payment.
    payment_intent_data: { metadata },
    customer_email: request.email,
    locale: CHECKOUT_LOCALES[request.language] ?? 'auto',
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    ...(request.expiresAt && { expires_at: Math.floor(request.expiresAt.getTime() / 1000) }),
  };
}

/** Refunds need the payment intent, which a checkout session has only once it is paid. */
async function findPaymentIntent(stripe: Stripe, providerReference: string): Promise<string | null> {
  if (!providerReference.startsWith('cs_')) return providerReference;
  const session = await stripe.checkout.sessions.retrieve(providerReference);
  return typeof session.payment_intent === 'string' ? session.payment_intent : (session.payment_intent?.id ?? null);
}

/** Stripe errors are expected; the reason is one of their codes, without customer data. */
function toUnavailable(error: unknown) {
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  return fail('payment_unavailable', { reason: error.code ?? error.type });
}

function parseApiBase(apiBase: string): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  const url = new URL(apiBase);
  const protocol = url.protocol === 'http:' ? 'http' : 'https';
  return { host: url.hostname, port: url.port || (protocol === 'http' ? 80 : 443), protocol };
}
