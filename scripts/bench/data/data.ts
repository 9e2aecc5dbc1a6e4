import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { createDbClient, type Db } from '@/lib/platform/db';
import { findManyCustomers } from '@/tests/database/support/find-many-customers';
import { findManySubjects } from '@/tests/database/support/find-many-subjects';
import { formatDuration, printLine } from '../../cli';
import { type BenchResult, type Figure, notMeasured, toFigure } from '../results/figure';
import { formatFigure, toResult } from '../results/format';
import { RUNS } from '../results/runs';
import type { BenchServer } from '../server';
import { listCustomerReads } from './customer-reads';
import { fillDatabase, SCALE } from './fill';
import { listJobReads, openQueue } from './job-reads';
import { findLargeScans, type LargeScans, type Plan } from './plan';
import { createRecordingDb, explain, readTableSizes } from './recording';
import { listStaffReads, type Read } from './staff-reads';

type Databases = {
  readonly db: Db;
  readonly recording: ReturnType<typeof createRecordingDb>;
  /** For the plans. */
  readonly client: Client;
  readonly sizes: ReadonlyMap<string, number>;
};

type Reading = {
  readonly read: Read;
  readonly figure: Figure;
  readonly plans: readonly Plan[];
  readonly large: LargeScans;
};

const time = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
};

const describeScans = ({ whole, partial }: LargeScans): string =>
  [
    whole.length > 0 && `reads all of ${whole.join(', ')}`,
    partial.length > 0 && `begins to read all of ${partial.join(', ')}`,
  ]
    .filter(Boolean)
    .join('; ');

/** How long a read takes, and the plan of each statement that it sends. */
async function measure(read: Read, { db, recording, client, sizes }: Databases): Promise<Reading> {
  let first = 0;
  // Some screens store what they have computed, such as the quality of a month: the next look finds it there.
  if (read.aim !== null) await read.read(db);
  const statements = await recording.record(async (recorded) => {
    first = await time(() => read.read(recorded));
  });
  const times: number[] = [];
  // What nobody waits for takes seconds, and has done its work the first time.
  if (read.aim === null) times.push(first);
  else for (let run = 0; run < RUNS; run += 1) times.push(await time(() => read.read(db)));
  const plans: Plan[] = [];
  for (const statement of statements) plans.push(await explain(client, statement));
  const large = findLargeScans(plans, sizes);
  const aim = read.aim === null ? null : { atMost: read.aim };
  return { read, plans, large, figure: toFigure(read.name, times, { unit: 'ms', aim, note: describeScans(large) }) };
}

/** A read that fails is told at its figure; the others go on. */
const measureOrTell = (read: Read, databases: Databases): Promise<Reading> =>
  measure(read, databases).catch((error: unknown) => {
    const why = `failed: ${String(error).trim().split('\n').at(-1)}`;
    const figure = notMeasured(read.name, { unit: 'ms', aim: read.aim === null ? null : { atMost: read.aim } }, why);
    return { read, figure, plans: [], large: { whole: [], partial: [] } };
  });

/** The figure's line with the indexes that Postgres read, and how many pages of 8 KB. */
function formatReading({ figure, plans }: Reading): string {
  const indexes = [...new Set(plans.flatMap((plan) => plan.indexes))].map((name) => name.replace(/_idx$/, ''));
  const blocks = plans.reduce((sum, plan) => sum + plan.blocks, 0);
  return `${formatFigure(figure)}  [${plans.length} statements, ${blocks} blocks: ${indexes.join(', ')}]`;
}

/** No screen may read a large table from end to end; sweeps are told apart, because nobody waits for them. */
function countScans(readings: readonly Reading[]): readonly Figure[] {
  const list = (isHot: boolean) =>
    readings.filter(({ read, large }) => (read.aim !== null) === isHot && large.whole.length > 0);
  const toCount = (name: string, found: readonly Reading[], aim: Figure['aim']) =>
    toFigure(name, [found.length], { unit: '', aim, note: found.map(({ read }) => read.name).join(', ') });
  return [
    toCount('screens that read all of a large table', list(true), { atMost: 0 }),
    toCount('jobs that read all of a large table', list(false), null),
  ];
}

async function fill(db: Db): Promise<void> {
  printLine(
    `Inserting ${Object.entries(SCALE)
      .map(([what, number]) => `${number} ${what}`)
      .join(', ')} ...`,
  );
  printLine(`Inserted in ${formatDuration(await time(() => fillDatabase(db)))}.`);
}

/**
 * Every screen and every job by the clock on a database of a shop of some years: how long the server computes for its data,
 * with the plan of each statement.
 */
export async function benchData(server: BenchServer): Promise<BenchResult> {
  const url = await server.createDatabase();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'gibori-bench-'));
  const [db, recording, client] = [createDbClient(url), createRecordingDb(url), new Client({ connectionString: url })];
  const boss = await openQueue(url);
  await client.connect();
  try {
    await fill(db);
    const databases = { db, recording, client, sizes: await readTableSizes(client) };
    const now = new Date();
    const reads = [
      ...listCustomerReads(await findManyCustomers(db), now),
      ...listStaffReads({ now, ...(await findManySubjects(db)) }),
      ...(await listJobReads(boss, recording.db, { url, dataDir })),
    ];
    printLine(`Reading ${reads.length} screens and jobs ...`);
    const readings: Reading[] = [];
    for (const read of reads) readings.push(await measureOrTell(read, databases));
    const scans = countScans(readings);
    const figures = [...scans, ...readings.map(({ figure }) => figure)];
    return { lines: [...toResult(scans).lines, ...readings.map(formatReading)], figures };
  } finally {
    await client.end();
    await boss.stop({ graceful: false });
    await recording.close();
    await db.$disconnect();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
