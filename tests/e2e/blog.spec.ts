import { expect, type Page, test } from '@playwright/test';
import { violationsOn } from './support/axe';
import { wordsIn } from './support/words';

const RUNS = [
  ['he', '@he'],
  ['en', '@en'],
] as const;
const POST = 'afraid-of-the-dark';

/** Fits the screen, passes axe, loads its pictures and has one title. */
async function isSound(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(sideways).toBeLessThanOrEqual(0);
  expect(await violationsOn(page)).toEqual([]);
}

for (const [language, tag] of RUNS) {
  test(`§2 "/blog, /blog/{id}": in ${language} a card opens its post by id, and a book waits at its end ${tag}`, async ({
    page,
  }) => {
    const say = wordsIn(language);
    expect((await page.goto(`/IL/${language}/blog`))?.status()).toBe(200);
    await isSound(page);
    await expect(page.getByRole('article')).toHaveCount(6);
    await page.locator(`a[href="/IL/${language}/blog/${POST}"]`).click();
    await expect(page).toHaveURL(new RegExp(`/IL/${language}/blog/${POST}$`));
    await expect(page.locator('#tonight')).toBeVisible();
    await isSound(page);
    const books = page.getByRole('link', { name: say('blog.post.book.link') });
    await expect(books).toHaveAttribute('href', new RegExp(`^/IL/${language}/books/\\d+$`));
    await page.getByRole('link', { name: say('blog.post.all') }).click();
    await expect(page).toHaveURL(new RegExp(`/IL/${language}/blog$`));
  });
}

test('§3 blog post: content on a card is clamped to three lines @en', async ({ page }) => {
  await page.goto('/IL/en/blog');
  const lines = await page
    .locator('article p.line-clamp-3')
    .evaluateAll((paragraphs) =>
      paragraphs.map((paragraph) =>
        Math.round(paragraph.clientHeight / Number.parseFloat(getComputedStyle(paragraph).lineHeight)),
      ),
    );
  expect(lines.length).toBeGreaterThanOrEqual(6);
  for (const count of lines) expect(count).toBeLessThanOrEqual(3);
});

test('§7 GET /api/blog/posts: posts of the asked language, newest first @phone @en', async ({ request }) => {
  const answer = await request.get('/api/blog/posts?language=ru');
  expect(answer.status()).toBe(200);
  const posts: Array<Record<string, unknown>> = await answer.json();
  expect(posts.length).toBeGreaterThanOrEqual(6);
  expect(Object.keys(posts[0] ?? {})).toEqual(
    expect.arrayContaining(['id', 'title', 'image', 'date', 'readingTime', 'content']),
  );
  const dates = posts.map(({ date }) => String(date));
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(posts[0]?.title).toMatch(/\p{Script=Cyrillic}/u);
  const preferred = await request.get('/api/blog/posts', { headers: { 'accept-language': 'ar' } });
  expect((await preferred.json())[0].title).toMatch(/\p{Script=Arabic}/u);
  const kept = await request.get('/api/blog/posts', { headers: { 'accept-language': 'ar', cookie: 'language=en' } });
  expect((await kept.json())[0].title).toMatch(/\p{Script=Latin}/u);
  const wrong = await request.get('/api/blog/posts?language=xx');
  expect([wrong.status(), (await wrong.json()).error.code]).toEqual([422, 'validation_failed']);
});

test('RSS for the blog: found from its pages, in the language, every item opens @phone @en', async ({
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
  expect(xml.match(/<item>/g)?.length).toBeGreaterThanOrEqual(6);
  const link = /<item>[\s\S]*?<link>([^<]+)<\/link>/.exec(xml)?.[1] ?? '';
  expect((await request.get(new URL(link).pathname)).status()).toBe(200);
  expect((await request.get('/api/blog/rss/xx')).status()).toBe(404);
});

test('rulings "Routing and locale": a post says where its editions are; an unknown one answers 404 @phone', async ({
  request,
}) => {
  const html = await (await request.get(`/IL/ar/blog/${POST}`)).text();
  expect(html).toContain('"@type":"BlogPosting"');
  for (const locale of ['he-IL', 'en-IL', 'ar-IL', 'ru-IL', 'en-US', 'en-KE', 'x-default'])
    expect(html).toContain(`hrefLang="${locale}"`);
  expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]+/IL/ar/blog/${POST}"`));
  const unknown = await request.get('/IL/ar/blog/no-such-post');
  expect(unknown.status()).toBe(404);
  expect(await unknown.text()).toContain('lang="ar"');
});
