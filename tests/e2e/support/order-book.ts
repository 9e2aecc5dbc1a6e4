import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { createBook } from './create-book';
import type { createTranslate } from './messages';
import { type Child, newParent, orderFromPreview } from './steps';

/** A girl's book with a preview, ordered by a new parent who has come to the checkout; returns the order's id. */
export async function orderBook(
  page: Page,
  t: ReturnType<typeof createTranslate>,
  { country, ...child }: Omit<Child, 'gender'> & { readonly country: Parameters<typeof newParent>[0] },
  request: APIRequestContext,
): Promise<string> {
  const girl = { ...child, gender: 'girl' } as const;
  const book = await createBook(page.request, { language: girl.language, childName: girl.name, gender: girl.gender });
  await page.goto(`/${country}/${girl.language}/preview/${book.id}`);
  await orderFromPreview(page, t, girl, newParent(country), request);
  await expect(page).toHaveURL(/\/checkout\/[0-9a-f-]+/);
  return /\/checkout\/([0-9a-f-]+)/.exec(page.url())?.[1] ?? '';
}
