import sharp from 'sharp';
import { createTranslate } from '../support/messages';
import { expectFitting } from '../support/page/fitting';
import { chooseFiles } from '../support/page/hydration';
import { signInMember } from '../support/staff-session';
import { expect, type Page, test } from '../support/test';

const RUNS = [
  ['he', '@he @phone'],
  ['en', '@en @desktop'],
] as const;
const PICTURE = { name: 'lamp.png', mimeType: 'image/png' };
const WORDS = { he: ['מנורה קטנה', 'מה עוזר בלילה.'], en: ['A small lamp', 'What helps at night.'] } as const;
const ENDINGS = { he: 'הערב', en: 'Tonight' } as const;

const drawPicture = () =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background: '#f2a65a' } })
    .png()
    .toBuffer();

const readStatus = async (page: Page, path: string) => (await page.request.get(path)).status();

for (const [language, tag] of RUNS) {
  test(`§6 the desk: a post is written, published and taken back in ${language} ${tag}`, async ({ page }) => {
    const t = createTranslate(language);
    const b = (key: string, values = {}) => t(`staff.blog.${key}`, values);
    const slug = `lamp-${crypto.randomUUID().slice(0, 8)}`;
    const path = `/IL/${language}/blog/${slug}`;
    const [title, summary] = WORDS[language];
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await page.context().addCookies([{ name: 'staff_language', value: language, url: process.env.SHOP_URL ?? '' }]);
    await signInMember(page.context(), 'editor');
    // The page of the list is kept in memory from here on, without the post.
    expect(await (await page.request.get(`/IL/${language}/blog`)).text()).not.toContain(slug);

    await page.goto('/staff/blog');
    await button(b('create')).click();
    await expect(page.getByText(t('errors.slugInvalid'))).toBeVisible();
    await page.getByLabel(b('slug'), { exact: true }).fill(slug);
    await button(b('create')).click();
    await expectFitting(page);
    await page.getByRole('link', { name: slug }).click();
    await expect(page.getByRole('heading', { level: 1, name: slug })).toBeVisible();
    await button(b('publishNow')).click();
    await expect(page.getByText(t('errors.postPictureMissing'))).toBeVisible();
    await chooseFiles(page.getByLabel(b('upload'), { exact: true }), { ...PICTURE, buffer: await drawPicture() });
    await button(b('makeMain')).click();
    await expect(page.getByText(b('main'), { exact: true })).toBeVisible();

    await page
      .locator('summary')
      .filter({ hasText: language === 'he' ? 'עברית' : 'English' })
      .click();
    const form = page.locator('details[open]');
    await form.getByLabel(b('postTitle'), { exact: true }).fill(title);
    await form.getByLabel(b('summary'), { exact: true }).fill(summary);
    await form
      .getByLabel(b('content'), { exact: true })
      .fill(`## 1\n\n${summary}\n\n## ${ENDINGS[language]}\n\n**${title}**`);
    await form.getByRole('combobox').selectOption({ index: 1 });
    await form.getByLabel(b('alt'), { exact: true }).fill(title);
    await form.getByRole('button', { name: b('insert') }).click();
    await expect(form.getByRole('heading', { name: ENDINGS[language] })).toBeVisible();
    await expect(form.locator('.staff-preview').getByAltText(title)).toBeVisible();
    await form.getByLabel(b('shown')).check();
    await form.getByRole('button', { name: b('save') }).click();
    await expect(form.getByText(b('saved'))).toBeVisible();
    await expectFitting(page);
    expect(await readStatus(page, path)).toBe(404);

    await button(b('publishNow')).click();
    await expect(page.locator('#publication')).toContainText(b('states.published'));
    expect(await (await page.request.get(`/IL/${language}/blog`)).text()).toContain(path);
    expect(await (await page.request.get('/sitemap.xml')).text()).toContain(path);
    expect(await (await page.request.get(`/api/blog/rss/${language}`)).text()).toContain(slug);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectFitting(page);
    const picture = await page.request.get((await page.locator('.post-picture').first().getAttribute('src')) ?? '');
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/webp']);
    const avif = await page.request.get(picture.url().replace('.webp', '.avif'));
    expect([avif.status(), avif.headers()['content-type']]).toEqual([200, 'image/avif']);
    expect(picture.headers()['cache-control']).toContain('immutable');
    expect(picture.headers()['x-robots-tag']).toBeUndefined();
    const card = (await page.locator('meta[property="og:image"]').first().getAttribute('content')) ?? '';
    expect((await page.request.get(new URL(card).pathname)).headers()['content-type']).toBe('image/jpeg');

    await page.goto(`/staff/blog/${slug}`);
    await button(b('withdraw')).click();
    await expect(page.locator('#publication')).toContainText(b('states.draft'));
    expect(await readStatus(page, path)).toBe(404);
    expect(await (await page.request.get(`/IL/${language}/blog`)).text()).not.toContain(path);
    await button(b('schedule')).click();
    await expect(page.getByText(t('errors.postTimeInvalid'))).toBeVisible();
    await page.getByLabel(b('time'), { exact: true }).fill('2033-05-01T09:00');
    await button(b('schedule')).click();
    await expect(page.locator('#publication')).toContainText(b('states.planned'));
    expect(await readStatus(page, path)).toBe(404);

    await button(b('withdraw')).click();
    await page
      .locator('summary')
      .filter({ hasText: b('delete') })
      .click();
    await expectFitting(page);
    await button(b('deleteNow')).click();
    await expect(page.getByRole('heading', { level: 1, name: b('title') })).toBeVisible();
    await expect(page.getByRole('link', { name: slug })).toHaveCount(0);
  });
}
