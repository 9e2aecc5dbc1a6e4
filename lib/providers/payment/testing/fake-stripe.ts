import { type FakeReply, type FakeRequest, type FakeServer, startFakeServer } from '../../testing/fake-http-server';

/** Replies before the normal ones: server errors, rejections, timeouts. */
export type FakeStripeOptions = {
  readonly first?: ReadonlyArray<FakeReply | 'hang'>;
  /** What every session says when it is read. */
  readonly session?: Readonly<Record<string, unknown>>;
};

/**
 * Simulates the part of Stripe's API that we use: Checkout Sessions and refunds, bearer key, form encoding and
 * idempotency keys (same key and body: same response; same key, different body: rejected).
 */
export async function startFakeStripe(secretKey: string, options: FakeStripeOptions = {}): Promise<FakeServer> {
  const first = [...(options.first ?? [])];
  const answered = new Map<string, { readonly body: string; readonly reply: FakeReply }>();
  const sessions = new Map<string, Record<string, unknown>>();

  return startFakeServer((request) => {
    const early = first.shift();
    if (early) return early;
    if (request.headers.authorization !== `Bearer ${secretKey}`) {
      return toErrorReply(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' });
    }
    if (request.path.startsWith('/v1/payment_intents/')) return readIntent(request);
    if (request.method === 'GET') return readSession(request, sessions, options.session);

    const key = String(request.headers['idempotency-key'] ?? '');
    const body = request.body.toString();
    const known = answered.get(key);
    if (known && known.body !== body) {
      return toErrorReply(400, {
        type: 'idempotency_error',
        message: 'Keys can only be used with the same parameters',
      });
    }
    const reply = known?.reply ?? createObject(request.path, new URLSearchParams(body), sessions);
    answered.set(key, { body, reply });
    return reply;
  });
}

function createObject(path: string, form: URLSearchParams, sessions: Map<string, Record<string, unknown>>): FakeReply {
  if (path === '/v1/checkout/sessions') {
    const id = `cs_test_${sessions.size + 1}`;
    const session = {
      id,
      object: 'checkout.session',
      url: `https://checkout.stripe.com/c/pay/${id}`,
      client_reference_id: form.get('client_reference_id'),
      metadata: { paymentId: form.get('metadata[paymentId]') },
      status: 'open',
      payment_status: 'unpaid',
      amount_total:
        Number(form.get('line_items[0][price_data][unit_amount]')) * Number(form.get('line_items[0][quantity]')),
      currency: form.get('line_items[0][price_data][currency]'),
      payment_intent: `pi_test_${sessions.size + 1}`,
    };
    sessions.set(id, session);
    return { status: 200, json: session };
  }
  if (path === '/v1/refunds') {
    const json = {
      id: `re_${form.get('payment_intent')}`,
      object: 'refund',
      amount: Number(form.get('amount')),
      status: 'succeeded',
    };
    return { status: 200, json };
  }
  return toErrorReply(404, { type: 'invalid_request_error', message: `Unrecognized request URL (${path})` });
}

function readSession(
  request: FakeRequest,
  sessions: ReadonlyMap<string, object>,
  changes: FakeStripeOptions['session'],
): FakeReply {
  const [id = ''] = request.path.replace('/v1/checkout/sessions/', '').split('?');
  const session = sessions.get(id);
  if (session) return { status: 200, json: { ...session, ...changes } };
  return toErrorReply(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: 'No such checkout session',
  });
}

/** Every intent belongs to the payment `payment-7`, except the one of another product. */
function readIntent({ path }: FakeRequest): FakeReply {
  const id = path.replace('/v1/payment_intents/', '');
  const metadata = id === 'pi_foreign' ? {} : { paymentId: 'payment-7' };
  return { status: 200, json: { id, object: 'payment_intent', metadata } };
}

const toErrorReply = (status: number, error: Readonly<Record<string, string>>): FakeReply => ({
  status,
  json: { error },
});
