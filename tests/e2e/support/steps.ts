import { randomInt } from 'node:crypto';
import path from 'node:path';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { parsePhone } from '@/lib/accounts';
import { createDraft } from './create-book';
import type { BookLanguage, createTranslate } from './messages';
import { getCode, waitForMessage } from './outbox';
import { chooseFiles } from './page/hydration';
import { WORKER_TIMEOUT } from './timeouts';

type Translate = ReturnType<typeof createTranslate>;
export type Child = {
  readonly language: BookLanguage;
  readonly name: string;
  readonly gender: 'boy' | 'girl';
  /** `false`: a bare book where points are usual. */
  readonly points?: boolean;
};
export type TestParent = {
  readonly typed: string;
  readonly e164: string;
  readonly country: string;
  readonly email: string;
};

/** The photo that `uploadPhoto` sends. */
export const PORTRAIT = path.join('tests', 'fixtures', 'portraits', 'nasa-eileen-collins-head.jpg');
const digits = (count: number) => String(randomInt(10 ** count)).padStart(count, '0');

const PREFIXES = { IL: '05', US: '212', KE: '07' } as const;

/** A new parent with a realistic phone number. */
export function newParent(country: keyof typeof PREFIXES): TestParent {
  for (;;) {
    const prefix = PREFIXES[country];
    const typed = prefix + digits(10 - prefix.length);
    const parsed = parsePhone(typed, country);
    if (parsed.ok) return { typed, e164: parsed.value.phone, country, email: `parent-${digits(9)}@example.com` };
  }
}

export const clickNext = (page: Page, name: string) => page.getByRole('button', { name, exact: false }).click();

export async function fillChild(page: Page, t: Translate, { name, gender, language }: Child): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: t('wizard.child.title') })).toBeVisible();
  await page.getByLabel(t('wizard.child.name')).fill(name);
  await page.getByRole('radio', { name: t(`wizard.child.genders.${gender}`) }).check();
  await page.getByRole('radio', { name: '6', exact: true }).check();
  await page.locator(`input[name="language"][value="${language}"]`).check();
  await clickNext(page, t('wizard.child.go'));
}

/** Chooses the first book of the list, or the only one that a search word finds. */
export async function chooseBook(page: Page, t: Translate, child: Child, word?: string): Promise<void> {
  const { name, gender, language, points } = child;
  await expect(page.getByRole('heading', { level: 1, name: t('wizard.book.title', { name, gender }) })).toBeVisible();
  const books = page.locator('input[name="catalogueId"]');
  if (word) {
    const search = page.getByRole('searchbox', { name: t('wizard.book.search') });
    await search.fill('zzzzzz');
    await expect(page.getByText(t('wizard.book.none'))).toBeVisible();
    await page.getByRole('button', { name: t('wizard.book.all') }).click();
    await expect(books.nth(5)).toBeAttached();
    await search.fill(word);
    await expect(books).toHaveCount(1);
  }
  await books.first().check();
  if (points === false)
    await page.getByRole('checkbox', { name: t('wizard.book.points.label', { language }) }).uncheck();
  await clickNext(page, t('wizard.book.go'));
}

/** From the next page on, the device is too weak to read a photo, so that the photo itself is sent. */
export const weakenDevice = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(navigator, 'deviceMemory', { value: 1 }));

/**
 * Opens the photo step of a new draft, which the shop's API creates on the page's device; returns the draft's id.
 * `sends`: on a device that cannot read a photo.
 */
export async function openPhotoStep(
  page: Page,
  t: Translate,
  { name, gender, language }: Child,
  { sends = false }: { readonly sends?: boolean } = {},
): Promise<string> {
  const id = await createDraft(page.request, { language, childName: name, gender });
  if (sends) await weakenDevice(page);
  await page.goto(`/${language}/wizard?step=photo&draft=${id}`);
  await expect(page.getByRole('heading', { level: 1, name: t('wizard.photo.title', { name }) })).toBeVisible();
  return id;
}

/** Waits until the page's device has read the chosen photo, or has said that it cannot. */
export async function expectRead(page: Page, t: Translate): Promise<void> {
  await expect(page.locator('#photo-consent')).toBeVisible();
  const reading = page.getByTestId('reading');
  if (!(await reading.isVisible())) return;
  const read = reading.getByRole('listitem').first();
  await expect(read.or(page.getByText(t('wizard.photo.reading.failed')))).toBeVisible({ timeout: WORKER_TIMEOUT });
}

