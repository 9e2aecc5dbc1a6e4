import { expect, test } from '@playwright/test';
import { LANGUAGES, type Language } from '@/lib/markets';

/** The scripts whose letters a page of the language may show: its own, and Latin for names and addresses. */
const SCRIPTS: Readonly<Record<Language, RegExp>> = {
  he: /-(?:hebrew|latin|signs)-/,
  en: /-(?:latin|signs)-/,
  ar: /-(?:arabic|latin|signs)-/,
  ru: /-(?:cyrillic|latin|signs)-/,
};

// The language selector names every language in its own script once it is open, so pages are seen with it closed.
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
    });
  }
}

// Asked of the browser itself: a glyph that a face lacks falls back without a trace.
for (const language of LANGUAGES) {
  test(`₪ is drawn in the shop's own faces: /IL/${language} @phone @en`, async ({ page }) => {
    await page.goto(`/IL/${language}`, { waitUntil: 'load' });
    const families = ['ui', 'display', 'story', 'hand'];
    await page.evaluate(async (names) => {
      for (const name of names) {
        const sign = document.createElement('b');
        sign.className = 'sheqel-sign';
        sign.style.fontFamily = `var(--family-${name})`;
        sign.textContent = '₪';
        document.body.append(sign);
      }
      // The style must be known before the faces it asks for can be waited for.
      document.body.getBoundingClientRect();
      await document.fonts.ready;
    }, families);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('DOM.enable');
    await devtools.send('CSS.enable');
    const { root } = await devtools.send('DOM.getDocument');
    const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: '.sheqel-sign' });
    const drawn = await Promise.all(nodeIds.map((nodeId) => devtools.send('CSS.getPlatformFontsForNode', { nodeId })));
    expect(drawn.map(({ fonts }) => fonts.map(({ isCustomFont }) => isCustomFont))).toEqual(families.map(() => [true]));
  });
}
