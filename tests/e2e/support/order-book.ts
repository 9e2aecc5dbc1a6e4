import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { send } from './api';
import { createBook } from './create-book';
import type { createTranslate } from './messages';
import { signIn } from './session';
import { type Child, newParent, orderFromPreview } from './steps';

type Market = Parameters<typeof newParent>[0];
/** `catalogueId`: another story than the first one. */
type OrderedChild = Omit<Child, 'gender'> & { readonly country: Market; readonly catalogueId?: number };

/** A girl's book with a preview, ordered by a new parent who has come to the checkout; returns the order's id. */
export async function orderBook(
  page: Page,
  t: ReturnType<typeof createTranslate>,
  { country, catalogueId, ...child }: OrderedChild,
  request: APIRequestContext,
): Promise<string> {
  const girl = { ...child, gender: 'girl' } as const;
  const story = catalogueId !== undefined && { catalogueId };
  const book = await createBook(page.request, {
    language: girl.language,
    childName: girl.name,
    gender: girl.gender,
    ...story,
  });
  await page.goto(`/${country}/${girl.language}/preview/${book.id}`);
  await orderFromPreview(page, t, newParent(country), request);
  await expect(page).toHaveURL(/\/checkout\/[0-9a-f-]+/);
  return /\/checkout\/([0-9a-f-]+)/.exec(page.url())?.[1] ?? '';
}

/** The same through the shop's API, for a test that is not about the way to the checkout; `request` is signed in. */
export async function orderByApi(
  request: APIRequestContext,
  { country, language, name, catalogueId }: OrderedChild,
): Promise<string> {
  const story = catalogueId !== undefined && { catalogueId };
  const book = await createBook(request, { language, childName: name, gender: 'girl', ...story });
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
