import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fromRoot, ROOT } from '../../paths';
import { listAppRoutes, WORKER_ROUTE } from './app-routes';
import { AREAS, createSpecFinder, isProductFile } from './browser-areas';
import { parseOpenedRoutes, readOpenedRoutes } from './opened-routes';
import { readSourceGraph } from './source-graph';
import { toBrowserFilters } from './tested-files';
import { findUsedStylesheets } from './used-stylesheets';

const graph = readSourceGraph();
const specs = graph.files.filter((file) => /^tests\/e2e\/.*\.spec\.ts$/.test(file));
const opened = readOpenedRoutes();
const findSpecs = createSpecFinder(graph, specs, opened);
const routes = [...listAppRoutes(graph.files), WORKER_ROUTE];

/** What is wrong with a list of the routes that tests open: every fault would leave a page or a test out. */
function findFaults(known: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  const names = new Set(routes.map(({ name }) => name));
  const all = new Set([...known.values()].flatMap((own) => [...own]));
  return [
    ...specs.map((spec) => spec.replace('tests/e2e/', '')).filter((spec) => !known.has(spec)),
    ...[...known.keys()].filter((spec) => !specs.includes(`tests/e2e/${spec}`)),
    ...[...all].filter((name) => !names.has(name)),
    ...routes.filter(({ name, file }) => file.endsWith('page.tsx') && !all.has(name)).map(({ name }) => name),
  ];
}

describe('the routes that browser tests open', () => {
  it('are known of every test file and every page (npm test -- browser adds them)', () =>
    expect(findFaults(opened)).toEqual([]));

  it('are recorded: no test file takes the test of Playwright itself', () => {
    const takesOther = (spec: string) =>
      /import (?!type)\{[^}]*\btest\b[^}]*\} from '@playwright\/test'/.test(readFileSync(fromRoot(spec), 'utf8'));
    expect(specs.filter(takesOther)).toEqual([]);
  });

  it('reports a test without routes, a page without tests, and what no longer exists', () => {
    // The second one opens the page of every kind.
    const removed = ['making/gift.spec.ts', 'security/others-pages.spec.ts'];
    const broken = new Map(
      [...opened]
        .filter(([spec]) => !removed.includes(spec))
        .map(([spec, own]) => [spec, new Set([...own].filter((name) => name !== 'checkout/[orderId]'))] as const),
    );
    broken.set('making/gone.spec.ts', new Set(['gone-page']));
    expect(findFaults(broken)).toEqual([
      ...removed,
      'making/gone.spec.ts',
      'gone-page',
      'checkout/[orderId]',
      // Only the removed tests open it.
      'gift/[token]',
    ]);
  });
});

