import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { gzipped, type PageStyles, pageStyles } from '../support/page-styles';

/** Bytes of CSS, gzipped, that a page may make its first paint wait for. */
const LIMIT = 10 * 1024;
/** The sheet of the page and what stands in the page itself (faces of its language). */
const SHEETS = 2;

const weight = ({ sheets }: PageStyles) => sheets.reduce((sum, bytes) => sum + bytes, 0);
const line = (page: PageStyles) =>
  `${page.page}: ${weight(page)} bytes in ${page.sheets.length} (${page.sheets.join(' + ')})`;

const tooHeavy = (pages: readonly PageStyles[]) =>
  pages.filter((page) => weight(page) > LIMIT || page.sheets.length > SHEETS).map(line);

const headOf = (html: string) => html.slice(0, html.indexOf('</head>'));
const linked = (html: string) => html.match(/<link[^>]*rel="stylesheet"[^>]*>/g) ?? [];
const inPage = (html: string) =>
  [...headOf(html).matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join('');

test('no page waits for more CSS than its limit @desktop', async ({ request }) => {
  const faces = await Promise.all(
    ['he', 'en', 'ar', 'ru'].map(async (language) =>
      gzipped(inPage(await (await request.get(`/IL/${language}`)).text())),
    ),
  );
  const pages = await pageStyles(Math.max(...faces));
  expect(pages.length).toBeGreaterThan(15);
  test.info().annotations.push({ type: 'css', description: pages.map(line).join('\n') });
  expect(tooHeavy(pages)).toEqual([]);
});

test('the limit is noticed @desktop', () => {
  const page = (...sheets: number[]): PageStyles => ({ page: 'a/page', sheets });
  expect(tooHeavy([page(LIMIT)])).toEqual([]);
  expect(tooHeavy([page(LIMIT, 1)])).toEqual([`a/page: ${LIMIT + 1} bytes in 2 (${LIMIT} + 1)`]);
  expect(tooHeavy([page(1, 1, 1)])).toHaveLength(1);
});

for (const [path, below] of [
  ['/IL/he', 1],
  ['/IL/he/books', 0],
  ['/IL/he/books/1', 1],
  ['/IL/he/roladin', 1],
  ['/IL/he/blog', 0],
] as const) {
  test(`${path} links one sheet, and further down ${below} @desktop`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(linked(headOf(html))).toHaveLength(1);
    expect(linked(html.slice(html.indexOf('<main')))).toHaveLength(below);
    expect(linked(html)).toHaveLength(1 + below);
  });
}

/** Every stylesheet of the shop, as an address. */
const everySheet = () =>
  (['chunks', 'media'] as const).flatMap((folder) =>
    readdirSync(`.next/static/${folder}`)
      .filter((file) => /\.p?css$/.test(file))
      .map((file) => `/_next/static/${folder}/${file}`),
  );

// Sheets stay when one goes from page to page.
for (const path of [
  '/IL/he',
  '/IL/he/books',
  '/IL/he/books/1',
  '/IL/he/roladin',
  '/IL/he/blog',
  '/IL/he/privacy-policy',
]) {
  test(`${path} looks the same with the sheets of all other pages @desktop`, async ({ page }) => {
    // Nothing moves by itself, and scripts have done their part.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path, { waitUntil: 'networkidle' });
    const changed = await page.evaluate(async (sheets) => {
      const elements = [...document.querySelectorAll('body *:not(script, style, link)')];
      const readStyles = () =>
        elements.map((element) => {
          const style = getComputedStyle(element);
          // A custom property shows only in the properties that use it.
          const names = [...style].filter((name) => !name.startsWith('--'));
          return new Map(names.map((name) => [name, style.getPropertyValue(name)]));
        });
      document.documentElement.setAttribute('data-exact', '');
      type Styles = ReturnType<typeof readStyles>;
      const listChanges = (before: Styles, after: Styles) =>
        before.flatMap((style, at) =>
          [...style].flatMap(([name, value]) => {
            const now = after[at]?.get(name);
            const { tagName, className } = elements[at] as Element;
            return now === value ? [] : [`${tagName}.${className} ${name}: ${value} → ${now}`];
          }),
        );
      // Scripts that wait for an idle browser still change the page: wait until it stays as it is.
      let before = readStyles();
      for (let changes = 1; changes > 0; ) {
        await new Promise((resolve) => setTimeout(resolve, 1000));
        const now = readStyles();
        changes = listChanges(before, now).length;
        before = now;
      }
      for (const href of sheets.filter((sheet) => !document.querySelector(`link[href="${sheet}"]`))) {
        const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
        await new Promise((done) => {
          link.onload = done;
          document.head.append(link);
        });
      }
      return listChanges(before, readStyles());
    }, everySheet());
    expect(changed).toEqual([]);
  });
}
