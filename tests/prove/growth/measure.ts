import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Db } from '@/lib/platform/db';
import { watchMemory } from '@/scripts/bench/memory';
import { countOrders, expectAll, type ListPrinted } from '../faults/support/check-orders';
import type { PaidOrder } from '../faults/support/parent';
import { type Entrance, type Kind, WAYS } from './kinds';
import { readSizes, type Sizes } from './sizes';
import { cpuSeconds } from './usage';

const PROGRESS_MS = 30_000;

/** Processes of a shop by what they do. */
export type Pids = {
  readonly workers: readonly number[];
  readonly webs: readonly number[];
  readonly postgres: readonly number[];
};

/** What one thing of a kind took, and what it left. */
export type Figures = Sizes & {
  readonly kind: Kind;
  readonly number: number;
  /** Of the clock, from the first request until nothing was left to do. */
  readonly wallSeconds: number;
  /** Seconds that a core computed, user and system. */
  readonly workers: number;
  readonly webs: number;
  readonly postgres: number;
  /** Peak of all processes of the run. */
  readonly megabytes: { readonly worker: number; readonly web: number };
};

/** Seconds of cores by what computes. */
type Computing = Pick<Figures, 'workers' | 'webs' | 'postgres'>;

type Measured = {
  readonly db: Db;
  readonly objectsDir: string;
  readonly entrance: Entrance;
  readonly pids: Pids;
  readonly listPrinted: ListPrinted;
  /** What the processes take each second while nobody comes: on a busy machine a book waits long, and costs no more. */
  readonly idle: Computing;
};

const IDLE_SECONDS = 20;
export const NOTHING: Computing = { workers: 0, webs: 0, postgres: 0 };

const readComputing = (pids: Pids): Computing => ({
  workers: cpuSeconds(pids.workers),
  webs: cpuSeconds(pids.webs),
  postgres: cpuSeconds(pids.postgres),
});

/** Core-seconds that the processes take in a second without visitors. */
export async function measureIdle(pids: Pids): Promise<Computing> {
  const before = readComputing(pids);
  await sleep(IDLE_SECONDS * 1000);
  const after = readComputing(pids);
  const of = (key: keyof Computing) => (after[key] - before[key]) / IDLE_SECONDS;
  return { workers: of('workers'), webs: of('webs'), postgres: of('postgres') };
}

type Reading = Omit<Figures, 'kind' | 'number' | 'wallSeconds' | 'megabytes'>;

const MEASURED: readonly (keyof Reading)[] = [
  'workers',
  'webs',
  'postgres',
  'rows',
  'queueRows',
  'rowBytes',
  'diskBytes',
  'objects',
  'objectBytes',
];

const multiply = ({ workers, webs, postgres }: Computing, by: number): Computing => ({
  workers: workers * by,
  webs: webs * by,
  postgres: postgres * by,
});

/** What one of a number of things took and left, without what the processes take anyway. */
function divide(before: Reading, after: Reading, number: number, idle: Partial<Reading>): Reading {
  const values = MEASURED.map((key) => [key, (after[key] - before[key] - (idle[key] ?? 0)) / number]);
  return Object.fromEntries(values) as Reading;
}

/** Parents who come at once and do the same; everything that was computed until nothing was left to do, for one of them. */
export async function measure(kind: Kind, number: number, shop: Measured): Promise<Figures> {
  const { db, pids, entrance, listPrinted, objectsDir } = shop;
  // Counting rows computes too: it stands outside of what is measured.
  const before = { ...(await readSizes(db, objectsDir)), ...readComputing(pids) };
  const memory = watchMemory(new Map([...pids.workers, ...pids.webs].map((pid) => [String(pid), pid])));
  const begun = performance.now();
  const seconds = () => (performance.now() - begun) / 1000;
  const progress = setInterval(() => console.info(`${number} × ${kind}: ${seconds().toFixed(0)} s`), PROGRESS_MS);
  try {
    const made = await Promise.all(Array.from({ length: number }, () => WAYS[kind](entrance)));
    const paid = made.filter((order): order is PaidOrder => order !== null);
    const { counts } = await countOrders(db, paid, undefined, listPrinted);
    expect(counts).toEqual(expectAll(paid.length));
  } finally {
    clearInterval(progress);
    memory.stop();
  }
  const wallSeconds = seconds();
  const after = { ...readComputing(pids), ...(await readSizes(db, objectsDir)) };
  const peaks = memory.stop();
  const peak = (of: readonly number[]) => Math.max(...of.map((pid) => peaks.get(String(pid)) ?? 0));
  return {
    kind,
    number,
    wallSeconds,
    megabytes: { worker: peak(pids.workers), web: peak(pids.webs) },
    ...divide(before, after, number, multiply(shop.idle, wallSeconds)),
  };
}
