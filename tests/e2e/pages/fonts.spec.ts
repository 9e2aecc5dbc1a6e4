import { LANGUAGES, type Language } from '@/lib/markets';
import { expect, type Page, test } from '../support/test';

/** Font files that a page of the language may load: its own script, and Latin for names and addresses. */
const SCRIPTS: Readonly<Record<Language, RegExp>> = {
  he: /-(?:hebrew|latin|signs)-/,
  en: /-(?:latin|signs)-/,
  ar: /-(?:arabic|latin|signs)-/,
  ru: /-(?:cyrillic|latin|signs)-/,
};

/** The shop's own fonts contain ₪. Only the DevTools protocol shows whether the browser used a fallback font. */
async function expectOwnShekelGlyph(page: Page): Promise<void> {
  const families = ['ui', 'display', 'story', 'hand'];
  await page.evaluate(async (names) => {
    for (const name of names) {
      const sign = document.createElement('b');
      sign.className = 'sheqel-sign';
      sign.style.fontFamily = `var(--family-${name})`;
      sign.textContent = '₪';
      document.body.append(sign);
    }
    // The style must be loaded before its fonts can be awaited.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  }, families);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: '.sheqel-sign' });
  const platformFonts = await Promise.all(
    nodeIds.map((nodeId) => devtools.send('CSS.getPlatformFontsForNode', { nodeId })),
  );
  expect(platformFonts.map(({ fonts }) => fonts.map(({ isCustomFont }) => isCustomFont))).toEqual(
    families.map(() => [true]),
  );
}

// The open language selector shows every language in its own script, so pages are tested with it closed.
for (const language of LANGUAGES) {
  for (const rest of ['', '/books', '/blog']) {
    test(`only the page's own script is loaded: /IL/${language}${rest} @phone @en`, async ({ page }) => {
      const files: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'font') files.push(new URL(request.url()).pathname.split('/').at(-1) ?? '');
      });
      await page.goto(`/IL/${language}${rest}`, { waitUntil: 'load' });
      await page.evaluate(() => document.fonts.ready.then(() => true));
      expect(files.length).toBeGreaterThan(1);
      expect(files.filter((file) => !SCRIPTS[language].test(file))).toEqual([]);
      expect(new Set(files).size).toBe(files.length);
      if (rest === '') await expectOwnShekelGlyph(page);
    });
  }
}

for (const language of ['he', 'ar', 'ru'] as const)
  test(`the first screen of a phone needs no Latin letters: /IL/${language}/kindergarten @phone @en`, async ({
    page,
  }) => {
    const files: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') files.push(request.url());
    });
    // What stands further down may have Latin words, and the page's code would write it again.
    await page.route('**/kindergarten', async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replace(/<(main|footer)[\s>].*<\/\1>/gs, ''),
      });
    });
    await page.route('**/chunks/*.js', (route) => route.abort());
    await page.goto(`/IL/${language}/kindergarten`);
    await page.evaluate(() => document.fonts.ready.then(() => true));
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => file.includes('rubik-latin'))).toEqual([]);
  });
