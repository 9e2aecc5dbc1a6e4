import { editionId } from '@/lib/catalogue';
import { findBrowser } from '../browser/find-browser';
import { at } from '../paths';
import { freePort } from '../ports';
import { say } from '../say';
import { openBarePage } from './bare';
import { lighthouseOf, type Verdict } from './lighthouse';
import { openBrowser, type Transfer, transferOf } from './transfer';

/** An odd number, so that the median is one of them. */
const RUNS = 5;

const PAGES = (['he', 'en'] as const).flatMap((language) =>
  ['', '/books', `/books/${editionId(12, language)}`, '/blog'].map((rest) => `/IL/${language}${rest}`),
);

const HEADS = [
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
const AIMS = ['155', '', '20', '', '95', '100', '100', '100', '1.8', '', '0.01', ''];

const row = (name: string, cells: readonly string[]): string =>
  name.padEnd(22) + cells.map((cell) => cell.padStart(9)).join('');
const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);

type Measured = { readonly transfer: Transfer; readonly verdict: Verdict };

function line(name: string, { transfer, verdict }: Measured, bare: Measured): string {
  const lcp = verdict['largest-contentful-paint'];
  return row(name, [
    ...[kilobytes(transfer.script), (transfer.script / bare.transfer.script).toFixed(2)],
    ...[kilobytes(transfer.html), kilobytes(transfer.font)],
    ...[verdict.performance, verdict.accessibility, verdict['best-practices'], verdict.seo].map(String),
    ...[(lcp / 1000).toFixed(2), (lcp / bare.verdict['largest-contentful-paint']).toFixed(2)],
    ...[verdict['cumulative-layout-shift'].toFixed(3), verdict['total-blocking-time'].toFixed(0)],
  ]);
}

/** What the shop's first pages weigh and how Lighthouse finds them, beside a bare page on the same machine. */
export async function benchPages(
  shopUrl: string,
  note: (name: string, pid: number) => void,
): Promise<readonly string[]> {
  const browserPath = await findBrowser();
  say('Building a bare page to compare with ...');
  const bareUrl = await openBarePage(at('.data/bench/bare'), await freePort(), note);
  const browser = await openBrowser(browserPath);
  const measure = async (url: string): Promise<Measured> => ({
    transfer: await transferOf(browser, url),
    verdict: await lighthouseOf(browserPath, url, RUNS, at('.data/bench/lighthouse')),
  });
  say(`Looking at ${PAGES.length} pages, ${RUNS} times each ...`);
  const bare = await measure(bareUrl);
  const lines = [row('', HEADS), row('aim', AIMS), line('bare page', bare, bare)];
  for (const path of PAGES) lines.push(line(path, await measure(shopUrl + path), bare));
  await browser.close();
  return lines;
}
