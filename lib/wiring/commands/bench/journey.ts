import { randomInt } from 'node:crypto';
import { parsePhone } from '@/lib/accounts';
import { portraitForm, Visitor } from './visitor';

export type Times = {
  /** Photo chosen → face read and first character known. */
  readonly upload: number;
  /** Photo chosen → the hero's first portrait loaded. */
  readonly portrait: number;
  /** Photo chosen → cover and three pictures loaded, the parent's own time aside. */
  readonly preview: number;
  /** Payment taken → the finished PDF loaded. */
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
type Sent = { readonly to: string; readonly text: string };

/** One parent's whole way through a running shop, timed in milliseconds. */
export async function timeJourney(shopUrl: string): Promise<Times> {
  const visitor = new Visitor(shopUrl);
  const child = { language: 'en', childName: 'Maya', gender: 'girl', age: 5, catalogueId: 10_001 };
  const { id } = await visitor.ask('POST', '/api/books/create', child);

  const begun = performance.now();
  await visitor.ask('POST', `/api/books/${id}/photo`, portraitForm('en'));
  const upload = performance.now() - begun;
  const portraitUrl = await visitor.until(async () => {
    const draft = (await visitor.ask('GET', `/api/books/${id}`)) as unknown as Draft;
    return draft.portraits.regular;
  });
  await visitor.load(portraitUrl);
  const portrait = performance.now() - begun;
  await visitor.ask('POST', `/api/books/${id}/approve`, { imageModel: 'regular' });
  const pictures = await visitor.until(async () => {
    const { task, cover, spreads } = (await visitor.ask('GET', `/api/books/${id}/preview`)) as unknown as Preview;
    if (task?.state === 'failed') throw new Error('the preview failed');
    return task?.state === 'done' ? [cover, ...spreads].flatMap(({ picture }) => picture ?? []) : null;
  });
  await Promise.all(pictures.map((picture) => visitor.load(picture)));
  const preview = performance.now() - begun;

  const checkoutUrl = await verifyAndCheckOut(visitor, String(id));
  const token = decodeURIComponent(new URL(checkoutUrl.url).pathname.split('/').pop() ?? '');
  const paid = performance.now();
  await visitor.ask('POST', '/api/sandbox/checkout', { token, outcome: 'pay' });
  const file = await visitor.until(async () => {
    const { download } = await visitor.ask('GET', `/api/orders/${checkoutUrl.orderId}`);
    return (download as { readonly url: string } | null)?.url ?? null;
  });
  await visitor.load(file);
  return { upload, portrait, preview, pdf: performance.now() - paid };
}

function newPhone(): { readonly typed: string; readonly e164: string } {
  for (;;) {
    const typed = `05${String(randomInt(100_000_000)).padStart(8, '0')}`;
    const parsed = parsePhone(typed, 'IL');
    if (parsed.ok) return { typed, e164: parsed.value.phone };
  }
}

async function verifyAndCheckOut(visitor: Visitor, bookId: string) {
  const { typed, e164 } = newPhone();
  const phone = { phone: typed, country: 'IL' };
  const contact = { ...phone, language: 'en', email: 'bench@example.com' };
  await visitor.ask('POST', '/api/auth/send-code', { ...contact, termsAccepted: true, smsConsent: true });
  const code = await visitor.until(async () => {
    const messages = (await visitor.ask('GET', '/api/sandbox/outbox')) as unknown as readonly Sent[];
    const message = messages.find(({ to }) => to === e164);
    return message ? (/\b\d{6}\b/.exec(message.text)?.[0] ?? null) : null;
  });
  await visitor.ask('POST', '/api/auth/verify-code', { ...phone, code });
  const { orderId } = await visitor.ask('POST', '/api/orders/create', { bookId });
  const opened = await visitor.ask('POST', `/api/orders/${orderId}/checkout`, { tier: 'digital', language: 'en' });
  return { orderId: String(orderId), url: String(opened.url) };
}
