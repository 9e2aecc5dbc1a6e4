import { type Aim, type Figure, toFigure } from '../results/figure';
import { formatNumber } from '../results/format';
import { getMedian } from '../results/statistics';
import type { LighthouseScores, Throttling } from './lighthouse';
import type { Transfer } from './transfer';

/** What a page loads, and its Lighthouse runs: simulated ones and those in a slowed browser. */
export type Measurement = {
  readonly transfer: Transfer;
  readonly runs: Readonly<Record<Throttling, readonly LighthouseScores[]>>;
};

export const summarize = (transfer: Transfer, runs: Measurement['runs']): Measurement => ({ transfer, runs });

/** One column of the table: the values of its runs. */
type Column = {
  readonly head: string;
  readonly name: string;
  readonly unit: string;
  readonly aim?: Aim;
  /** `bare`: the page of the baseline app. */
  readonly list: (page: Measurement, bare: Measurement) => readonly number[];
};

type Score = keyof LighthouseScores;

const listScores = ({ runs }: Measurement, score: Score, throttling: Throttling = 'simulate'): readonly number[] =>
  runs[throttling].map((run) => run[score]);
const listSeconds = (page: Measurement, score: Score, throttling?: Throttling): readonly number[] =>
  listScores(page, score, throttling).map((ms) => ms / 1000);

const PAINT = 'largest-contentful-paint';
const getPaintRatio = (page: Measurement, bare: Measurement, throttling: Throttling): number =>
  getMedian(listScores(page, PAINT, throttling)) / getMedian(listScores(bare, PAINT, throttling));

const SIZES: readonly Column[] = [
  { head: 'JS KB', name: 'scripts', unit: 'KB', list: ({ transfer }) => [transfer.script / 1024] },
  {
    head: 'ratio',
    name: 'scripts, as a multiple of the bare page',
    unit: '',
    aim: { atMost: 1.15 },
    list: ({ transfer }, bare) => [transfer.script / bare.transfer.script],
  },
  {
    head: 'HTML KB',
    name: 'HTML',
    unit: 'KB',
    aim: { atMost: 20 },
    list: ({ transfer }) => [transfer.html / 1024],
  },
  { head: 'fonts KB', name: 'fonts', unit: 'KB', list: ({ transfer }) => [transfer.font / 1024] },
  { head: 'requests', name: 'requests', unit: '', aim: { atMost: 30 }, list: ({ transfer }) => [transfer.requests] },
];

const toScore = (head: string, name: string, score: Score, atLeast: number): Column => ({
  head,
  name,
  unit: '',
  aim: { atLeast },
  list: (page) => listScores(page, score),
});

const SCORES: readonly Column[] = [
  toScore('perf', 'performance', 'performance', 97),
  toScore('a11y', 'accessibility', 'accessibility', 100),
  toScore('best', 'best practices', 'best-practices', 100),
  toScore('SEO', 'SEO', 'seo', 100),
];

const toPaints = (prefix: string, throttling: Throttling): readonly Column[] => [
  {
    head: `${prefix}FCP`,
    name: `${prefix}first paint`,
    unit: 's',
    aim: { atMost: 1.8 },
    list: (page) => listSeconds(page, 'first-contentful-paint', throttling),
  },
  {
    head: `${prefix}LCP`,
    name: `${prefix}largest paint`,
    unit: 's',
    aim: { atMost: 2.5 },
    list: (page) => listSeconds(page, PAINT, throttling),
  },
  {
    head: 'ratio',
    name: `${prefix}largest paint, as a multiple of the bare page`,
    unit: '',
    list: (page, bare) => [getPaintRatio(page, bare, throttling)],
  },
];

const OTHERS: readonly Column[] = [
  {
    head: 'CLS',
    name: 'layout shift',
    unit: '',
    aim: { atMost: 0 },
    // Lighthouse counts shifts that nobody sees.
    list: (page) => listScores(page, 'cumulative-layout-shift').map((shift) => Math.round(shift * 1000) / 1000),
  },
  { head: 'TBT ms', name: 'blocking time', unit: 'ms', list: (page) => listScores(page, 'total-blocking-time') },
];

const COLUMNS: readonly Column[] = [
  ...SIZES,
  ...SCORES,
  ...toPaints('', 'simulate'),
  ...OTHERS,
  ...toPaints('slow ', 'devtools'),
];

const formatRow = (name: string, cells: readonly string[]): string =>
  name.padEnd(24) + cells.map((cell) => cell.padStart(9)).join('');

/** A line per page with the medians of its runs, below the aims. */
export const formatTable = (measured: ReadonlyMap<string, Measurement>, bare: Measurement): readonly string[] => [
  formatRow(
    '',
    COLUMNS.map(({ head }) => head),
  ),
  formatRow(
    'aim',
    COLUMNS.map(({ aim }) => (aim ? formatNumber('atMost' in aim ? aim.atMost : aim.atLeast) : '')),
  ),
  ...[...measured].map(([name, page]) =>
    formatRow(
      name,
      COLUMNS.map(({ list }) => formatNumber(getMedian(list(page, bare)))),
    ),
  ),
];

/** The figures of every page; the bare page has no aims of its own. */
export const listPageFigures = (measured: ReadonlyMap<string, Measurement>, bare: Measurement): readonly Figure[] =>
  [...measured].flatMap(([page, measurement]) =>
    COLUMNS.map(({ name, unit, aim = null, list }) =>
      toFigure(`${page}: ${name}`, list(measurement, bare), { unit, aim: measurement === bare ? null : aim }),
    ),
  );
