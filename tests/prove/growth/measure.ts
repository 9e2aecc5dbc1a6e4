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

type Measured = {
  readonly db: Db;
  readonly objectsDir: string;
  readonly entrance: Entrance;
  readonly pids: Pids;
  readonly listPrinted: ListPrinted;
};

type Reading = Omit<Figures, 'kind' | 'number' | 'wallSeconds' | 'megabytes'>;

const read = async ({ db, objectsDir, pids }: Measured): Promise<Reading> => ({
  workers: cpuSeconds(pids.workers),
  webs: cpuSeconds(pids.webs),
  postgres: cpuSeconds(pids.postgres),
  ...(await readSizes(db, objectsDir)),
});

function divide(before: Reading, after: Reading, number: number): Reading {
  const of = (key: keyof Reading) => (after[key] - before[key]) / number;
  return {
    workers: of('workers'),
    webs: of('webs'),
    postgres: of('postgres'),
    rows: of('rows'),
    queueRows: of('queueRows'),
    rowBytes: of('rowBytes'),
    diskBytes: of('diskBytes'),
    objects: of('objects'),
    objectBytes: of('objectBytes'),
  };
}

/** Parents who come at once and do the same; everything that was computed until nothing was left to do, for one of them. */
export async function measure(kind: Kind, number: number, shop: Measured): Promise<Figures> {
  const { db, pids, entrance, listPrinted } = shop;
  const before = await read(shop);
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
  const peaks = memory.stop();
  const peak = (of: readonly number[]) => Math.max(...of.map((pid) => peaks.get(String(pid)) ?? 0));
  return {
    kind,
    number,
    wallSeconds,
    megabytes: { worker: peak(pids.workers), web: peak(pids.webs) },
    ...divide(before, await read(shop), number),
  };
}