export async function uploadPhoto(
  page: Page,
  t: Translate,
  { name, gender }: Child,
  portrait = PORTRAIT,
): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: t('wizard.photo.title', { name }) })).toBeVisible();
  await chooseFiles(page.getByTestId('photo-file').first(), portrait);
  await expectRead(page, t);
  const consent = page.getByRole('checkbox').first();
  await expect(consent).not.toBeChecked();
  await consent.check();
  await clickNext(page, t('wizard.photo.go', { gender, name }));
}

/** Waits for the character editor. Where the photo leaves a doubt, the shop first asks which hero is closer. */
export async function expectHero(
  page: Page,
  t: Translate,
  { name, gender }: Pick<Child, 'name' | 'gender'>,
  title = t('preview.character.title', { name }),
): Promise<void> {
  const heading = (title: string) => page.getByRole('heading', { level: 1, name: title });
  const editor = heading(title);
  const question = heading(t('hero.candidates.title', { name, gender }));
  await expect(editor.or(question)).toBeVisible({ timeout: WORKER_TIMEOUT });
  if (await question.isVisible()) {
    const option = t('hero.candidates.option', { gender, number: 1, difference: 'none' });
    await page.getByRole('button', { name: option, exact: true }).click();
  }
  await expect(editor).toBeVisible({ timeout: WORKER_TIMEOUT });
}

/** The character preview: both models are shown, one is selected and approved. */
export async function approveHero(page: Page, t: Translate, { name, gender }: Child, title?: string): Promise<void> {
  await expectHero(page, t, { name, gender }, title);
  const portrait = t('preview.passport.portraitAlt', { name, model: 'regular' });
  await expect(page.getByRole('img', { name: portrait })).toBeVisible({ timeout: WORKER_TIMEOUT });
  await clickNext(page, t('preview.character.approve', { gender }));
}

/** From the preview to a verified phone, with the code from the outbox. */
export async function orderFromPreview(
  page: Page,
  t: Translate,
  parent: TestParent,
  request: APIRequestContext,
): Promise<void> {
  await clickNext(page, t('preview.book.buy'));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await dialog.getByLabel(t('account.verify.prefix')).selectOption(parent.country);
  await dialog.getByLabel(t('account.verify.phone'), { exact: true }).fill(parent.typed);
  await dialog.getByLabel(t('account.verify.email')).fill(parent.email);
  await dialog.locator('input[name="termsAccepted"]').check();
  await dialog.locator('input[name="smsConsent"]').check();
  await dialog.getByRole('button', { name: t('account.verify.send') }).click();
  const code = dialog.getByLabel(t('account.verify.code'), { exact: true });
  await expect(code).toBeVisible();
  await code.fill(getCode(await waitForMessage(request, parent.e164)));
  const shown = getShownCountry(page);
  // A phone of another country: the shop first suggests the pages of that country.
  if (shown !== parent.country)
    await dialog.getByRole('button', { name: t('account.country.stay', { shown }) }).click();
  await expect(page).toHaveURL(/\/checkout\/[0-9a-f-]+/);
}

const getShownCountry = (page: Page): string => /\/(IL|US|KE)\//.exec(page.url())?.[1] ?? '';

/** Fills the fields of the delivery dialog by their names. */
export async function fillAddress(page: Page, t: Translate, address: Readonly<Record<string, string>>): Promise<void> {
  const country = getShownCountry(page);
  for (const [field, value] of Object.entries(address)) {
    await page
      .getByRole('dialog')
      .getByLabel(t(`checkout.delivery.fields.${field}`, { country }), { exact: true })
      .fill(value);
  }
}

/** Pays for the digital book on the sandbox's checkout page with the chosen outcome. */
export async function payInSandbox(page: Page, t: Translate, outcome: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.title') })).toBeVisible();
  await clickNext(page, t('checkout.pay'));
  await expect(page).toHaveURL(/\/sandbox\/checkout\//);
  await page.getByTestId(`sandbox-${outcome}`).click();
}
