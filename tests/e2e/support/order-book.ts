import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { createBook } from './create-book';
import type { createTranslate } from './messages';
import { signIn } from './session';
import { type Child, newParent, orderFromPreview } from './steps';

type Market = Parameters<typeof newParent>[0];

/** A girl's book with a preview, ordered by a new parent who has come to the checkout; returns the order's id. */
export async function orderBook(
  page: Page,
  t: ReturnType<typeof createTranslate>,
  { country, ...child }: Omit<Child, 'gender'> & { readonly country: Market },
  request: APIRequestContext,
): Promise<string> {
  const girl = { ...child, gender: 'girl' } as const;
  const book = await createBook(page.request, { language: girl.language, childName: girl.name, gender: girl.gender });
  await page.goto(`/${country}/${girl.language}/preview/${book.id}`);
  await orderFromPreview(page, t, newParent(country), request);
  await expect(page).toHaveURL(/\/checkout\/[0-9a-f-]+/);
  return /\/checkout\/([0-9a-f-]+)/.exec(page.url())?.[1] ?? '';
}

/** Sends a request of a visitor's browser that must succeed; returns its answer. */
export async function send<Answer>(
  request: APIRequestContext,
  method: 'POST' | 'PUT' | 'PATCH',
  path: string,
  data: object = {},
): Promise<Answer> {
  const headers = { 'x-requested-with': 'gibori', 'idempotency-key': crypto.randomUUID() };
  const response = await request.fetch(path, { method, headers, data });
  expect([path, await response.text(), response.ok()]).toEqual([path, expect.any(String), true]);
  return response.json();
}

/** The same through the shop's API, for a test that is not about the way to the checkout; `request` is signed in. */
export async function orderByApi(
  request: APIRequestContext,
  { country, language, name }: Omit<Child, 'gender'> & { readonly country: Market },
): Promise<string> {
  const book = await createBook(request, { language, childName: name, gender: 'girl' });
  await signIn(request, country);
  return (await send<{ orderId: string }>(request, 'POST', '/api/orders/create', { bookId: book.id })).orderId;
}

/** Pays the digital book of an order through the shop's API. */
export async function payByApi(
  request: APIRequestContext,
  orderId: string,
  language: Child['language'],
): Promise<void> {
  const { url } = await send<{ url: string }>(request, 'POST', `/api/orders/${orderId}/checkout`, {
    tier: 'digital',
    language,
  });
  const token = decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '');
  await send(request, 'POST', '/api/sandbox/checkout', { token, outcome: 'pay' });
}
