import type { Page } from '@playwright/test';
import { BRAND } from '@/lib/brand';
import { expectAccessible } from '../support/axe';
import { createTranslate } from '../support/messages';
import { listMessages, waitForMessage } from '../support/outbox';
import { expect, test } from '../support/shared-page';

const HEADERS = { 'x-requested-with': 'gibori' };
const newEmail = () => `parent-${crypto.randomUUID()}@example.com`;

/** Opens the dialog from the footer once the page is hydrated. */
async function openFromFooter(page: Page, t: ReturnType<typeof createTranslate>) {
  const opener = page.getByRole('contentinfo').getByRole('button', { name: t('layout.footer.form') });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: t('support.title') });
  await expect(dialog).toBeVisible();
  const field = (key: string) => dialog.getByLabel(t(`support.${key}`));
  return {
    opener,
    dialog,
    topic: field('topic'),
    description: field('description'),
    email: field('email'),
    submitButton: dialog.getByRole('button', { name: t('support.send'), exact: true }),
    cancel: dialog.getByRole('button', { name: t('support.cancel') }),
  };
}

for (const [language, tag] of [
  ['he', '@he @phone'],
  ['en', '@en @desktop'],
] as const) {
  const t = createTranslate(language);

  test(`§4 support dialog in ${language}: required fields, an error that keeps the input, the thank-you, both mails ${tag}`, async ({
    page,
    request,
  }) => {
    await page.goto(`/IL/${language}/books`);
    const { dialog, topic, description, email, submitButton, opener } = await openFromFooter(page, t);
    await expect(submitButton).toBeDisabled();
    for (const rule of ['topicRequired', 'descriptionRequired', 'emailRequired'])
      await expect(submitButton).toHaveAccessibleDescription(new RegExp(t(`errors.${rule}`)));
    await expectAccessible(page, '[role="dialog"]');

    // Pressing the disabled-looking button moves the focus to the first missing field.
    await submitButton.click({ force: true });
    await expect(topic).toBeFocused();
    await expect(topic).toHaveAccessibleDescription(t('errors.topicRequired'));
    await topic.selectOption('order');
    const text = `${crypto.randomUUID()} ?`;
    await description.fill(text);
    await email.fill('dana@');
    await page.keyboard.press('Tab');
    await expect(email).toHaveAccessibleDescription(t('errors.emailInvalid'));
    await expect(dialog.getByLabel(t('support.phone'))).toBeFocused();
    await expectAccessible(page, '[role="dialog"]');
    const newAddress = newEmail();
    await email.fill(newAddress);
    await expect(submitButton).toBeEnabled();

    await page.route('**/api/support', (route) => route.abort());
    await submitButton.click();
    await expect(dialog.getByText(t('errors.formSubmissionError'))).toBeInViewport();
    await expect(description).toHaveValue(text);
    await expectAccessible(page, '[role="dialog"]');
    await page.unroute('**/api/support');

    await submitButton.click();
    const thanks = page.getByRole('dialog', { name: t('support.sent.title') });
    await expect(thanks).toContainText(newAddress);
    await expectAccessible(page, '[role="dialog"]');
    await page.keyboard.press('Escape');
    await expect(thanks).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.click();
    await expect(topic).toHaveValue('');
    await expect(description).toHaveValue('');

    const confirmation = await waitForMessage(request, newAddress);
    expect(confirmation.html).toContain(`lang="${language}"`);
    expect(confirmation.text).not.toContain(text);
    const supportMail = await waitForMessage(request, BRAND.supportEmail, (message) => message.text.includes(text));
    expect(supportMail.text).toContain(newAddress);
  });
}

test('§4 support dialog: input survives closing by accident and a reload @phone @en', async ({ page }) => {
  const t = createTranslate('en');
  await page.goto('/IL/en/books');
  const { description, dialog } = await openFromFooter(page, t);
  await description.fill('Half a message');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.reload();
  const again = await openFromFooter(page, t);
  await expect(again.description).toHaveValue('Half a message');
  await again.cancel.click();
  await expect(again.dialog).toBeHidden();
});

test('§4 support dialog: sends once, even if the button is pressed repeatedly @desktop', async ({ page }) => {
  const t = createTranslate('en');
  await page.goto('/IL/en/books');
  const { topic, description, email, dialog } = await openFromFooter(page, t);
  await topic.selectOption('suggestion');
  await description.fill(crypto.randomUUID());
  await email.fill(newEmail());
  let requestCount = 0;
  let allowRequest = () => {};
  const requestAllowed = new Promise<void>((resolve) => {
    allowRequest = resolve;
  });
  await page.route('**/api/support', async (route) => {
    requestCount += 1;
    await requestAllowed;
    await route.continue();
  });
  const button = dialog.locator('button[type="submit"]');
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(dialog.getByRole('button', { name: t('support.cancel') })).toBeDisabled();
  await button.click({ force: true });
  await email.press('Enter');
  await page.keyboard.press('Escape');
  allowRequest();
  await expect(page.getByRole('dialog', { name: t('support.sent.title') })).toBeVisible();
  expect(requestCount).toBe(1);
});

test('§7 POST /api/support: rejections, and requests accepted without effect @phone @en', async ({ request }) => {
  const post = (data: object, headers: Record<string, string> = HEADERS) =>
    request.post('/api/support', { headers, data });
  const newAddress = newEmail();
  const validRequest = { topic: 'order', description: 'Where is it?', email: newAddress };
  expect((await post(validRequest, {})).status()).toBe(403);
  const empty = await post({});
  expect(empty.status()).toBe(422);
  const { fields } = (await empty.json()).error;
  expect(fields).toEqual({ description: 'description_required', topic: 'topic_required' });
  expect((await post({ ...validRequest, email: '' })).status()).toBe(422);
  expect((await post({ ...validRequest, website: 'https://spam.example' })).status()).toBe(200);
  expect(await listMessages(request, newAddress)).toEqual([]);
});

test("without JavaScript, the footer's contact link opens a mail @phone @en", async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL as string });
  await page.goto('/IL/he/books');
  const entry = page.getByRole('contentinfo').getByRole('link', { name: createTranslate('he')('layout.footer.form') });
  await expect(entry).toHaveAttribute('href', `mailto:${BRAND.supportEmail}`);
  await page.close();
});
