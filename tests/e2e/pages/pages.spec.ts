import { expectAccessible } from '../support/axe';
import { createTranslate } from '../support/messages';
import { ALL_PAGES } from '../support/page/page-kinds';
import { expect, test } from '../support/shared-page';

const LANGUAGES = ['he', 'en', 'ar', 'ru'] as const;

for (const { path, status, language } of ALL_PAGES) {
  // One language of each direction on a desktop, all four on a phone.
  const screens = language === 'he' || language === 'en' ? '@en' : '@en @phone';
  test(`§1 interface: ${path} has the right language and direction, fits the screen and passes axe ${screens}`, async ({
    page,
    isMobile,
  }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(status);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(/\S/);
    const html = page.locator('html');
    await expect(html).toHaveAttribute('lang', language);
    await expect(html).toHaveAttribute('dir', language === 'he' || language === 'ar' ? 'rtl' : 'ltr');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    // Each direction and each screen once: other languages have the same roles, colours and order.
    if (language === (isMobile ? 'he' : 'en')) await expectAccessible(page);
  });
}

for (const path of ['/IL/he/no-such-page', '/IL/en/books/no-such-book'])
  test(`§2 "anything else": ${path} keeps its title when the page is rendered anew @en`, async ({ request }) => {
    // The first answer is that of the build, which has expired, and the next ones are rendered by the running shop.
    await expect.poll(async () => (await request.get(path)).headers()['x-nextjs-cache']).toBe('HIT');
    expect(await (await request.get(path)).text()).toMatch(/<title>[^<]+<\/title>/);
  });

test('§2 routing: root, short forms, country query and letter case @phone @en', async ({ request }) => {
  const get = (path: string, cookie = '') => request.get(path, { maxRedirects: 0, headers: { cookie } });
  const root = await get('/', 'selected_country=KE');
  expect([root.status(), root.headers().location]).toEqual([307, '/KE/en']);
  const query = await get('/IL/he/wizard?country=US&book=1');
  expect([query.status(), query.headers().location]).toEqual([307, '/US/en/wizard?book=1']);
  const upper = await get('/il/HE');
  expect([upper.status(), upper.headers().location]).toEqual([308, '/IL/he']);
  const short = await get('/ru');
  expect(short.status()).toBe(200);
  expect(short.headers()['cache-control']).toContain('no-store');
  expect(await short.text()).toContain('lang="ru"');
});

test("§8 the name error is shown beside the field, in the visitor's language @phone @en", async ({ page }) => {
  for (const language of LANGUAGES) {
    const t = createTranslate(language);
    await page.goto(`/IL/${language}/wizard`);
    const name = page.getByLabel(t('wizard.child.name'));
    await name.fill('<b>7</b>');
    await page.getByRole('button', { name: t('wizard.child.go') }).click();
    await expect(page.getByText(t('errors.nameLettersOnly'))).toBeVisible();
    await expect(name).toHaveValue('<b>7</b>');
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    // The browser keeps what was typed; the next page would fill it in while this test types.
    await page.evaluate(() => {
      sessionStorage.clear();
      localStorage.clear();
    });
  }
});

test("privacy: other people's books and unknown ids return the same 404 @phone @en", async ({
  playwright,
  baseURL,
}) => {
  const headers = { 'x-requested-with': 'gibori' };
  const owner = await playwright.request.newContext({ baseURL });
  const otherDevice = await playwright.request.newContext({ baseURL });
  const created = await owner.post('/api/books/create', { headers, data: { language: 'en', childName: 'Maya' } });
  expect(created.status()).toBe(201);
  const { id } = await created.json();
  expect((await owner.get(`/api/books/${id}`)).status()).toBe(200);
  const responses = await Promise.all(
    [`/api/books/${id}`, `/api/books/${crypto.randomUUID()}`, '/api/books/not-an-id'].map((path) =>
      otherDevice.get(path),
    ),
  );
  expect(responses.map((response) => response.status())).toEqual([404, 404, 404]);
  const bodies = await Promise.all(responses.map((response) => response.text()));
  expect(new Set(bodies).size).toBe(1);
  // A late response must not replace the device cookie that owns the draft.
  const current = await (await playwright.request.newContext({ baseURL })).get('/api/books/current');
  expect(current.headers()['set-cookie']).toBeUndefined();
  const withoutHeader = await owner.patch(`/api/books/${id}`, { data: { age: 7 } });
  expect(withoutHeader.status()).toBe(403);
});

test('§3 cover image path: the pictures of the books are served and cacheable @phone @en', async ({ request }) => {
  for (const path of [
    '/book_covers/girl/B1_girl.avif',
    '/book_covers/boy/B12_boy-320.avif',
    '/book_samples/girl/B5_s01-ltr-800.avif',
    '/book_categories/courage-320.avif',
    '/book_social/B30012.jpg',
  ]) {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, 200]);
    expect(response.headers()['content-type']).toMatch(/^image\//);
    expect(response.headers()['cache-control']).toContain('max-age=86400');
  }
});

test('§2: a book is served under its own language, another edition redirects there @phone @en', async ({
  page,
  request,
}) => {
  const get = (path: string) => request.get(path, { maxRedirects: 0 });
  const redirected = await page.goto('/IL/he/books/10012');
  expect(redirected?.status()).toBe(200);
  expect((await redirected?.request().redirectedFrom()?.response())?.status()).toBe(308);
  await expect(page).toHaveURL(/\/IL\/he\/books\/12$/);
  for (const path of ['/IL/he/books/4999', '/IL/ar/books/24999', '/IL/he/books/abc'])
    expect([path, (await get(path)).status()]).toEqual([path, 404]);
  const html = await (await get('/US/en/books/10012')).text();
  expect(html).toContain('"@type":"Product"');
  expect(html).toContain('hrefLang="he-IL"');
});
