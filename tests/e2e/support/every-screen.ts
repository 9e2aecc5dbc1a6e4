import type { APIRequestContext, Page } from '@playwright/test';
import type { BatchView } from '@/lib/company';
import type { ClassView } from '@/lib/kindergarten';
import { send } from './api';
import { addChildrenByApi } from './class-children';
import { COMPANIES } from './company';
import { createDraft, TEXT_PAGE_BOOK } from './create-book';
import type { BookLanguage } from './messages';
import { orderByApi } from './order-book';

type Market = { readonly country: 'IL' | 'US'; readonly language: Extract<BookLanguage, 'he' | 'en'> };
/** A screen of the shop: what to call it, its address, and what shows that it is there. */
export type Screen = { readonly name: string; readonly path: string; readonly shows: string };

const DAY_MS = 86_400_000;
const HEADING = 'h1';

/** Screens that everybody sees. */
export const listShopScreens = ({ country, language }: Market): readonly Screen[] =>
  [
    ['home', '', '#order-form .picker-book'],
    ['catalogue', '/books', '.book-card'],
    ['book', `/books/${TEXT_PAGE_BOOK[language]}`, HEADING],
    ['my books', '/my-books', HEADING],
  ].map(([name = '', rest = '', shows = '']) => ({ name, path: `/${country}/${language}${rest}`, shows }));

/** The screens of a book that is being made, from the wizard to the checkout; the visitor is signed in after it. */
export async function makeBookScreens(page: Page, { country, language }: Market): Promise<readonly Screen[]> {
  const name = language === 'he' ? 'נועה' : 'Maya';
  const to = (rest: string) => `/${country}/${language}${rest}`;
  const draft = await createDraft(page.request, { language, childName: name });
  const described = await createDraft(page.request, { language, childName: name });
  await send(page.request, 'POST', `/api/books/${described}/no-photo`);
  const orderId = await orderByApi(page.request, { country, language, name, catalogueId: TEXT_PAGE_BOOK[language] });
  const { bookId } = await (await page.request.get(`/api/orders/${orderId}/editor`)).json();
  return [
    { name: 'child', path: to(`/wizard?step=child&draft=${draft}`), shows: 'input[name="gender"]' },
    { name: 'story', path: to(`/wizard?step=book&draft=${draft}`), shows: '.book-choice' },
    { name: 'photo', path: to(`/wizard?step=photo&draft=${draft}`), shows: '.no-photo' },
    { name: 'hero', path: to(`/preview/${described}`), shows: '.trait-tab' },
    { name: 'preview', path: to(`/preview/${bookId}`), shows: '.buy-bar' },
    { name: 'editor', path: to(`/editor/${orderId}?page=s02`), shows: '.thumbnail-item' },
    { name: 'checkout', path: to(`/checkout/${orderId}`), shows: '.pay-bar' },
  ];
}

/** The class of a signed-in teacher and the dashboard of a signed-in HR person. */
export async function makeGroupScreens(page: Page, { country, language }: Market): Promise<readonly Screen[]> {
  const to = (rest: string) => `/${country}/${language}${rest}`;
  const { id } = await send<ClassView>(page.request, 'POST', '/api/kindergarten', { country, language });
  const book = { catalogueId: language === 'he' ? 1 : 10_001, bookType: 'digital' };
  await send(page.request, 'PATCH', `/api/kindergarten/${id}`, book);
  await addChildrenByApi(page.request, id, language === 'he' ? ['איתי', 'דניאל'] : ['Noah', 'Liam']);
  const token = await createBatch(page.request, { country, language });
  return [
    { name: 'class', path: to('/kindergarten'), shows: '.class-card, .class-row' },
    { name: 'dashboard', path: to(`/company/${token}/dashboard`), shows: '#company-orders' },
  ];
}

/** Opens a company's batch through the shop's API for the signed-in HR person; returns the token of its link. */
export async function createBatch(request: APIRequestContext, { country, language }: Market): Promise<string> {
  const { company, street, city } = COMPANIES[language];
  const { id } = await send<{ id: string }>(request, 'POST', '/api/company', {
    country,
    language,
    contactName: 'Dana Levi',
    companyName: company,
    contactEmail: 'dana@example.com',
    contactPhone: country === 'IL' ? '0502345678' : '2125550143',
    estimatedBooks: 12,
    catalogueId: language === 'he' ? 1 : 10_001,
    imageModel: 'regular',
    bookType: 'digital',
    delivery: null,
    office: { street, city, postal: null, state: null },
    dedication: null,
    closesAt: new Date(Date.now() + 30 * DAY_MS).toISOString(),
  });
  const batch: BatchView = await (await request.get(`/api/company/${id}`)).json();
  return batch.token;
}

/** Opens a screen and waits until it shows what it is about. */
export async function openScreen(page: Page, { path, shows }: Screen): Promise<void> {
  await page.goto(path);
  await page.locator(shows).filter({ visible: true }).first().waitFor();
}