describe('the browser tests of a file', () => {
  it.each(AREAS)('%s names files and tests that exist', (files, names) => {
    expect(graph.files.filter((file) => isProductFile(file) && files.test(file))).not.toEqual([]);
    for (const name of names) {
      expect([name, specs.some((spec) => spec.startsWith(`tests/e2e/${name}`))]).toEqual([name, true]);
    }
  });

  it('a component has the tests of every page that shows it, and no others', () => {
    const page = findSpecs('app/[country]/[lang]/(make)/editor/[orderId]/hero/page.tsx');
    expect(page).toContain('tests/e2e/making/hero-change.spec.ts');
    expect(findSpecs('components/hero-change/hero-paid.tsx')).toEqual(expect.arrayContaining([...page]));
    const offer = findSpecs('components/checkout/format-select.tsx');
    expect(offer).toContain('tests/e2e/making/journey.spec.ts');
    expect(offer).not.toContain('tests/e2e/making/wizard.spec.ts');
    expect(findSpecs('components/blog/post-text.tsx')).not.toContain('tests/e2e/making/printed.spec.ts');
  });

  it('a page that no test opens has all, an endpoint none but those that always run', () => {
    const page = 'app/[country]/[lang]/(make)/class/[token]/page.tsx';
    expect(findSpecs(page)).not.toEqual(specs);
    const unopened = new Map(
      [...opened].map(([spec, own]) => [spec, new Set([...own].filter((name) => name !== 'class/[token]'))]),
    );
    expect(createSpecFinder(graph, specs, unopened)(page)).toEqual(specs);
    expect(findSpecs('app/api/kindergarten/[classId]/pdfs/route.ts')).toHaveLength(2);
    expect(findSpecs('app/api/webhooks/[vendor]/route.ts')).toContain('tests/e2e/making/journey.spec.ts');
  });

  it("a component's stylesheet has the tests of the pages that the build gives it to", () => {
    const editor = findSpecs('components/editor/editor.css');
    expect(editor).toEqual(
      expect.arrayContaining(['making/editor.spec.ts', 'pages/styles.spec.ts'].map((name) => `tests/e2e/${name}`)),
    );
    expect(editor).not.toContain('tests/e2e/storefront/blog.spec.ts');
    expect(findSpecs('components/blog/blog.css')).toContain('tests/e2e/storefront/blog.spec.ts');
    expect(findSpecs('components/blog/blog.css')).not.toContain('tests/e2e/making/editor.spec.ts');
    // Everything has buttons.
    expect(findSpecs('components/ui/button.css')).toContain('tests/e2e/making/wizard.spec.ts');
  });

  it('every stylesheet of a component is on a page', () => {
    const used = new Set([...findUsedStylesheets(ROOT).values()].flat());
    const isFilled = (file: string) => readFileSync(fromRoot(file), 'utf8').includes('@component-styles');
    const all = graph.files.filter((file) => /^components\/.*\.css$/.test(file) && !isFilled(file));
    expect(all.length).toBeGreaterThan(100);
    expect(all.filter((file) => !used.has(file))).toEqual([]);
  });

  it('what the worker runs has the tests that send something', () => {
    const found = findSpecs('lib/server/jobs/job-handlers.ts');
    expect(found).toContain('tests/e2e/making/journey.spec.ts');
    expect(found).not.toContain('tests/e2e/pages/fonts.spec.ts');
  });

  it('the tests of all stylesheets run for every screen', () =>
    expect(findSpecs('components/checkout/format-select.tsx')).toContain('tests/e2e/pages/styles.spec.ts'));

  it('a layout has the tests of all pages below', () => {
    expect(findSpecs('app/[country]/[lang]/(make)/layout.tsx')).toEqual(
      expect.arrayContaining([...findSpecs('app/[country]/[lang]/(make)/gift/[token]/page.tsx')]),
    );
    // The test of the rate limit opens no page, and the desk has a layout of its own.
    const withPages = specs.filter((spec) => !/\/(?:rate|lists|page-look)\.spec\.ts$/.test(spec));
    expect(findSpecs('app/[country]/[lang]/layout.tsx')).toEqual(withPages);
  });

  it('a test file whose routes are unknown runs for every screen', () => {
    const known = parseOpenedRoutes(['making/gift.spec.ts gift/[token]']);
    const found = createSpecFinder(graph, specs, known)('components/blog/post-text.tsx');
    expect(found).toEqual(specs.filter((spec) => !spec.endsWith('making/gift.spec.ts')));
  });

  it.each(['middleware.ts', 'lib/platform/env.ts', 'package-lock.json', 'prisma/schema/books.prisma'])(
    '%s is used everywhere',
    (file) => expect(findSpecs(file)).toEqual(specs),
  );

  it('chooses tests and the main roads; the test of the rate limit brings all along', () => {
    expect(toBrowserFilters(['tests/e2e/making/editor.spec.ts'])).toEqual([
      '--grep',
      '@smoke|making\\/editor\\.spec\\.ts',
    ]);
    expect(toBrowserFilters(['tests/e2e/making/editor.spec.ts', 'tests/e2e/security/rate.spec.ts'])).toEqual([]);
  });
});
