import { createTranslate } from '../support/messages';
import { expectFitting } from '../support/page/fitting';
import { signInMember } from '../support/staff-session';
import { expect, type Page, test } from '../support/test';

/** Words in languages whose home page no other test reads for its testimonials. */
const RUNS = [
  ['he', 'ru', 'Дочка читает её каждый вечер', 'Анна', '@he @phone'],
  ['en', 'ar', 'يقرأها ابني كل ليلة', 'منى', '@en @desktop'],
] as const;
const NAMES = { ru: 'Русский', ar: 'العربية' } as const;

const readPage = async (page: Page, path: string) => (await page.request.get(path)).text();

for (const [language, spoken, words, who, tag] of RUNS) {
  test(`§ Social proof: a testimonial is entered, shown and taken back in ${language} ${tag}`, async ({ page }) => {
    const t = createTranslate(language);
    const s = (key: string) => t(`staff.testimonials.${key}`);
    const id = crypto.randomUUID().slice(0, 8);
    const quote = `${words} ${id}`;
    const name = `${who} ${id}`;
    const home = `/IL/${spoken}`;
    await page.context().addCookies([{ name: 'staff_language', value: language, url: process.env.SHOP_URL ?? '' }]);
    await signInMember(page.context(), 'editor');
    // The home page is kept in memory from here on, without the words.
    expect(await readPage(page, home)).not.toContain(quote);

    await page.goto('/staff/testimonials');
    const form = page.locator('section', { has: page.locator('#new-testimonial') }).locator('form');
    const field = (key: string) => form.getByLabel(s(`fields.${key}`), { exact: true });
    await form.getByRole('button', { name: s('save') }).click();
    await expect(form.getByText(t('errors.testimonialWordsRequired'))).toBeVisible();
    await field('language').selectOption({ label: NAMES[spoken] });
    await field('quote').fill(quote);
    await field('who').fill(name);
    await form.getByLabel(s('show')).check();
    await form.getByRole('button', { name: s('save') }).click();
    await expect(form.getByText(t('errors.testimonialSourceRequired'))).toBeVisible();
    await expect(form.getByText(t('errors.testimonialConsentRequired'))).toBeVisible();
    await expectFitting(page);
    await field('source').fill('https://www.reviews.example.com/7');
    await field('saidOn').fill('2026-10-01');
    await field('consent').fill('E-mail, folder 7');
    await field('consentOn').fill('2026-10-02');
    await form.getByRole('button', { name: s('save') }).click();
    await expect(page.getByText(s('added'))).toBeVisible();

    const shown = await readPage(page, home);
    expect(shown).toContain(quote);
    expect(shown).toContain('reviews.example.com');
    expect(shown).not.toContain('folder 7');
    await page.goto(home);
    await expect(page.getByText(quote).first()).toBeAttached();
    await expectFitting(page);

    await page.goto('/staff/testimonials');
    const entry = page.locator('details', { has: page.locator('summary', { hasText: name }) });
    await entry.locator('summary').click();
    await expectFitting(page);
    await entry.getByRole('button', { name: s('takeBack') }).click();
    await expect(entry.locator('summary')).toContainText(s('draft'));
    expect(await readPage(page, home)).not.toContain(quote);
    await entry.getByRole('button', { name: s('delete') }).click();
    await expect(entry).toHaveCount(0);
  });
}
