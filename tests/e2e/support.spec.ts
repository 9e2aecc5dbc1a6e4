import { expect, type Page, test } from '@playwright/test';
import { BRAND } from '@/lib/brand';
import { violationsOn } from './support/axe';
import { nextMessage, sentTo } from './support/outbox';
import { wordsIn } from './support/words';

const HEADERS = { 'x-requested-with': 'gibori' };
const newEmail = () => `parent-${crypto.randomUUID()}@example.com`;

/** The dialog, opened from the footer once the page listens. */
async function openFromFooter(page: Page, say: ReturnType<typeof wordsIn>) {
  const opener = page.getByRole('contentinfo').getByRole('button', { name: say('layout.footer.form') });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: say('support.title') });
  await expect(dialog).toBeVisible();
  const field = (key: string) => dialog.getByLabel(say(`support.${key}`));
  return {
    opener,
    dialog,
    topic: field('topic'),
    description: field('description'),
    email: field('email'),
    sending: dialog.getByRole('button', { name: say('support.send'), exact: true }),
    cancel: dialog.getByRole('button', { name: say('support.cancel') }),
  };
}

async function expectNoViolations(page: Page): Promise<void> {
  expect(await violationsOn(page, '[role="dialog"]')).toEqual([]);
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const [language, tag] of [
  ['he', '@he'],
  ['he', '@desktop'],
  ['en', '@en'],
] as const) {
  const say = wordsIn(language);

  test(`§4 support dialog in ${language}: its rules, an error that loses nothing, the thank-you, both mails ${tag}`, async ({
    page,
    request,
  }) => {
    await page.goto(`/IL/${language}/books`);
    const { dialog, topic, description, email, sending, opener } = await openFromFooter(page, say);
    await expect(sending).toBeDisabled();
    for (const rule of ['topicRequired', 'descriptionRequired', 'emailRequired'])
      await expect(sending).toHaveAccessibleDescription(new RegExp(say(`errors.${rule}`)));
    await expectNoViolations(page);

    // Whoever presses the waiting button is led to what is missing.
    await sending.click({ force: true });
    await expect(topic).toBeFocused();
    await expect(topic).toHaveAccessibleDescription(say('errors.topicRequired'));
    await topic.selectOption('order');
    const text = `${crypto.randomUUID()} ?`;
    await description.fill(text);
    await email.fill('dana@');
    await page.keyboard.press('Tab');
    await expect(email).toHaveAccessibleDescription(say('errors.emailInvalid'));
    await expect(dialog.getByLabel(say('support.phone'))).toBeFocused();
    await expectNoViolations(page);
    const address = newEmail();
    await email.fill(address);
    await expect(sending).toBeEnabled();

    await page.route('**/api/support', (route) => route.abort());
    await sending.click();
    await expect(dialog.getByText(say('errors.formSubmissionError'))).toBeInViewport();
    await expect(description).toHaveValue(text);
    await expectNoViolations(page);
    await page.unroute('**/api/support');

    await sending.click();
    const thanks = page.getByRole('dialog', { name: say('support.sent.title') });
    await expect(thanks).toContainText(address, { timeout: 30_000 });
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(thanks).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.click();
    await expect(topic).toHaveValue('');
    await expect(description).toHaveValue('');

    const confirmation = await nextMessage(request, address);
    expect(confirmation.html).toContain(`lang="${language}"`);
    expect(confirmation.text).not.toContain(text);
    const letter = await nextMessage(request, BRAND.supportEmail, (message) => message.text.includes(text));
    expect(letter.text).toContain(address);
  });
}

test('§4 support dialog: what was typed stays when it is closed by accident, also after a reload @phone @en', async ({
  page,
}) => {
  const say = wordsIn('en');
  await page.goto('/IL/en/books');
  const { description, dialog } = await openFromFooter(page, say);
  await description.fill('Half a message');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.reload();
  const again = await openFromFooter(page, say);
  await expect(again.description).toHaveValue('Half a message');
  await again.cancel.click();
  await expect(again.dialog).toBeHidden();
});

test('§4 support dialog: sending once, however often the button is pressed @desktop', async ({ page }) => {
  const say = wordsIn('en');
  await page.goto('/IL/en/books');
  const { topic, description, email, dialog } = await openFromFooter(page, say);
  await topic.selectOption('suggestion');
  await description.fill(crypto.randomUUID());
  await email.fill(newEmail());
  let asked = 0;
  let answer = () => {};
  const allowed = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/support', async (route) => {
    asked += 1;
    await allowed;
    await route.continue();
  });
  const button = dialog.locator('button[type="submit"]');
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(dialog.getByRole('button', { name: say('support.cancel') })).toBeDisabled();
  await button.click({ force: true });
  await email.press('Enter');
  await page.keyboard.press('Escape');
  answer();
  await expect(page.getByRole('dialog', { name: say('support.sent.title') })).toBeVisible();
  expect(asked).toBe(1);
});

test('§7 POST /api/support: what it refuses, and what it takes without doing @phone', async ({ request }) => {
  const post = (data: object, headers: Record<string, string> = HEADERS) =>
    request.post('/api/support', { headers, data });
  const address = newEmail();
  const whole = { topic: 'order', description: 'Where is it?', email: address };
  expect((await post(whole, {})).status()).toBe(403);
  const empty = await post({});
  expect(empty.status()).toBe(422);
  const { fields } = (await empty.json()).error;
  expect(fields).toEqual({ description: 'description_required', topic: 'topic_required' });
  expect((await post({ ...whole, email: '' })).status()).toBe(422);
  expect((await post({ ...whole, website: 'https://spam.example' })).status()).toBe(200);
  expect(await sentTo(request, address)).toEqual([]);
});

test('without script, the footer’s contact entry writes a mail @phone @en', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL as string });
  await page.goto('/IL/he/books');
  const entry = page.getByRole('contentinfo').getByRole('link', { name: wordsIn('he')('layout.footer.form') });
  await expect(entry).toHaveAttribute('href', `mailto:${BRAND.supportEmail}`);
  await page.close();
});
