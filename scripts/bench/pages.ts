import { mkdirSync, writeFileSync } from 'node:fs';
import { toEditionId } from '@/lib/catalogue';
import { findBrowser } from '../browser/find-browser';
import { printLine } from '../cli';
import { fromRoot } from '../paths';
import { findFreePort } from '../ports';
import { startBaselineApp } from './baseline-app';
import { type LighthouseScores, runLighthouse, type Throttling } from './lighthouse';
import { measureTransfer, openBrowser, type Transfer } from './transfer';

/** `RUNS=3 npm run bench -- pages`: an odd number, so that the median is one of them. */
const RUNS = Number(process.env.RUNS ?? 7);

const BARE = 'bare page';
const ALL_PAGES = (['he', 'en'] as const).flatMap((language) =>
  ['', '/books', `/books/${toEditionId(12, language)}`, '/blog', '/kindergarten', '/company-batch'].map(
    (rest) => `/IL/${language}${rest}`,
  ),
);
/** `PAGES=/IL/he,/IL/he/blog npm run bench -- pages`: some of them, whose figures are not kept. */
const PAGES = process.env.PAGES?.split(',') ?? ALL_PAGES;

const REPORTS = fromRoot('.data/bench/lighthouse');

const COLUMNS = ['JS KB', 'ratio', 'HTML KB', 'fonts KB', 'requests', 'perf', 'a11y', 'best', 'SEO'];
const TIMES = ['FCP s', 'LCP s', 'ratio', 'from', 'to', 'CLS', 'TBT ms', 'slow FCP', 'slow LCP', 'ratio'];
const AIMS = [
  '',
  '1.15',
  '20',
  '',
  '30',
  '97',
  '100',
  '100',
  '100',
  '',
  '1.8',
  '2.5',
  '',
  '',
  '0',
  '',
  '',
  '1.8',
  '2.5',
];

const formatRow = (name: string, cells: readonly string[]): string =>
  name.padEnd(24) + cells.map((cell) => cell.padStart(9)).join('');
const formatKilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);
const formatSeconds = (ms: number): string => (ms / 1000).toFixed(2);

/**
 * Medians of the simulated runs and of those in a slowed browser, and the fastest and the slowest of the simulated largest
 * paints in milliseconds.
 */
type Measurement = {
  readonly transfer: Transfer;
  readonly medians: LighthouseScores;
  readonly slowed: LighthouseScores;
  readonly paints: readonly [fastest: number, slowest: number];
};

type Runs = Readonly<Record<Throttling, LighthouseScores[]>>;

const listSorted = (runs: readonly LighthouseScores[], name: keyof LighthouseScores) =>
  runs.map((run) => run[name]).sort((a, b) => a - b);

function getMedians(runs: readonly LighthouseScores[]): LighthouseScores {
  const names = Object.keys(runs[0] ?? {}) as (keyof LighthouseScores)[];
  const medians = names.map((name) => [name, listSorted(runs, name)[Math.floor(runs.length / 2)] ?? 0]);
  return Object.fromEntries(medians) as LighthouseScores;
}

function summarize(transfer: Transfer, { simulate, devtools }: Runs): Measurement {
  const paints = listSorted(simulate, 'largest-contentful-paint');
  return {
    transfer,
    medians: getMedians(simulate),
    slowed: getMedians(devtools),
    paints: [paints[0] ?? 0, paints.at(-1) ?? 0],
  };
}

function formatLine(name: string, { transfer, medians, slowed, paints }: Measurement, bare: Measurement): string {
  const [lcp, slowLcp] = [medians['largest-contentful-paint'], slowed['largest-contentful-paint']];
  return formatRow(name, [
    formatKilobytes(transfer.script),
    (transfer.script / bare.transfer.script).toFixed(2),
    formatKilobytes(transfer.html),
    formatKilobytes(transfer.font),
    String(transfer.requests),
    ...[medians.performance, medians.accessibility, medians['best-practices'], medians.seo].map(String),
    formatSeconds(medians['first-contentful-paint']),
    formatSeconds(lcp),
    (lcp / bare.medians['largest-contentful-paint']).toFixed(2),
    ...paints.map(formatSeconds),
    medians['cumulative-layout-shift'].toFixed(3),
    medians['total-blocking-time'].toFixed(0),
    formatSeconds(slowed['first-contentful-paint']),
    formatSeconds(slowLcp),
    (slowLcp / bare.slowed['largest-contentful-paint']).toFixed(2),
  ]);
}

/** Keeps the figures of a day, so that a later run can be compared with them. */
function keep(measured: ReadonlyMap<string, Measurement>): void {
  const dir = fromRoot('docs/benchmarks');
  mkdirSync(dir, { recursive: true });
  const day = new Date().toISOString().slice(0, 10);
  const content = { runs: RUNS, pages: Object.fromEntries(measured) };
  writeFileSync(`${dir}/pages-${day}.json`, `${JSON.stringify(content, null, 2)}\n`);
}

/**
 * The size of the shop's entry pages and their Lighthouse scores, beside the baseline app on the same machine; the runs of
 * all pages alternate, so that a slow minute touches each of them. Written to `docs/benchmarks` too, unless `PAGES` names
 * some.
 */
export async function benchPages(
  shopUrl: string,
  recordProcess: (name: string, pid: number) => void,
): Promise<readonly string[]> {
  const browserPath = await findBrowser();
  printLine('Building the baseline app ...');
  const bareUrl = await startBaselineApp(fromRoot('.data/bench/bare'), await findFreePort(), recordProcess);
  const urls = new Map([[BARE, bareUrl], ...PAGES.map((path) => [path, shopUrl + path] as const)]);
  const runs = new Map([...urls.keys()].map((name): [string, Runs] => [name, { simulate: [], devtools: [] }]));
  printLine(`Measuring ${PAGES.length} pages, ${RUNS} times simulated and ${RUNS} times slowed down each ...`);
  for (let round = 0; round < RUNS; round += 1)
    for (const throttling of ['simulate', 'devtools'] as const)
      for (const [name, url] of urls)
        runs.get(name)?.[throttling].push(await runLighthouse({ browserPath, url, throttling }, REPORTS));
  const browser = await openBrowser(browserPath);
  const measured = new Map<string, Measurement>();
  for (const [name, url] of urls)
    measured.set(name, summarize(await measureTransfer(browser, url), runs.get(name) as Runs));
  await browser.close();
  if (PAGES === ALL_PAGES) keep(measured);
  const bare = measured.get(BARE) as Measurement;
  return [
    formatRow('', [...COLUMNS, ...TIMES]),
    formatRow('aim', AIMS),
    ...[...measured].map(([name, each]) => formatLine(name, each, bare)),
  ];
}
