import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parsePhone } from '@/lib/accounts';
import type { PriceTier } from '@/lib/prices';
import { createSandboxPayment } from '@/lib/providers/payment/sandbox';
import type { ShopClient } from '@/scripts/bench/shop-client';
import { type FaultShop, SHOP_SECRET } from './fault-shop';

/** Nobody presses a button more often: the shop limits who does. */
const PAUSE_MS = 2000;
/** Longer than any fault lasts: a parent who still gets no answer is a finding. */
const PATIENCE_MS = 4 * 60_000;
const ANSWER_MS = 60_000;
/** Then the parent tries another phone. */
const CODE_MS = 90_000;
const MOST_PHONES = 8;

/** A refusal that repeating does not change. */
class RefusedError extends Error {}

export type PaidOrder = {
  readonly id: string;
  readonly email: string;
  readonly visitor: ShopClient;
  readonly tier: BoughtTier;
};

export type BoughtTier = Exclude<PriceTier, 'combo'>;

const HAIFA = { country: 'IL', fullName: 'דנה לוי', city: 'חיפה', street: 'הנשיא', houseNumber: '12' };

/** Repeats a request with the same key, as somebody does who gets no answer or an error page. */
export async function insist<T>(visitor: ShopClient, method: string, path: string, body?: object): Promise<T> {
  const key = randomUUID();
  const end = Date.now() + PATIENCE_MS;
  let last = '';
  while (Date.now() < end) {
    const json = body && JSON.stringify(body);
    const answer = await visitor
      .send(method, path, json, json && 'application/json', '*/*', key)
      .catch((error: unknown) => String(error));
    if (typeof answer !== 'string') {
      const text = await answer.text().catch(() => '');
      if (answer.ok && text) return JSON.parse(text) as T;
      last = `${answer.status} ${text}`;
      const isTemporary = answer.ok || answer.status >= 500 || text.includes('request_in_progress');
      if (!isTemporary) throw new RefusedError(`${method} ${path}: ${last}`);
    } else last = answer;
    await sleep(PAUSE_MS);
  }
  throw new Error(`${method} ${path}: no answer in ${PATIENCE_MS / 60_000} minutes, at last ${last}`);
}

function newPhone(): { readonly typed: string; readonly e164: string } {
  for (;;) {
    const typed = `05${String(randomInt(100_000_000)).padStart(8, '0')}`;
    const parsed = parsePhone(typed, 'IL');
    if (parsed.ok) return { typed, e164: parsed.value.phone };
  }
}

/** Signs in; returns the parent's address. Another phone is tried when an answer was lost after its code was used. */
async function signIn(visitor: ShopClient, readCode: Customer['readCode']): Promise<string> {
  for (let refusals = 0; ; ) {
    const { typed, e164 } = newPhone();
    const phone = { phone: typed, country: 'IL' };
    const email = `parent-${randomUUID()}@example.com`;
    const contact = { ...phone, language: 'he', email, termsAccepted: true, smsConsent: true };
    try {
      await insist(visitor, 'POST', '/api/auth/send-code', contact);
      const code = await waitForCode(() => readCode(visitor, e164));
      await insist(visitor, 'POST', '/api/auth/verify-code', { ...phone, code });
      return email;
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      refusals += 1;
      if (refusals === MOST_PHONES) throw error;
    }
  }
}

async function waitForCode(read: () => Promise<string | null>): Promise<string> {
  const end = Date.now() + CODE_MS;
  while (Date.now() < end) {
    const code = await read().catch(() => null);
    if (code) return code;
    await sleep(PAUSE_MS);
  }
  throw new RefusedError('No code came.');
}

type Webhook = {
  readonly path: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
};

/** What a parent does outside of the shop. */
export type Customer = {
  /** The code of the newest text message to a phone. */
  readonly readCode: (visitor: ShopClient, phone: string) => Promise<string | null>;
  /** Pays; returns what the provider then sends to the shop. */
  readonly pay: (checkoutUrl: string) => Promise<Webhook>;
};

/** A customer of the sandboxes: reads the outbox, and signs the webhook with the shop's secret. */
export const SANDBOX_CUSTOMER: Customer = {
  async readCode(visitor, phone) {
    const path = `/api/sandbox/outbox?to=${encodeURIComponent(phone)}`;
    const messages = await insist<readonly { readonly text: string }[]>(visitor, 'GET', path);
    return /\b\d{6}\b/.exec(messages[0]?.text ?? '')?.[0] ?? null;
  },
  async pay(checkoutUrl) {
    const { origin, pathname } = new URL(checkoutUrl);
    const sandbox = createSandboxPayment({ secret: SHOP_SECRET, baseUrl: origin });
    const checkout = sandbox.readSandboxToken(decodeURIComponent(pathname.split('/').pop() ?? ''));
    if (!checkout) throw new Error(`No checkout of the sandbox: ${checkoutUrl}`);
    const { paymentId, providerReference, totalMinor: amountMinor, currency } = checkout;
    const event = { eventId: randomUUID(), kind: 'paid', paymentId, providerReference, amountMinor, currency } as const;
    const { rawBody: body, headers } = sandbox.signSandboxEvent(event);
    return { path: '/api/webhooks/sandbox', body, headers };
  },
};

/** The provider repeats its webhook until the shop takes it. */
async function deliver(url: string, { path, body, headers }: Webhook): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    const sent = { method: 'POST', body, headers, signal: AbortSignal.timeout(ANSWER_MS) };
    const answer = await fetch(url + path, sent).catch(() => null);
    if (answer?.ok) return;
    await sleep(PAUSE_MS);
  }
  throw new Error('The shop did not take the webhook.');
}

/** A draft without a photo, whose hero and preview are being drawn; returns its id. */
export async function createDraft(visitor: ShopClient): Promise<string> {
  const child = { language: 'he', childName: 'נועה', gender: 'girl', age: 5, catalogueId: 1 };
  const { id } = await insist<{ id: string }>(visitor, 'POST', '/api/books/create', child);
  await insist(visitor, 'POST', `/api/books/${id}/no-photo`, {});
  await insist(visitor, 'POST', `/api/books/${id}/approve`, { imageModel: 'regular' });
  return id;
}

/** A parent from the first page to the payment; returns the order once the shop has acknowledged the payment. */
export async function buyBook(
  shop: Pick<FaultShop, 'url' | 'visitor'>,
  customer: Customer = SANDBOX_CUSTOMER,
  tier: BoughtTier = 'digital',
): Promise<PaidOrder> {
  const visitor = shop.visitor();
  const bookId = await createDraft(visitor);
  const email = await signIn(visitor, customer.readCode);
  const { orderId: id } = await insist<{ orderId: string }>(visitor, 'POST', '/api/orders/create', { bookId });
  if (tier === 'printed') await insist(visitor, 'PUT', `/api/orders/${id}/address`, HAIFA);
  const checkout = { tier, language: 'he' };
  const opened = await insist<{ url: string }>(visitor, 'POST', `/api/orders/${id}/checkout`, checkout);
  await deliver(shop.url, await customer.pay(opened.url));
  return { id, email, visitor, tier };
}
