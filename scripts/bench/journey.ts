import { randomInt } from 'node:crypto';
import { parsePhone } from '@/lib/accounts';
import { createPhotoForm, ShopClient } from './shop-client';

export type Times = {
  /** Photo chosen → face read and first character known. */
  readonly upload: number;
  /** Photo chosen → the hero's first portrait loaded. */
  readonly portrait: number;
  /** Photo chosen → cover and three pictures loaded, without the parent's own time. */
  readonly preview: number;
  /** Payment captured → the finished PDF loaded. */
  readonly pdf: number;
};

type Draft = {
  readonly portraits: { readonly regular: string | null };
  readonly tasks: { readonly character: { readonly state: string } | null };
};
type Preview = {
  readonly task: { readonly state: string } | null;
  readonly cover: { readonly picture: string | null };
  readonly spreads: readonly { readonly picture: string | null }[];
};
type SentMessage = { readonly to: string; readonly text: string };

/** One parent's complete journey through a running shop, timed in milliseconds. */
export async function timeJourney(shopUrl: string): Promise<Times> {
  const visitor = new ShopClient(shopUrl);
  const child = { language: 'en', childName: 'Maya', gender: 'girl', age: 5, catalogueId: 10_001 };
  const { id } = await visitor.request('POST', '/api/books/create', child);

  const begun = performance.now();
  await visitor.request('POST', `/api/books/${id}/photo`, createPhotoForm('en'));
  const upload = performance.now() - begun;
  const portraitUrl = await visitor.waitFor(async () => {
    const draft = (await visitor.request('GET', `/api/books/${id}`)) as unknown as Draft;
    return draft.portraits.regular;
  });
  await visitor.load(portraitUrl);
  const portrait = performance.now() - begun;
  await visitor.request('POST', `/api/books/${id}/approve`, { imageModel: 'regular' });
  const pictures = await visitor.waitFor(async () => {
    const { task, cover, spreads } = (await visitor.request('GET', `/api/books/${id}/preview`)) as unknown as Preview;
    if (task?.state === 'failed') throw new Error('the preview failed');
    return task?.state === 'done' ? [cover, ...spreads].flatMap(({ picture }) => picture ?? []) : null;
  });
  await Promise.all(pictures.map((picture) => visitor.load(picture)));
  const preview = performance.now() - begun;

  const checkoutUrl = await verifyAndCheckOut(visitor, String(id));
  const token = decodeURIComponent(new URL(checkoutUrl.url).pathname.split('/').pop() ?? '');
  const paid = performance.now();
  await visitor.request('POST', '/api/sandbox/checkout', { token, outcome: 'pay' });
  const file = await visitor.waitFor(async () => {
    const { download } = await visitor.request('GET', `/api/orders/${checkoutUrl.orderId}`);
    return (download as { readonly url: string } | null)?.url ?? null;
  });
  await visitor.load(file);
  return { upload, portrait, preview, pdf: performance.now() - paid };
}

/** A digital book that is paid and whose pictures are drawn, with its parent's client. */
export async function buyBook(shopUrl: string): Promise<{ readonly visitor: ShopClient; readonly orderId: string }> {
  const visitor = new ShopClient(shopUrl);
  const child = { language: 'en', childName: 'Maya', gender: 'girl', age: 5, catalogueId: 10_001 };
  const { id } = await visitor.request('POST', '/api/books/create', child);
  await visitor.request('POST', `/api/books/${id}/photo`, createPhotoForm('en'));
  await visitor.request('POST', `/api/books/${id}/approve`, { imageModel: 'regular' });
  const { url, orderId } = await verifyAndCheckOut(visitor, String(id));
  const token = decodeURIComponent(new URL(url).pathname.split('/').pop() ?? '');
  await visitor.request('POST', '/api/sandbox/checkout', { token, outcome: 'pay' });
  await visitor.waitFor(async () => (await visitor.request('GET', `/api/orders/${orderId}`)).download ?? null);
  return { visitor, orderId };
}

function newPhone(): { readonly typed: string; readonly e164: string } {
  for (;;) {
    const typed = `05${String(randomInt(100_000_000)).padStart(8, '0')}`;
    const parsed = parsePhone(typed, 'IL');
    if (parsed.ok) return { typed, e164: parsed.value.phone };
  }
}

async function verifyAndCheckOut(visitor: ShopClient, bookId: string) {
  const { typed, e164 } = newPhone();
  const phone = { phone: typed, country: 'IL' };
  const contact = { ...phone, language: 'en', email: 'bench@example.com' };
  await visitor.request('POST', '/api/auth/send-code', { ...contact, termsAccepted: true, smsConsent: true });
  const code = await visitor.waitFor(async () => {
    const messages = (await visitor.request('GET', '/api/sandbox/outbox')) as unknown as readonly SentMessage[];
    const message = messages.find(({ to }) => to === e164);
    return message ? (/\b\d{6}\b/.exec(message.text)?.[0] ?? null) : null;
  });
  await visitor.request('POST', '/api/auth/verify-code', { ...phone, code });
  const { orderId } = await visitor.request('POST', '/api/orders/create', { bookId });
  const opened = await visitor.request('POST', `/api/orders/${orderId}/checkout`, { tier: 'digital', language: 'en' });
  return { orderId: String(orderId), url: String(opened.url) };
}
