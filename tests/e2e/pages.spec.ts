import { expect, test } from '@playwright/test';
import { violationsOn } from './support/axe';
import { ALL_PAGES } from './support/page-kinds';
import { wordsIn } from './support/words';

const LANGUAGES = ['he', 'en', 'ar', 'ru'] as const;

for (const { path, status, language } of ALL_PAGES) {
  // One language of each direction on a desk, all four on a phone.
  const screens = language === 'he' || language === 'en' ? '@en' : '@en @phone';
  test(`§1 interface: ${path} reads right, fits the screen and passes axe ${screens}`, async ({ page, isMobile }) => {
    // Axe reads colours, and a page that still fades in has other ones.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const response = await page.goto(path);
    expect(response?.status()).toBe(status);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const html = page.locator('html');
    await expect(html).toHaveAttribute('lang', language);
    await expect(html).toHaveAttribute('dir', language === 'he' || language === 'ar' ? 'rtl' : 'ltr');
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
    // The same page in another language of the same direction has the same roles, colours and order.
    const asksAxe = isMobile ? ['he', 'en'] : ['en'];
    if (asksAxe.includes(language)) expect(await violationsOn(page)).toEqual([]);
  });
}

test('§2 routing: root, short forms, country query and letter case @phone', async ({ request }) => {
  const ask = (path: string, cookie = '') => request.get(path, { maxRedirects: 0, headers: { cookie } });
  const root = await ask('/', 'selected_country=KE');
  expect([root.status(), root.headers().location]).toEqual([307, '/KE/en']);
  const query = await ask('/IL/he/wizard?country=US&book=1');
  expect([query.status(), query.headers().location]).toEqual([307, '/US/en/wizard?book=1']);
  const upper = await ask('/il/HE');
  expect([upper.status(), upper.headers().location]).toEqual([308, '/IL/he']);
  const short = await ask('/ru');
  expect(short.status()).toBe(200);
  expect(short.headers()['cache-control']).toContain('no-store');
  expect(await short.text()).toContain('lang="ru"');
});

test('§8 the name’s rule is said beside the field, in the visitor’s language @phone @en', async ({ page }) => {
  for (const language of LANGUAGES) {
    const say = wordsIn(language);
    await page.goto(`/IL/${language}/wizard`);
    const name = page.getByLabel(say('wizard.child.name'));
    await name.fill('<b>7</b>');
    await page.getByRole('button', { name: say('wizard.child.go') }).click();
    await expect(page.getByText(say('errors.nameLettersOnly'))).toBeVisible();
    await expect(name).toHaveValue('<b>7</b>');
    await expect(name).toHaveAttribute('aria-invalid', 'true');
  }
});

test('privacy: other people’s books and unknown ids answer the same 404 @phone', async ({ playwright, baseURL }) => {
  const headers = { 'x-requested-with': 'gibori' };
  const owner = await playwright.request.newContext({ baseURL });
  const stranger = await playwright.request.newContext({ baseURL });
  const made = await owner.post('/api/books/create', { headers, data: { language: 'en', childName: 'Maya' } });
  expect(made.status()).toBe(201);
  const { id } = await made.json();
  expect((await owner.get(`/api/books/${id}`)).status()).toBe(200);
  const answers = await Promise.all(
    [`/api/books/${id}`, `/api/books/${crypto.randomUUID()}`, '/api/books/not-an-id'].map((path) => stranger.get(path)),
  );
  expect(answers.map((answer) => answer.status())).toEqual([404, 404, 404]);
  const bodies = await Promise.all(answers.map((answer) => answer.text()));
  expect(new Set(bodies).size).toBe(1);
  // An answer that is late must not put a new device in the place of the one that the draft belongs to.
  const read = await (await playwright.request.newContext({ baseURL })).get('/api/books/current');
  expect(read.headers()['set-cookie']).toBeUndefined();
  const foreign = await owner.patch(`/api/books/${id}`, { data: { age: 7 } });
  expect(foreign.status()).toBe(403);
});

test('§3 cover image path: the pictures of the books are served and may be cached @phone', async ({ request }) => {
  for (const path of [
    '/book_covers/girl/B1_girl.avif',
    '/book_covers/boy/B12_boy-320.avif',
    '/book_samples/girl/B5_s01-480.avif',
    '/book_categories/courage-320.avif',
    '/book_social/B30012.jpg',
  ]) {
    const answer = await request.get(path);
    expect([path, answer.status()]).toEqual([path, 200]);
    expect(answer.headers()['content-type']).toMatch(/^image\//);
    expect(answer.headers()['cache-control']).toContain('max-age=86400');
  }
});

test('rulings "Routing and locale": a book answers under its own language, another edition leads there @phone', async ({
  page,
  request,
}) => {
  const ask = (path: string) => request.get(path, { maxRedirects: 0 });
  const landed = await page.goto('/IL/he/books/10012');
  expect(landed?.status()).toBe(200);
  expect((await landed?.request().redirectedFrom()?.response())?.status()).toBe(308);
  await expect(page).toHaveURL(/\/IL\/he\/books\/12$/);
  for (const path of ['/IL/he/books/4999', '/IL/ar/books/9001', '/IL/he/books/abc'])
    expect([path, (await ask(path)).status()]).toEqual([path, 404]);
  const html = await (await ask('/US/en/books/10012')).text();
  expect(html).toContain('"@type":"Product"');
  expect(html).toContain('hrefLang="he-IL"');
});
