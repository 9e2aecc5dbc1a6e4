import Stripe from 'stripe';
import { fail, ok } from '@/lib/platform/result';
import { chargeableLines } from './lines';
import type { CheckoutRequest, PaymentPort } from './port';
import { fromDispute, readDispute, toPaymentEvent } from './stripe-event';

type StripeOptions = {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Another address of the API, for a proxy or a test. */
  readonly apiBase?: string;
  /** Milliseconds for one attempt. */
  readonly timeoutMs?: number;
};

const DEFAULT_TIMEOUT_MS = 10_000;
const NETWORK_RETRIES = 2;

/** Languages that Stripe's hosted checkout speaks; it has neither Hebrew nor Arabic, where the browser decides. */
const CHECKOUT_LOCALES: Readonly<Record<string, 'en' | 'ru'>> = { en: 'en', ru: 'ru' };

/** Payments through Stripe Checkout. Repeating a call with the same payment id opens the same checkout. */
export function stripePayment(options: StripeOptions): PaymentPort {
  const stripe = new Stripe(options.secretKey, {
    timeout: options.timeoutMs ?? DEFAULT_TIMEOUT_MS,
    maxNetworkRetries: NETWORK_RETRIES,
    telemetry: false,
    ...(options.apiBase && addressOf(options.apiBase)),
  });

  return {
    name: 'stripe',

    async openCheckout(request) {
      const params = sessionParams(request);
      try {
        const session = await stripe.checkout.sessions.create(params, { idempotencyKey: request.paymentId });
        if (!session.url) return fail('payment_unavailable', { reason: 'session_without_url' });
        return ok({ url: session.url, providerReference: session.id });
      } catch (error) {
        return unavailable(error);
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
      const disputed = readDispute(event);
      if (!disputed) return ok(toPaymentEvent(event));
      const { payment_intent: of } = disputed.dispute;
      // When Stripe does not answer this throws, and the event comes again.
      const intent = typeof of === 'string' ? await stripe.paymentIntents.retrieve(of) : of;
      return ok(intent && fromDispute(event.id, disputed, intent));
    },

    async refund(providerReference, amountMinor, idempotencyKey) {
      try {
        const paymentIntent = await paymentIntentOf(stripe, providerReference);
        if (!paymentIntent) return fail('payment_unavailable', { reason: 'session_not_paid' });
        const refund = await stripe.refunds.create(
          { payment_intent: paymentIntent, amount: amountMinor },
          { idempotencyKey },
        );
        if (refund.status === 'failed') return fail('payment_unavailable', { reason: 'refund_failed' });
        return ok({ refundReference: refund.id });
      } catch (error) {
        return unavailable(error);
      }
    },
  };
}

function sessionParams(request: CheckoutRequest): Stripe.Checkout.SessionCreateParams {
  const metadata = { orderId: request.orderId, paymentId: request.paymentId };
  return {
    mode: 'payment',
    submit_type: 'pay',
    line_items: chargeableLines(request).map((line) => ({
      quantity: line.quantity,
      price_data: {
        currency: request.currency.toLowerCase(),
        unit_amount: line.amountMinor,
        product_data: { name: line.name },
      },
    })),
    client_reference_id: request.paymentId,
    metadata,
    // Copied by Stripe to the charge, so that a refund's webhook names our payment.
    payment_intent_data: { metadata },
    customer_email: request.email,
    locale: CHECKOUT_LOCALES[request.language] ?? 'auto',
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    ...(request.expiresAt && { expires_at: Math.floor(request.expiresAt.getTime() / 1000) }),
  };
}

/** Refunds go to the payment intent, which a checkout session has only once it is paid. */
async function paymentIntentOf(stripe: Stripe, providerReference: string): Promise<string | null> {
  if (!providerReference.startsWith('cs_')) return providerReference;
  const session = await stripe.checkout.sessions.retrieve(providerReference);
  return typeof session.payment_intent === 'string' ? session.payment_intent : (session.payment_intent?.id ?? null);
}

/** Stripe's own errors are expected; the reason is a code of theirs, without customer data. */
function unavailable(error: unknown) {
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  return fail('payment_unavailable', { reason: error.code ?? error.type });
}

function addressOf(apiBase: string): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  const url = new URL(apiBase);
  const protocol = url.protocol === 'http:' ? 'http' : 'https';
  return { host: url.hostname, port: url.port || (protocol === 'http' ? 80 : 443), protocol };
}
