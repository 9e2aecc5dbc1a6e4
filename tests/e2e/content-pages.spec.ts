import { expect, type Page, test } from '@playwright/test';
import { partnerById } from '@/lib/partners';
import { expectAccessible } from './support/axe';
import { wordsIn } from './support/words';

// Hebrew and English, on a phone and on a desk.
const RUNS = [
  ['he', '@he'],
  ['en', '@en'],
  ['he', '@desktop'],
] as const;
/** What a page says is the same on every screen. */
const READ = [
  ['he', '@he'],
  ['en', '@en @phone'],
] as const;
const BEFORE = new Date('2026-11-28T12:00:00+02:00');
const DURING = new Date('2026-12-05T12:00:00+02:00');
const AFTER = new Date('2026-12-13T12:00:00+02:00');

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

async function openOffer(page: Page, language: string, now: Date): Promise<void> {
  await page.clock.setFixedTime(now);
  await page.goto(`/IL/${language}/roladin`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

for (const [language, tag] of RUNS) {
  const say = wordsIn(language);

  test(`rulings "Flow", Roladin: before, during and after, in ${language} ${tag}`, async ({ page }) => {
    const make = page.getByRole('link', { name: say('roladin.hero.make') });
    const remind = page.getByRole('link', { name: say('roladin.hero.remind') });
    const next = page.getByRole('link', { name: say('roladin.hero.remindNext') });
    const prices = page.getByRole('heading', { name: say('roladin.prices.title') });

    await openOffer(page, language, BEFORE);
    await expect(remind).toBeVisible();
    await expect(make).toBeHidden();
    await expect(prices).toBeVisible();
    await expectAccessible(page);

    await openOffer(page, language, DURING);
    await expect(make).toHaveAttribute('href', /\/wizard\?book=\d+&offer=roladin$/);
    await expect(remind).toBeHidden();
    await expect(page.getByLabel(say('roladin.reminder.email'))).toBeHidden();
    await expectAccessible(page);

    await openOffer(page, language, AFTER);
    await expect(next).toBeVisible();
    await expect(make).toBeHidden();
    await expect(prices).toBeHidden();
    await expectAccessible(page);
  });

  test(`rulings "Flow", Roladin: the wizard says until when it keeps the offer, in ${language} ${tag}`, async ({
    page,
  }) => {
    await openOffer(page, language, DURING);
    await page.getByRole('link', { name: say('roladin.hero.make') }).click();
    await expect(page).toHaveURL(/\/wizard\?/);
    await expect(page.getByRole('heading', { level: 1, name: say('wizard.child.title') })).toBeVisible();
    await expect(page.locator(`time[datetime="${partnerById('roladin').lastDay}"]`)).toBeVisible();
    await expectAccessible(page);
  });

  test(`rulings "Flow", Roladin: an address for the reminder, in ${language} ${tag}`, async ({ page }) => {
    await openOffer(page, language, BEFORE);
    const email = page.getByLabel(say('roladin.reminder.email'));
    const consent = page.getByRole('checkbox');
    const send = page.getByRole('button', { name: say('roladin.reminder.send') });
    await expect(consent).not.toBeChecked();
    await expect(async () => {
      await send.click();
      await expect(page.getByText(say('errors.emailInvalid'))).toBeVisible({ timeout: 3000 });
    }).toPass();
    await expect(page.getByText(say('errors.termsRequired'))).toBeVisible();
    await expect(email).toBeFocused();
    await expectAccessible(page);

    await email.fill('somebody@example.com');
    await send.click();
    await expect(page.getByText(say('errors.emailInvalid'))).toBeHidden();
    await expect(consent).toBeFocused();
    await consent.check();
    await send.click();
    const sent = page.getByRole('status').filter({ hasText: say('roladin.reminder.sentTitle') });
    await expect(sent).toContainText('somebody@example.com');
    await expect(sent).toBeFocused();
  });

  test(`rulings "Flow": the mail’s link only asks; the address goes when it is told to, in ${language} ${tag}`, async ({
    page,
  }) => {
    const told: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/partners/forget')) told.push(request.postData() ?? '');
    });
    const reminder = crypto.randomUUID();
    await page.goto(`/IL/${language}/roladin#forget=${reminder}`);
    const dialog = page.getByRole('dialog', { name: say('roladin.forget.title') });
    await expect(dialog).toBeVisible();
    expect(told).toEqual([]);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: say('roladin.forget.send') }).click();
    const done = page.getByRole('dialog', { name: say('roladin.forget.doneTitle') });
    await expect(done).toBeVisible();
    expect(told).toEqual([JSON.stringify({ reminder })]);
    await page.keyboard.press('Escape');
    await expect(done).toBeHidden();
  });
}

for (const [language, tag] of READ) {
  const say = wordsIn(language);

  test(`§2 accessibility: the standards, the limits and whom to ask, in ${language} ${tag}`, async ({ page }) => {
    await page.goto(`/IL/${language}/accessibility`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('accessibility.title'));
    const article = page.getByRole('article');
    for (const standard of ['5568', 'WCAG 2.2']) await expect(article).toContainText(standard);
    await expect(article.locator('a[href^="mailto:"]').first()).toBeVisible();
    await expect(article.locator('a[href^="tel:"]')).toBeVisible();
    await expect(article.getByRole('button', { name: say('accessibility.contact.write'), exact: true })).toBeVisible();
  });

  test(`§2 sitemap: every link of it answers, in ${language} ${tag}`, async ({ page, request }) => {
    await page.goto(`/IL/${language}/sitemap`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('siteMap.title'));
    const links = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(links.length).toBeGreaterThan(25);
    expect(new Set(links).size).toBe(links.length);
    for (const link of links) expect([link, (await request.get(link)).status()]).toEqual([link, 200]);
  });
}

test('§2 anything else: status, language and direction are right without a script @phone @en', async ({
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
    const say = wordsIn(language);
    const answer = await page.goto(`/IL/${language}/no-such-page`);
    expect(answer?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    for (const key of ['title', 'message', 'description'])
      await expect(page.getByText(say(`notFound.${key}`))).toBeVisible();
    await expect(page.getByRole('img', { name: say('notFound.character') })).toBeVisible();
    await expect(page.getByRole('main').locator('a[href^="mailto:"]')).toBeVisible();
    await page.getByRole('link', { name: say('notFound.home'), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/IL/${language}$`));
  }
  await context.close();
});

test('privacy: the reminder’s endpoint takes nothing from another site, and answers known addresses alike @phone', async ({
  request,
}) => {
  const data = { partner: 'roladin', email: 'twice@example.com', country: 'IL', language: 'he', consent: true };
  const headers = { 'x-requested-with': 'gibori' };
  const post = (more: object, sent = headers) =>
    request.post('/api/partners/reminder', { headers: sent, data: { ...data, ...more } });
  expect((await post({}, {} as typeof headers)).status()).toBe(403);
  const answers = [await post({}), await post({}), await post({ website: 'https://example.com' })];
  expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual(Array(3).fill({ stored: true }));
  const refused = await post({ email: 'nobody', consent: false });
  expect(refused.status()).toBe(422);
  expect((await refused.json()).error.fields).toEqual({ email: 'email_invalid', consent: 'terms_required' });
});
