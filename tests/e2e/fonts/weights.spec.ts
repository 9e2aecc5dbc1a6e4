import { expect, test } from '@playwright/test';
import { LANGUAGES, type Language } from '@/lib/markets';

/** The scripts that a page of the language may need: its own, Latin for names and addresses, and Hebrew, whose file holds ₪. */
const SCRIPTS: Readonly<Record<Language, RegExp>> = {
  he: /-(?:hebrew|latin|signs)-/,
  en: /-(?:hebrew|latin|signs)-/,
  ar: /-(?:arabic|hebrew|latin|signs)-/,
  ru: /-(?:cyrillic|hebrew|latin|signs)-/,
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
