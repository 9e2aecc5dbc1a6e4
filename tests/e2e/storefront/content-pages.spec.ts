import { getPartner } from '@/lib/partners';
import { expectAccessible } from '../support/axe';
import { createTranslate } from '../support/messages';
import { expect, test } from '../support/shared-page';
import { test as isolatedTest, type Page } from '../support/test';

// Hebrew on a phone, English on a desktop: each language, direction and screen once.
const RUNS = [
  ['he', '@he @phone'],
  ['en', '@en @desktop'],
] as const;
/** A page's text is the same on every screen. */
const TEXT_RUNS = [
  ['he', '@he'],
  ['en', '@en @phone'],
] as const;
const BEFORE = new Date('2026-11-28T12:00:00+02:00');
const DURING = new Date('2026-12-05T12:00:00+02:00');
const AFTER = new Date('2026-12-13T12:00:00+02:00');

async function openOffer(page: Page, language: string, now: Date): Promise<void> {
  await page.clock.setFixedTime(now);
  await page.goto(`/IL/${language}/roladin`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

for (const [language, tag] of RUNS) {
  const t = createTranslate(language);

  isolatedTest(`rulings "Flow", Roladin: before, during and after, in ${language} ${tag}`, async ({ page }) => {
    const createLink = page.getByRole('link', { name: t('roladin.hero.make') });
    const reminderLink = page.getByRole('link', { name: t('roladin.hero.remind') });
    const nextYearLink = page.getByRole('link', { name: t('roladin.hero.remindNext') });
    const prices = page.getByRole('heading', { name: t('roladin.prices.title') });

    await openOffer(page, language, BEFORE);
    await expect(reminderLink).toBeVisible();
    await expect(createLink).toBeHidden();
    await expect(prices).toBeVisible();
    await expectAccessible(page);

    await openOffer(page, language, DURING);
    await expect(createLink).toHaveAttribute('href', /\/wizard\?book=\d+&offer=roladin$/);
    await expect(reminderLink).toBeHidden();
    await expect(page.getByLabel(t('roladin.reminder.email'))).toBeHidden();
    await expectAccessible(page);

    await openOffer(page, language, AFTER);
    await expect(nextYearLink).toBeVisible();
    await expect(createLink).toBeHidden();
    await expect(prices).toBeHidden();
    await expectAccessible(page);
  });
}

isolatedTest(`rulings "Flow", Roladin: the wizard shows the offer's last day @he @phone`, async ({ page }) => {
  const t = createTranslate('he');
  await openOffer(page, 'he', DURING);
  await page.getByRole('link', { name: t('roladin.hero.make') }).click();
  await expect(page).toHaveURL(/\/wizard\?/);
  await expect(page.getByRole('heading', { level: 1, name: t('wizard.child.title') })).toBeVisible();
  await expect(page.locator(`time[datetime="${getPartner('roladin').lastDay}"]`)).toBeVisible();
  await expectAccessible(page);
});

isolatedTest(`rulings "Flow", Roladin: subscribes to the reminder @en @desktop`, async ({ page }) => {
  const t = createTranslate('en');
  await openOffer(page, 'en', BEFORE);
  const email = page.getByLabel(t('roladin.reminder.email'));
  const consent = page.getByRole('checkbox');
  const send = page.getByRole('button', { name: t('roladin.reminder.send') });
  await expect(consent).not.toBeChecked();
  await send.click();
  await expect(page.getByText(t('errors.emailInvalid'))).toBeVisible();
  await expect(page.getByText(t('errors.termsRequired'))).toBeVisible();
  await expect(email).toBeFocused();
  await expectAccessible(page);

  await email.fill('somebody@example.com');
  await send.click();
  await expect(page.getByText(t('errors.emailInvalid'))).toBeHidden();
  await expect(consent).toBeFocused();
  await consent.check();
  await send.click();
  const requestHeaders = page.getByRole('status').filter({ hasText: t('roladin.reminder.sentTitle') });
  await expect(requestHeaders).toContainText('somebody@example.com');
  await expect(requestHeaders).toBeFocused();
});

test(`rulings "Flow": the mail’s link only asks; the address is deleted after confirmation @he @phone`, async ({
  page,
}) => {
  const t = createTranslate('he');
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/partners/forget')) requested.push(request.postData() ?? '');
  });
  const reminder = crypto.randomUUID();
  await page.goto(`/IL/he/roladin#forget=${reminder}`);
  const dialog = page.getByRole('dialog', { name: t('roladin.forget.title') });
  await expect(dialog).toBeVisible();
  expect(requested).toEqual([]);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('roladin.forget.send') }).click();
  const done = page.getByRole('dialog', { name: t('roladin.forget.doneTitle') });
  await expect(done).toBeVisible();
  expect(requested).toEqual([JSON.stringify({ reminder })]);
  await page.keyboard.press('Escape');
  await expect(done).toBeHidden();
});

