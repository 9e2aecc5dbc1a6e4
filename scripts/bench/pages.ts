import { toEditionId } from '@/lib/catalogue';
import { findBrowser } from '../browser/find-browser';
import { printLine } from '../cli';
import { fromRoot } from '../paths';
import { findFreePort } from '../ports';
import { startBaselineApp } from './baseline-app';
import { type LighthouseScores, runLighthouse } from './lighthouse';
import { measureTransfer, openBrowser, type Transfer } from './transfer';

/** An odd number, so that the median is one of them. */
const RUNS = 5;

const PAGES = (['he', 'en'] as const).flatMap((language) =>
  ['', '/books', `/books/${toEditionId(12, language)}`, '/blog'].map((rest) => `/IL/${language}${rest}`),
);

const COLUMNS = [
  'JS KB',
  'ratio',
  'HTML KB',
  'fonts KB',
  'perf',
  'a11y',
  'best',
  'SEO',
  'LCP s',
  'ratio',
  'CLS',
  'TBT ms',
];
const TARGETS = ['155', '', '20', '', '95', '100', '100', '100', '1.8', '', '0.01', ''];

const formatRow = (name: string, cells: readonly string[]): string =>
  name.padEnd(22) + cells.map((cell) => cell.padStart(9)).join('');
const formatKilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);

type Measurement = { readonly transfer: Transfer; readonly verdict: LighthouseScores };

function formatLine(name: string, { transfer, verdict }: Measurement, bare: Measurement): string {
  const lcp = verdict['largest-contentful-paint'];
  return formatRow(name, [
    formatKilobytes(transfer.script),
    (transfer.script / bare.transfer.script).toFixed(2),
    formatKilobytes(transfer.html),
    formatKilobytes(transfer.font),
    ...[verdict.performance, verdict.accessibility, verdict['best-practices'], verdict.seo].map(String),
    (lcp / 1000).toFixed(2),
    (lcp / bare.verdict['largest-contentful-paint']).toFixed(2),
    verdict['cumulative-layout-shift'].toFixed(3),
    verdict['total-blocking-time'].toFixed(0),
  ]);
}

/** The size of the shop's entry pages and their Lighthouse scores, beside the baseline app on the same machine. */
export async function benchPages(
  shopUrl: string,
  recordProcess: (name: string, pid: number) => void,
): Promise<readonly string[]> {
  const browserPath = await findBrowser();
  printLine('Building the baseline app ...');
  const bareUrl = await startBaselineApp(fromRoot('.data/bench/bare'), await findFreePort(), recordProcess);
  const browser = await openBrowser(browserPath);
  const measure = async (url: string): Promise<Measurement> => ({
    transfer: await measureTransfer(browser, url),
    verdict: await runLighthouse(browserPath, url, RUNS, fromRoot('.data/bench/lighthouse')),
  });
  printLine(`Measuring ${PAGES.length} pages, ${RUNS} times each ...`);
  const bare = await measure(bareUrl);
  const lines = [formatRow('', COLUMNS), formatRow('aim', TARGETS), formatLine('bare page', bare, bare)];
  for (const path of PAGES) lines.push(formatLine(path, await measure(shopUrl + path), bare));
  await browser.close();
  return lines;
}
