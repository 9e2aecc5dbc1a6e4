import { isBuildSource } from '../../build';
import { ROOT } from '../../paths';
import { listAppRoutes, listRouteFiles, WORKER_ROUTE } from './app-routes';
import type { OpenedRoutes } from './opened-routes';
import type { SourceGraph } from './source-graph';
import { findUsedStylesheets } from './used-stylesheets';

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

/** Folders of `lib`. */
const folders = (...names: readonly string[]) => new RegExp(`^lib/(?:${names.join('|')})/`);

/**
 * The browser tests of domains, and of the endpoints that only other servers call; the first row that matches decides.
 */
export const AREAS: readonly (readonly [files: RegExp, specs: readonly string[]])[] = [
  [folders('blog'), ['storefront/blog', 'pages/']],
  [folders('support'), ['storefront/support', 'pages/']],
  [folders('partners', 'book-alerts'), ['storefront/content-pages', 'pages/', 'making/rewards']],
  [folders('kindergarten'), ['making/kindergarten', 'making/translated', 'screens/kindergarten', 'pages/', 'account/']],
  [folders('company'), ['making/company', 'screens/company', 'pages/', 'account/']],
  [folders('photos'), [...PHOTO, 'making/hero-change', 'screens/', 'account/']],
  [folders('orders', 'payments', 'rewards', 'fulfilment'), [...ORDERS, 'account/', 'screens/', 'storefront/support']],
  [/^app\/api\/(?:webhooks|print-jobs)\//, [...ORDERS, 'account/', 'screens/', 'storefront/support']],
  [folders('illustrator', 'stories', 'typesetting', 'proofreading'), ['making/', 'screens/', 'account/']],
  [folders('privacy'), ['account/', 'making/', 'storefront/content-pages']],
  [/^public\//, SHOP_PAGES],
];

/** The server runs these for every request. */
const EVERYWHERE = ['middleware.ts', 'instrumentation.ts'];

/** Tests of what the build has made of all screens together, and of what every process of the shop reports. */
const ALWAYS = ['pages/styles.spec.ts', 'security/telemetry.spec.ts'];

/** What routes import; the database, the settings and the programs concern all of them. */
const CODE = /^(?:app|components|lib)\//;

/** What no test asks for, no test notices; the tests of the database do. */
const isEndpoint = (route: string) => route.startsWith('api/');

const isScreen = (file: string) => /^(?:app|components)\//.test(file);

/**
 * Finds the browser tests that can notice a change of a file of the product; `specs` are all of them. A domain has its
 * area. Every other file has the tests that open a page or endpoint which uses it, or give work to the worker if that
 * uses it. Of a page that nobody opens every test runs; a test that is not known to open anything runs for every file.
 */
export function createSpecFinder(
  graph: SourceGraph,
  specs: readonly string[],
  opened: OpenedRoutes,
): (file: string) => readonly string[] {
  const routesOf = listRoutesOf(graph);
  const everywhere = graph.findUsed(EVERYWHERE);
  const findArea = (file: string) => AREAS.find(([files]) => files.test(file))?.[1];
  const isOfArea = (spec: string, area: readonly string[]) => area.some((name) => spec.startsWith(`tests/e2e/${name}`));
  const opens = (spec: string, routes: ReadonlySet<string>) => {
    const own = opened.get(spec.replace('tests/e2e/', ''));
    return own === undefined || [...routes].some((route) => own.has(route));
  };
  return (file) => {
    const area = findArea(file);
    if (area && !isScreen(file)) return specs.filter((spec) => isOfArea(spec, area));
    const routes = CODE.test(file) ? routesOf.get(file) : undefined;
    if (!routes || everywhere.has(file)) return specs;
    const found = specs.filter((spec) => opens(spec, routes) || isOfArea(spec, area ?? []));
    if (found.length === 0 && ![...routes].every(isEndpoint)) return specs;
    return specs.filter((spec) => found.includes(spec) || isOfArea(spec, ALWAYS));
  };
}

/** Found once in a process, because it reads all components for each page. */
let usedStylesheets: ReturnType<typeof findUsedStylesheets> | undefined;

/**
 * The pages and endpoints that use each file, through others or themselves, and the worker. No module imports the
 * stylesheet of a component: the build fills those of the pages from it.
 */
function listRoutesOf(graph: SourceGraph): ReadonlyMap<string, ReadonlySet<string>> {
  const routesOf = new Map<string, Set<string>>();
  const add = (file: string, routes: Iterable<string>) =>
    routesOf.set(file, new Set([...(routesOf.get(file) ?? []), ...routes]));
  for (const route of [...listAppRoutes(graph.files), WORKER_ROUTE]) {
    for (const file of graph.findUsed(listRouteFiles(graph.files, route))) add(file, [route.name]);
  }
  usedStylesheets ??= findUsedStylesheets(ROOT);
  for (const [sheet, stylesheets] of usedStylesheets) {
    for (const stylesheet of stylesheets) add(stylesheet, routesOf.get(sheet) ?? []);
  }
  return routesOf;
}
