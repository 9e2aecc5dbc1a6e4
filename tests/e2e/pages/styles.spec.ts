import { readdirSync } from 'node:fs';
import { waitForHydration } from '../support/page/hydration';
import { getGzippedSize, listPageStyles, type PageStyles } from '../support/page/page-styles';
import { expect, test } from '../support/test';

/** Maximum of gzipped render-blocking CSS, in bytes. */
const MAX_BYTES = 10 * 1024;
/** The page's stylesheet and its inline styles (font inlineSizes of its language). */
const MAX_STYLESHEETS = 2;

const sumBytes = ({ sheets }: PageStyles) => sheets.reduce((sum, bytes) => sum + bytes, 0);
const formatPage = (page: PageStyles) =>
  `${page.page}: ${sumBytes(page)} bytes in ${page.sheets.length} (${page.sheets.join(' + ')})`;

const findTooLarge = (pages: readonly PageStyles[]) =>
  pages.filter((page) => sumBytes(page) > MAX_BYTES || page.sheets.length > MAX_STYLESHEETS).map(formatPage);

const getHead = (html: string) => html.slice(0, html.indexOf('</head>'));
/** Without those that only some visitors' settings ask for. */
const findStylesheetLinks = (html: string) =>
  (html.match(/<link[^>]*rel="stylesheet"[^>]*>/g) ?? []).filter((link) => !link.includes(' media='));
/** Those beside the page's stylesheets, whose text stands in the page too. */
const getInlineStyles = (html: string) =>
  [...getHead(html).matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => css).join('');

test('no page has more render-blocking CSS than the limit @desktop', async ({ request }) => {
  const inlineSizes = await Promise.all(
    ['he', 'en', 'ar', 'ru'].map(async (language) =>
      getGzippedSize(getInlineStyles(await (await request.get(`/IL/${language}`)).text())),
    ),
  );
  const pages = await listPageStyles(Math.max(...inlineSizes));
  expect(pages.length).toBeGreaterThan(15);
  test.info().annotations.push({ type: 'css', description: pages.map(formatPage).join('\n') });
  expect(findTooLarge(pages)).toEqual([]);
});

test('the check reports a page above the limit @desktop', () => {
  const page = (...sheets: number[]): PageStyles => ({ page: 'a/page', sheets });
  expect(findTooLarge([page(MAX_BYTES)])).toEqual([]);
  expect(findTooLarge([page(MAX_BYTES, 1)])).toEqual([`a/page: ${MAX_BYTES + 1} bytes in 2 (${MAX_BYTES} + 1)`]);
  expect(findTooLarge([page(1, 1, 1)])).toHaveLength(1);
});

for (const [path, bodyLinks] of [
  ['/IL/he', 1],
  ['/IL/he/books', 0],
  ['/IL/he/books/1', 2],
  ['/IL/he/roladin', 2],
  ['/IL/he/blog', 0],
] as const) {
  test(`${path} links one stylesheet in its head and ${bodyLinks} in its body @desktop`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(findStylesheetLinks(getHead(html))).toHaveLength(1);
    expect(findStylesheetLinks(html.slice(html.indexOf('<main')))).toHaveLength(bodyLinks);
    expect(findStylesheetLinks(html)).toHaveLength(1 + bodyLinks);
  });
}

for (const path of ['/IL/he', '/IL/he/books', '/IL/he/blog', '/IL/he/kindergarten'])
  test(`${path} is painted without another answer of the server @desktop`, async ({ page, request }) => {
    const html = await (await request.get(path)).text();
    expect(getHead(html)).toMatch(/<style[^>]*>@layer/);
    const asked: string[] = [];
    page.on('request', (sent) => {
      if (sent.resourceType() === 'stylesheet') asked.push(new URL(sent.url()).pathname);
    });
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.goto(path, { waitUntil: 'networkidle' });
    const disabled = findStylesheetLinks(getHead(html)).map((link) => /href="([^"]*)"/.exec(link)?.[1]);
    expect(asked.filter((url) => disabled.includes(url))).toEqual([]);
    // React finds the page as it was built.
    expect(faults).toEqual([]);
  });

for (const path of ['/IL/he', '/IL/he/books/1', '/IL/he/roladin'])
  test(`${path} has its styles when the visitor comes back @phone`, async ({ page }) => {
    await page.goto(path);
    const blog = page.locator('footer a[href="/IL/he/blog"]');
    await waitForHydration(blog);
    const readSections = () =>
      page.locator('main section').evaluateAll((sections) =>
        sections.map((section) => {
          const { paddingBlockStart, backgroundColor, display } = getComputedStyle(section);
          return [section.className, paddingBlockStart, backgroundColor, display].join(' ');
        }),
      );
    const before = await readSections();
    expect(before.length).toBeGreaterThan(1);
    // As a link does it, without loading the page anew.
    await blog.click();
    await page.waitForURL('**/IL/he/blog');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await page.waitForURL(`**${path}`);
    await expect.poll(readSections).toEqual(before);
  });

/** URLs of all stylesheets of the build. */
const listStylesheetUrls = () =>
  (['chunks', 'media'] as const).flatMap((folder) =>
    readdirSync(`.next/static/${folder}`)
      .filter((file) => /\.p?css$/.test(file))
      .map((file) => `/_next/static/${folder}/${file}`),
  );

// Stylesheets of visited pages stay loaded.
for (const path of [
  '/IL/he',
  '/IL/he/books',
  '/IL/he/books/1',
  '/IL/he/roladin',
  '/IL/he/blog',
  '/IL/he/privacy-policy',
]) {
  test(`${path} looks the same with the stylesheets of all other pages @desktop`, async ({ page }) => {
    // No animations, and all scripts have run.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path, { waitUntil: 'networkidle' });
    const changed = await page.evaluate(async (sheets) => {
      const elements = [...document.querySelectorAll('body *:not(script, style, link)')];
      // A custom property shows only in the properties that use it.
      const names = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'));
      const readStyles = () =>
        elements.map((element) => {
          const style = getComputedStyle(element);
          return names.map((name) => style.getPropertyValue(name));
        });
      document.documentElement.setAttribute('data-exact', '');
      // Sections that were out of view are laid out with the next frames.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      type Styles = ReturnType<typeof readStyles>;
      const listChanges = (before: Styles, after: Styles) =>
        before.flatMap((style, at) =>
          style.flatMap((value, property) => {
            const now = after[at]?.[property];
            const { tagName, className } = elements[at] as Element;
            return now === value ? [] : [`${tagName}.${className} ${names[property]}: ${value} → ${now}`];
          }),
        );
      // Idle callbacks still change the page: wait until it is stable.
      let before = readStyles();
      for (let changes = 1; changes > 0; ) {
        await new Promise((resolve) => setTimeout(resolve, 1000));
        const now = readStyles();
        changes = listChanges(before, now).length;
        before = now;
      }
      const added: HTMLLinkElement[] = [];
      for (const href of sheets.filter((sheet) => !document.querySelector(`link[href="${sheet}"]`))) {
        const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
        await new Promise((done) => {
          link.onload = done;
          document.head.append(link);
        });
        added.push(link);
      }
      const after = readStyles();
      if (listChanges(before, after).length === 0) return [];
      // A section that was laid out meanwhile keeps its change when the stylesheets are gone.
      for (const link of added) link.remove();
      return listChanges(readStyles(), after);
    }, listStylesheetUrls());
    expect(changed).toEqual([]);
  });
}
