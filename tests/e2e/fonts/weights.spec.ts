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
