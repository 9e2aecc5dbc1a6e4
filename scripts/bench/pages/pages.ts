import { findBrowser } from '../../browser/find-browser';
import { printLine } from '../../cli';
import { fromRoot } from '../../paths';
import { findFreePort } from '../../ports';
import type { BenchResult } from '../results/figure';
import { isQuick, measureInTurns, RUNS } from '../results/runs';
import { startBaselineApp } from './baseline-app';
import { runLighthouse, type Throttling } from './lighthouse';
import { formatTable, listPageFigures, type Measurement, summarize } from './measurement';
import { PAGE_PATHS } from './page-paths';
import { measureTransfer, openBrowser } from './transfer';

const BARE = 'bare page';
/** `PAGES=/IL/he,/IL/he/blog npm run bench -- pages`: some of them, whose figures are not stored. */
const PAGES = process.env.PAGES?.split(',') ?? PAGE_PATHS.slice(0, isQuick ? 1 : undefined);

const REPORTS = fromRoot('.data/bench/lighthouse');

/**
 * The size of the shop's entry pages and their Lighthouse scores, beside the baseline app on the same machine; the runs of
 * all pages alternate, so that a slow minute touches each of them.
 */
export async function benchPages(
  shopUrl: string,
  recordProcess: (name: string, pid: number) => void,
): Promise<BenchResult> {
  const browserPath = await findBrowser();
  printLine('Building the baseline app ...');
  const bareUrl = await startBaselineApp(fromRoot('.data/bench/bare'), await findFreePort(), recordProcess);
  const urls = new Map([[BARE, bareUrl], ...PAGES.map((path) => [path, shopUrl + path] as const)]);
  printLine(`Measuring ${PAGES.length} pages, ${RUNS} times simulated and ${RUNS} times slowed down each ...`);
  const inTurns = (throttling: Throttling) =>
    new Map([...urls].map(([name, url]) => [name, () => runLighthouse({ browserPath, url, throttling }, REPORTS)]));
  const simulate = await measureInTurns(inTurns('simulate'), RUNS);
  const devtools = await measureInTurns(inTurns('devtools'), RUNS);
  const browser = await openBrowser(browserPath);
  const measured = new Map<string, Measurement>();
  for (const [name, url] of urls) {
    const runs = { simulate: simulate.get(name) ?? [], devtools: devtools.get(name) ?? [] };
    measured.set(name, summarize(await measureTransfer(browser, url), runs));
  }
  await browser.close();
  const bare = measured.get(BARE) as Measurement;
  return { lines: formatTable(measured, bare), figures: listPageFigures(measured, bare) };
}
