import { type APIRequest, expect, type Page } from '@playwright/test';
import type { BatchView } from '@/lib/company';
import { send } from './api';
import { sendReading } from './create-book';
import { createTranslate } from './messages';
import { getCode, waitForMessage } from './outbox';
import { newParent, type TestParent } from './steps';

export const COMPANIES = {
  he: { country: 'IL', company: 'תפוח ירוק', employee: 'יעל כהן', child: 'נועה', street: 'הרצל 12', city: 'חיפה' },
  en: {
    country: 'IL',
    company: 'Green Apple',
    employee: 'Ruth Cohen',
    child: 'Maya',
    street: '12 Main St',
    city: 'Haifa',
  },
} as const;
type LanguageCase = keyof typeof COMPANIES;

/** No panel is wider than the window. */
export async function expectNothingCut(page: Page): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 0 };
  const wide = await page.evaluate((limit) => {
    const boxes = [...document.querySelectorAll('main *')].map(
      (element) => [element, element.getBoundingClientRect()] as const,
    );
    return boxes.flatMap(([element, { left, right }]) => (left < -1 || right > limit + 1 ? element.className : []));
  }, width);
  expect(wide.filter((name) => typeof name === 'string' && name.startsWith('company-'))).toEqual([]);
}

export async function readBatch(page: Page, id: string): Promise<BatchView> {
  return (await page.request.get(`/api/company/${id}`)).json();
}

type Link = { readonly token: string; readonly language: LanguageCase; readonly baseURL: string };

/** The orders of other employees, each on a device of its own, through the shop's API. */
export async function orderForColleagues(api: APIRequest, link: Link, count: number): Promise<void> {
  const { token, language, baseURL } = link;
  for (let nth = 1; nth <= count; nth += 1) {
    const device = await api.newContext({ baseURL });
    const { bookId } = await send<{ bookId: string }>(device, 'POST', `/api/company/link/${token}/book`, { language });
    await send(device, 'PATCH', `/api/books/${bookId}`, {
      childName: COMPANIES[language].child,
      gender: 'girl',
      age: 5,
    });
    await sendReading(device, bookId, language);
    await send(device, 'POST', `/api/company/link/${token}/submissions`, {
      bookId,
      employeeName: `Employee ${nth}`,
      email: null,
      phone: newParent('IL').typed,
      country: 'IL',
      language,
      bookType: 'digital',
      texts: true,
      images: true,
    });
    await device.dispose();
  }
}

/** Fills in and sends the employee's order on its page; returns who ordered. */
export async function sendOrder(page: Page, language: LanguageCase): Promise<TestParent> {
  const t = createTranslate(language);
  const { employee, child } = COMPANIES[language];
  const person = newParent('IL');
  const button = page.getByRole('button', { name: t('employee.order.send') });
  await button.click();
  await expect(page.getByText(t('errors.approvalRequired'))).toBeVisible();
  await page.getByLabel(t('employee.order.name')).fill(employee);
  await page.getByLabel(t('employee.order.phone')).fill(person.typed);
  await page.locator('input[name="texts"]').check();
  await page.locator('input[name="images"]').check();
  // The first try fails; what was typed stays, and the next one succeeds.
  await page.route('**/submissions', (route) => route.fulfill({ status: 500, json: {} }));
  await button.click();
  await expect(page.getByText(t('employee.order.failed'))).toBeVisible();
  await page.unroute('**/submissions');
  await button.click();
  await expect(page.getByText(t('employee.sent.title', { name: child }))).toBeVisible();
  await page.getByRole('button', { name: t('employee.confirm.send') }).click();
  const code = page.getByLabel(t('account.verify.code'), { exact: true });
  await code.fill(getCode(await waitForMessage(page.request, person.e164)));
  await expect(page.getByText(t('employee.confirm.done'))).toBeVisible();
  return person;
}

/** The own link, which goes to the phone that the employee has confirmed. */
export async function waitForOwnLink(page: Page, { e164 }: Pick<TestParent, 'e164'>): Promise<string> {
  const { text } = await waitForMessage(page.request, e164, (message) => message.text.includes('/company/order/'));
  return /https?:\S+/.exec(text)?.[0] ?? '';
}

/** The link says that the batch is closed; a link that nobody has says so too. */
export async function expectClosed(page: Page, token: string, language: LanguageCase, check: () => Promise<void>) {
  const t = createTranslate(language);
  const { country } = COMPANIES[language];
  await page.goto(`/${country}/${language}/company/${token}`);
  await expect(page.getByText(t('employee.states.closed.text'))).toBeVisible();
  await check();
  await page.goto(`/${country}/${language}/company/${token.slice(0, -1)}`);
  await expect(page.getByText(t('employee.states.invalid.title'))).toBeVisible();
}
