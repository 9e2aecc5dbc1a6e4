import { setTimeout as sleep } from 'node:timers/promises';
import { printLine } from '../../cli';
import { timeJourney } from '../journey';
import { listProcesses, treeMegabytes } from '../memory';
import { PAGE_PATHS } from '../pages/page-paths';
import { type BenchResult, type Figure, toFigure } from '../results/figure';
import { toResult } from '../results/format';
import { isQuick, repeatFailed } from '../results/runs';
import type { BenchShop } from '../shop';
import { getGrowth } from './growth';
import { sendRequests } from './send-requests';

/** An hour of load in ten minutes. */
const SECONDS = isQuick ? 24 : 600;
const SAMPLE_MS = isQuick ? 500 : 2000;
/** Pages a second: a busy hour has 12,000 visits of three pages, and an hour passes in ten minutes. */
const PAGES_PER_SECOND = 60;
const SLICE_SECONDS = isQuick ? 2 : 10;
/** The last quarter may take this many times the memory of the second one. */
const MAX_GROWTH = 1.05;

const PROCESSES = ['web', 'worker'] as const;
type Samples = Readonly<Record<(typeof PROCESSES)[number], number[]>>;

/** Asks for one page after another until the end. */
async function visitPages(url: string, isOver: () => boolean): Promise<number> {
  let asked = 0;
  for (let turn = 0; !isOver(); turn += 1) {
    const page = url + PAGE_PATHS[turn % PAGE_PATHS.length];
    const load = { url: page, seconds: SLICE_SECONDS, connections: 8, rate: PAGES_PER_SECOND };
    asked += (await repeatFailed(() => sendRequests(load))).requests;
  }
  return asked;
}

/** Parents one after another, each from a photo to the PDF of a book. */
async function makeBooks(url: string, isOver: () => boolean): Promise<number> {
  let books = 0;
  for (; !isOver(); books += 1) await repeatFailed(() => timeJourney(url));
  return books;
}

async function sampleMemory({ pids }: BenchShop, isOver: () => boolean): Promise<Samples> {
  const samples: Samples = { web: [], worker: [] };
  while (!isOver()) {
    const all = listProcesses();
    for (const name of PROCESSES) samples[name].push(treeMegabytes(pids.get(name) ?? 0, all));
    await sleep(SAMPLE_MS);
  }
  return samples;
}

/** The memory of web and worker, with their children, while pages are visited and books are made for ten minutes. */
export async function benchMemory(shop: BenchShop): Promise<BenchResult> {
  const end = performance.now() + SECONDS * 1000;
  const isOver = () => performance.now() >= end;
  printLine(`Visiting pages and making books for ${SECONDS} s ...`);
  const [samples, pages, books] = await Promise.all([
    sampleMemory(shop, isOver),
    visitPages(shop.url, isOver),
    makeBooks(shop.url, isOver),
  ]);
  const listFigures = (name: (typeof PROCESSES)[number]): readonly Figure[] => [
    toFigure(`${name}: memory with its children`, samples[name], { unit: 'MB' }),
    toFigure(`${name}: last quarter ÷ second quarter`, [getGrowth(samples[name])], {
      unit: '',
      aim: { atMost: MAX_GROWTH },
    }),
  ];
  return toResult([
    ...PROCESSES.flatMap(listFigures),
    toFigure(`pages in ${SECONDS} s`, [pages], { unit: '' }),
    toFigure(`books in ${SECONDS} s`, [books], { unit: '' }),
  ]);
}
