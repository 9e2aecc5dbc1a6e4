import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { createTranslate } from '../support/messages';
import { expect, test } from '../support/shared-page';

const RUNS = [
  ['he', '@he @phone'],
  ['en', '@en @desktop'],
] as const;
const POST = 'afraid-of-the-dark';

/** Checks the page: fits the screen, passes axe, loads its pictures and has one title. */
async function expectValidPage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await expectAccessible(page);
}

for (const [language, tag] of RUNS) {
  test(`§2 "/blog, /blog/{id}": in ${language} a card opens its post, which ends with a related book ${tag}`, async ({
    page,
  }) => {
    const t = createTranslate(language);
    expect((await page.goto(`/IL/${language}/blog`))?.status()).toBe(200);
    await expectValidPage(page);
    await page.locator(`a[href="/IL/${language}/blog/${POST}"]`).click();
    await expect(page).toHaveURL(new RegExp(`/IL/${language}/blog/${POST}$`));
    await expect(page.locator('#tonight')).toBeVisible();
    await expectValidPage(page);
    const books = page.getByRole('link', { name: t('blog.post.book.link') });
    await expect(books).toHaveAttribute('href', new RegExp(`^/IL/${language}/books/\\d+$`));
    await page.getByRole('link', { name: t('blog.post.all') }).click();
    await expect(page).toHaveURL(new RegExp(`/IL/${language}/blog$`));
  });
}

test('§3 blog post: content on a card is clamped to three lines @en @desktop', async ({ page }) => {
  await page.goto('/IL/en/blog');
  const lines = await page
    .locator('article p.line-clamp-3')
    .evaluateAll((paragraphs) =>
      paragraphs.map((paragraph) =>
        Math.round(paragraph.clientHeight / Number.parseFloat(getComputedStyle(paragraph).lineHeight)),
      ),
    );
  expect(lines).not.toEqual([]);
  for (const count of lines) expect(count).toBeLessThanOrEqual(3);
});

test('§7 GET /api/blog/posts: posts of the requested language, newest first @phone @en', async ({ request }) => {
  const response = await request.get('/api/blog/posts?language=ru');
  expect(response.status()).toBe(200);
  const posts: Array<Record<string, unknown>> = await response.json();
  expect(posts).not.toEqual([]);
  expect(Object.keys(posts[0] ?? {})).toEqual(
    expect.arrayContaining(['id', 'title', 'image', 'date', 'readingTime', 'content']),
  );
  const dates = posts.map(({ date }) => String(date));
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(posts[0]?.title).toMatch(/\p{Script=Cyrillic}/u);
  const preferred = await request.get('/api/blog/posts', { headers: { 'accept-language': 'ar' } });
  expect((await preferred.json())[0].title).toMatch(/\p{Script=Arabic}/u);
  const stored = await request.get('/api/blog/posts', { headers: { 'accept-language': 'ar', cookie: 'language=en' } });
  expect((await stored.json())[0].title).toMatch(/\p{Script=Latin}/u);
  const unknown = await request.get('/api/blog/posts?language=xx');
  expect([unknown.status(), (await unknown.json()).error.code]).toEqual([422, 'validation_failed']);
});

test('RSS for the blog: linked from its pages, in their language, and its items open @phone @en', async ({
  page,
  request,
}) => {
  await page.goto('/IL/he/blog');
  const path = await page.locator('link[type="application/rss+xml"]').getAttribute('href');
  const feed = await request.get(new URL(path ?? '', page.url()).pathname);
  expect([feed.status(), feed.headers()['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8']);
  expect(feed.headers()['cache-control']).toContain('public');
  const xml = await feed.text();
  expect(xml).toContain('<language>he</language>');
  expect(xml).toContain('<item>');
  const link = /<item>[\s\S]*?<link>([^<]+)<\/link>/.exec(xml)?.[1] ?? '';
  expect((await request.get(new URL(link).pathname)).status()).toBe(200);
  expect((await request.get('/api/blog/rss/xx')).status()).toBe(404);
});

test('§2: a post links its other languages; an unknown one returns 404 @phone @en', async ({ request }) => {
  const html = await (await request.get(`/IL/ar/blog/${POST}`)).text();
  expect(html).toContain('"@type":"BlogPosting"');
  for (const locale of ['he-IL', 'en-IL', 'ar-IL', 'ru-IL', 'en-US', 'en-KE', 'x-default'])
    expect(html).toContain(`hrefLang="${locale}"`);
  expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]+/IL/ar/blog/${POST}"`));
  const unknown = await request.get('/IL/ar/blog/no-such-post');
  expect(unknown.status()).toBe(404);
  expect(await unknown.text()).toContain('lang="ar"');
});