for (const [language, tag] of TEXT_RUNS) {
  const t = createTranslate(language);

  test(`§2 accessibility: the standards, the limits and the contact, in ${language} ${tag}`, async ({ page }) => {
    await page.goto(`/IL/${language}/accessibility`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('accessibility.title'));
    const article = page.getByRole('article');
    for (const standard of ['5568', 'WCAG 2.2']) await expect(article).toContainText(standard);
    await expect(article.locator('a[href^="mailto:"]').first()).toBeVisible();
    await expect(article.locator('a[href^="tel:"]')).toBeVisible();
    await expect(article.getByRole('button', { name: t('accessibility.contact.write'), exact: true })).toBeVisible();
  });

  test(`§2 sitemap: every link returns 200, in ${language} ${tag}`, async ({ page, request }) => {
    await page.goto(`/IL/${language}/sitemap`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('siteMap.title'));
    const links = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(links.length).toBeGreaterThan(25);
    expect(new Set(links).size).toBe(links.length);
    for (const link of links) expect([link, (await request.get(link)).status()]).toEqual([link, 200]);
  });
}

test('§2 anything else: status, language and direction are right without JavaScript @phone @en', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  for (const [language, direction] of [
    ['he', 'rtl'],
    ['en', 'ltr'],
    ['ar', 'rtl'],
    ['ru', 'ltr'],
  ] as const) {
    const t = createTranslate(language);
    const response = await page.goto(`/IL/${language}/no-such-page`);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    for (const key of ['title', 'message', 'description'])
      await expect(page.getByText(t(`notFound.${key}`))).toBeVisible();
    await expect(page.getByRole('img', { name: t('notFound.character') })).toBeVisible();
    await expect(page.getByRole('main').locator('a[href^="mailto:"]')).toBeVisible();
    await page.getByRole('link', { name: t('notFound.home'), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/IL/${language}$`));
  }
  await context.close();
});

test('privacy: the reminder endpoint rejects other sites and does not reveal known addresses @phone @en', async ({
  request,
}) => {
  const data = { partner: 'roladin', email: 'twice@example.com', country: 'IL', language: 'he', consent: true };
  const headers = { 'x-requested-with': 'gibori' };
  const post = (changes: object, requestHeaders = headers) =>
    request.post('/api/partners/reminder', { headers: requestHeaders, data: { ...data, ...changes } });
  expect((await post({}, {} as typeof headers)).status()).toBe(403);
  const answers = [await post({}), await post({}), await post({ website: 'https://example.com' })];
  expect(await Promise.all(answers.map((response) => response.json()))).toEqual(Array(3).fill({ stored: true }));
  const refused = await post({ email: 'nobody', consent: false });
  expect(refused.status()).toBe(422);
  expect((await refused.json()).error.fields).toEqual({ email: 'email_invalid', consent: 'terms_required' });
});
