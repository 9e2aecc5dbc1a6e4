import { isBuildSource } from '../../build';
import type { SourceGraph } from './source-graph';

/** What runs beside the web build: the worker's data, and the programs that start the shop and its tests. */
const BESIDE_BUILD =
  /^(?:prisma|public|scripts\/(?:browser|postgres|processes|shop))\/|^scripts\/(?:build|database|ports|seed)\.ts$|^scripts\/test-stages\/(?:browser|playwright-args|test-server|trace-collector)\.ts$|^tests\/config\/playwright\.config\.ts$/;

/** Whether the browser tests exercise a file. */
export const isProductFile = (file: string): boolean =>
  (isBuildSource(file) || BESIDE_BUILD.test(file)) && !/\.test\.tsx?$|\/testing\//.test(file);

// Below `tests/e2e`: folders, or the beginnings of files.
const SHOP_PAGES = ['storefront/', 'pages/'];
const PHOTO = [
  'wizard',
  'translated',
  'photo',
  'device-reading',
  'no-photo',
  'own-hair',
  'candidates',
  'character',
  'journey',
  'waiting',
  'resume',
  'kindergarten',
].map((name) => `making/${name}`);
const ORDERS = [
  'journey',
  'printed',
  'gift',
  'rewards',
  'tracking',
  'editor',
  'hero-change',
  'kindergarten',
  'company',
].map((name) => `making/${name}`);

/** Folders of `app`, `app/api` or `lib`. */
const folders = (...names: readonly string[]) =>
  new RegExp(`^(?:lib|app/api|app/\\[country\\]/\\[lang\\]/\\(\\w+\\))/(?:${names.join('|')})/`);

/**
 * The browser tests of routes, pages and domains; the first row that matches decides. A component has those of every page
 * that shows it. A file of neither is used everywhere: every test runs.
 */
export const AREAS: readonly (readonly [files: RegExp, specs: readonly string[]])[] = [
  [folders('blog'), ['storefront/blog', 'pages/']],
  [folders('support'), ['storefront/support', 'pages/']],
  [folders('partners', 'roladin', 'alerts', 'book-alerts'), ['storefront/content-pages', 'pages/', 'making/rewards']],
  [
    folders('accessibility', 'privacy-policy', 'terms-of-service', 'sitemap'),
    ['storefront/content-pages', 'storefront/blog', 'pages/'],
  ],
  [/^app\/\[country\]\/\[lang\]\/\(shop\)\/(?:books\/|page\.tsx|home-data\.ts)|^app\/api\/home\//, SHOP_PAGES],
  [
    folders('kindergarten', 'class'),
    ['making/kindergarten', 'making/translated', 'screens/kindergarten', 'pages/', 'account/'],
  ],
  [folders('company', 'company-batch'), ['making/company', 'screens/company', 'pages/', 'account/']],
  [folders('editor'), ['making/editor', 'making/hero-change', 'screens/', 'account/']],
  [folders('photos'), [...PHOTO, 'making/hero-change', 'screens/', 'account/']],
  [folders('wizard'), [...PHOTO, 'account/', 'pages/', 'storefront/storefront']],
  [
    folders('preview', 'share', 'shared', 'resume', 'delete-photo', 'deletion-receipt', 'stop-reminders'),
    ['making/', 'account/', 'pages/'],
  ],
  [folders('my-books', 'shelf'), ['making/', 'account/', 'pages/']],
  [
    folders(
      'orders',
      'payments',
      'rewards',
      'fulfilment',
      'gift',
      'gifts',
      'gift-cards',
      'downloads',
      'print-jobs',
      'webhooks',
    ),
    [...ORDERS, 'account/', 'screens/', 'storefront/support'],
  ],
  [folders('checkout', 'confirm', 'order-confirmation'), [...ORDERS, 'account/', 'screens/', 'pages/']],
  [folders('illustrator', 'stories', 'typesetting', 'proofreading'), ['making/', 'screens/', 'account/']],
  [folders('privacy'), ['account/', 'making/', 'storefront/content-pages']],
  [/^public\//, SHOP_PAGES],
];

const isScreen = (file: string) => /^(?:app|components)\//.test(file);

/** Finds the browser tests that can notice a change of a file of the product; `specs` are all of them. */
export function createSpecFinder(graph: SourceGraph, specs: readonly string[]): (file: string) => readonly string[] {
  const importers = listImporters(graph);
  return (file) => {
    const users = new Set([file]);
    if (isScreen(file)) for (const user of users) for (const other of importers.get(user) ?? []) users.add(other);
    const names = [...users].flatMap((user) => AREAS.find(([files]) => files.test(user))?.[1] ?? []);
    return names.length === 0
      ? specs
      : specs.filter((spec) => names.some((name) => spec.startsWith(`tests/e2e/${name}`)));
  };
}

/** The pages and components that import a file. */
function listImporters(graph: SourceGraph): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>();
  for (const file of graph.files.filter((each) => isScreen(each) && isProductFile(each))) {
    for (const used of graph.findImports(file)) importers.set(used, [...(importers.get(used) ?? []), file]);
  }
  return importers;
}
