import { randomInt } from 'node:crypto';
import path from 'node:path';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { parsePhone } from '@/lib/accounts';
import { codeIn, nextMessage } from './outbox';
import type { BookLanguage, wordsIn } from './words';

type Say = ReturnType<typeof wordsIn>;
export type Child = { readonly language: BookLanguage; readonly name: string; readonly gender: 'boy' | 'girl' };
export type Parent = {
  readonly typed: string;
  readonly e164: string;
  readonly country: string;
  readonly email: string;
};

const PORTRAIT = path.join('tests', 'fixtures', 'portraits', 'nasa-eileen-collins-head.jpg');
const digits = (count: number) => String(randomInt(10 ** count)).padStart(count, '0');

const PREFIXES = { IL: '05', US: '212', KE: '07' } as const;

/** A parent whom the shop has never seen, with a number that could be a real one. */
export function newParent(country: keyof typeof PREFIXES): Parent {
  for (;;) {
    const prefix = PREFIXES[country];
    const typed = prefix + digits(10 - prefix.length);
    const parsed = parsePhone(typed, country);
    if (parsed.ok) return { typed, e164: parsed.value.phone, country, email: `parent-${digits(9)}@example.com` };
  }
}

const go = (page: Page, name: string) => page.getByRole('button', { name, exact: false }).click();

export async function fillChild(page: Page, say: Say, { name, gender, language }: Child): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: say('wizard.child.title') })).toBeVisible();
  await page.getByLabel(say('wizard.child.name')).fill(name);
  await page.getByRole('radio', { name: say(`wizard.child.genders.${gender}`) }).check();
  await page.getByRole('radio', { name: '6', exact: true }).check();
  await page.locator(`input[name="language"][value="${language}"]`).check();
  await go(page, say('wizard.child.go'));
}

/** Takes the first book of the shelf, or the only one that a word finds there. */
export async function chooseBook(page: Page, say: Say, { name, gender }: Child, word?: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: say('wizard.book.title', { name, gender }) })).toBeVisible();
  const books = page.locator('input[name="catalogueId"]');
  if (word) {
    const search = page.getByRole('searchbox', { name: say('wizard.book.search') });
    await search.fill('zzzzzz');
    await expect(page.getByText(say('wizard.book.none'))).toBeVisible();
    await page.getByRole('button', { name: say('wizard.book.all') }).click();
    await expect(books.nth(5)).toBeAttached();
    await search.fill(word);
    await expect(books).toHaveCount(1);
  }
  await books.first().check();
  await go(page, say('wizard.book.go'));
}

export async function uploadPhoto(page: Page, say: Say, { name, gender }: Child): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: say('wizard.photo.title', { name }) })).toBeVisible();
  await page.getByTestId('photo-file').first().setInputFiles(PORTRAIT);
  const consent = page.getByRole('checkbox').first();
  await expect(consent).not.toBeChecked();
  await consent.check();
  await go(page, say('wizard.photo.go', { gender, name }));
}

/** The character preview: both models are shown, one is chosen and approved. */
export async function meetHero(page: Page, say: Say, { name, gender }: Child): Promise<void> {
  const title = say('preview.character.title', { name });
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible({ timeout: 60_000 });
  const portrait = say('preview.passport.portraitAlt', { name, model: 'regular' });
  await expect(page.getByRole('img', { name: portrait })).toBeVisible({ timeout: 60_000 });
  await go(page, say('preview.character.approve', { gender }));
}

/** From the book to a verified phone, with the code from the outbox. */
export async function orderFromPreview(
  page: Page,
  say: Say,
  _child: Child,
  parent: Parent,
  request: APIRequestContext,
): Promise<void> {
  await go(page, say('preview.book.buy'));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await dialog.getByLabel(say('account.verify.prefix')).selectOption(parent.country);
  await dialog.getByLabel(say('account.verify.phone'), { exact: true }).fill(parent.typed);
  await dialog.getByLabel(say('account.verify.email')).fill(parent.email);
  await dialog.locator('input[name="termsAccepted"]').check();
  await dialog.locator('input[name="smsConsent"]').check();
  await dialog.getByRole('button', { name: say('account.verify.send') }).click();
  const code = dialog.getByLabel(say('account.verify.code'), { exact: true });
  await expect(code).toBeVisible();
  await code.fill(codeIn(await nextMessage(request, parent.e164)));
  const shown = /\/(IL|US|KE)\//.exec(page.url())?.[1] ?? '';
  // A phone of another country: the shop suggests its own pages first.
  if (shown !== parent.country)
    await dialog.getByRole('button', { name: say('account.country.stay', { shown }) }).click();
  await expect(page).toHaveURL(/\/checkout\/[0-9a-f-]+/, { timeout: 30_000 });
}

/** Pays the digital book on the sandbox's checkout page with the chosen outcome. */
export async function buy(page: Page, say: Say, outcome: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: say('checkout.title') })).toBeVisible();
  await go(page, say('checkout.pay'));
  await expect(page).toHaveURL(/\/sandbox\/checkout\//);
  await page.getByTestId(`sandbox-${outcome}`).click();
}
