import { createHmac } from 'node:crypto';
import { type FakeReply, type FakeRequest, type FakeServer, startFakeServer } from '../../testing/fake-http-server';

type Transaction = {
  id: number;
  status: string;
  reference: string;
  amount: number;
  currency: string;
  metadata: unknown;
};
type Refund = { id: number; transaction: number; status: string; amount: number; merchant_note: string | null };

export type FakePaystack = FakeServer & {
  /** The customer pays on the hosted page. */
  pay(reference: string): void;
  /** The bank has made a refund, of ours or from the dashboard. */
  process(reference: string, amountMinor?: number): void;
  readonly refunds: readonly Refund[];
};

/** Replies before the normal ones: server errors, rejections, timeouts. */
export type FakePaystackOptions = { readonly first?: ReadonlyArray<FakeReply | 'hang'> };

/**
 * Simulates the part of Paystack's API that we use: transactions whose reference is accepted once, and refunds, which
 * know no idempotency keys.
 */
export async function startFakePaystack(secretKey: string, options: FakePaystackOptions = {}): Promise<FakePaystack> {
  const first = [...(options.first ?? [])];
  const transactions = new Map<string, Transaction>();
  const refunds: Refund[] = [];

  const server = await startFakeServer((request) => {
    const early = first.shift();
    if (early) return early;
    if (request.headers.authorization !== `Bearer ${secretKey}`) return toError(401, 'invalid_Key');
    const { pathname, searchParams } = new URL(request.path, 'http://paystack.test');
    if (pathname === '/transaction/initialize') return initialize(request, transactions);
    if (pathname === '/refund' && request.method === 'POST') return createRefund(request, transactions, refunds);
    if (pathname === '/refund') {
      return toReply(refunds.filter(({ transaction }) => String(transaction) === searchParams.get('transaction')));
    }
    const found = transactions.get(decodeURIComponent(pathname.replace('/transaction/verify/', '')));
    return found ? toReply(found) : toError(404, 'transaction_not_found');
  });

  const find = (reference: string): Transaction => {
    const found = transactions.get(reference);
    if (!found) throw new Error(`No transaction ${reference}`);
    return found;
  };
  return {
    ...server,
    refunds,
    pay: (reference) => {
      find(reference).status = 'success';
    },
    process: (reference, amountMinor) => {
      const { id } = find(reference);
      if (amountMinor)
        refunds.push({
          id: 900 + refunds.length,
          transaction: id,
          status: 'processed',
          amount: amountMinor,
          merchant_note: null,
        });
      for (const refund of refunds) if (refund.transaction === id) refund.status = 'processed';
    },
  };
}

function initialize({ body }: FakeRequest, transactions: Map<string, Transaction>): FakeReply {
  const asked = JSON.parse(body.toString());
  const { reference, currency, metadata } = asked;
  if (transactions.has(reference)) return toError(400, 'duplicate_reference');
  const id = 4_000 + transactions.size;
  transactions.set(reference, { id, status: 'abandoned', reference, amount: Number(asked.amount), currency, metadata });
  const access = `access${id}`;
  return toReply({ authorization_url: `https://checkout.paystack.com/${access}`, access_code: access, reference });
}

function createRefund({ body }: FakeRequest, transactions: Map<string, Transaction>, refunds: Refund[]): FakeReply {
  const { transaction: reference, amount, merchant_note } = JSON.parse(body.toString());
  const found = transactions.get(reference);
  if (!found) return toError(404, 'transaction_not_found');
  const refund = { id: 700 + refunds.length, transaction: found.id, status: 'pending', amount, merchant_note };
  refunds.push(refund);
  return toReply(refund);
}

const toReply = (data: unknown): FakeReply => ({ status: 200, json: { status: true, message: 'ok', data } });

const toError = (status: number, code: string): FakeReply => ({
  status,
  json: { status: false, message: 'Not accepted', type: 'validation_error', code },
});

/** A webhook as Paystack would send it. */
export function signPaystackWebhook(secretKey: string, event: string, data: object) {
  const rawBody = JSON.stringify({ event, data });
  const signature = createHmac('sha512', secretKey).update(rawBody).digest('hex');
  return { rawBody, headers: new Headers({ 'x-paystack-signature': signature }) };
}
