import { createDbClient, type Db } from '@/lib/platform/db';
import { findManySubjects } from '@/tests/database/support/find-many-subjects';
import { insertManyChanges } from '@/tests/database/support/many-changes';
import { insertManyEvents } from '@/tests/database/support/many-events';
import { insertManyGroups } from '@/tests/database/support/many-groups';
import { insertManyOrders } from '@/tests/database/support/many-orders';
import { formatDuration, printLine } from '../cli';
import type { BenchServer } from './server';
import { listStaffReads, type StaffRead } from './staff-reads';

const ORDERS = 200_000;
const BOOKS = 300_000;
const RUNS = 9;

type Reading = { readonly times: readonly number[]; readonly plan: string };

/** How often each index and each table from end to end has been read so far, by this only connection. */
async function countReads(db: Db): Promise<ReadonlyMap<string, number>> {
  // Statistics are written when a statement ends; the next statement reads them.
  await db.$executeRaw`SELECT pg_stat_force_next_flush()`;
  const rows = await db.$queryRaw<{ name: string; reads: bigint }[]>`
    SELECT indexrelname::text AS name, idx_scan AS reads FROM pg_stat_user_indexes
    UNION ALL SELECT 'all of ' || relname, seq_scan FROM pg_stat_user_tables`;
  return new Map(rows.map(({ name, reads }) => [name, Number(reads)]));
}

/** The indexes that a look reads, and the tables from end to end; a table of a few rows has no use for its index. */
async function findPlan(db: Db, read: StaffRead['read']): Promise<string> {
  const before = await countReads(db);
  await read(db);
  const after = await countReads(db);
  const names = [...after].filter(([name, reads]) => reads > (before.get(name) ?? 0)).map(([name]) => name);
  return names.map((name) => name.replace(/_idx$/, '')).join(', ');
}

async function measure(db: Db, single: Db, { read, aim }: StaffRead): Promise<Reading> {
  const plan = await findPlan(single, read);
  const times: number[] = [];
  // What nobody waits for takes seconds.
  for (let run = 0; run < (aim === null ? 1 : RUNS); run += 1) {
    const begun = performance.now();
    await read(db);
    times.push(performance.now() - begun);
  }
  return { times: times.toSorted((a, b) => a - b), plan };
}

function formatReading({ name, aim }: StaffRead, { times, plan }: Reading): string {
  const [median, longest] = [times[Math.floor(times.length / 2)] ?? 0, times.at(-1) ?? 0];
  const figures = [median, longest].map((each) => each.toFixed(1).padStart(8));
  return `${name.padEnd(38)}${figures.join(' ')}  ${String(aim ?? '').padStart(4)}  ${plan}`;
}

async function fill(db: Db): Promise<void> {
  await insertManyOrders(db, { orders: ORDERS, books: BOOKS });
  await insertManyEvents(db);
  await insertManyGroups(db);
  await insertManyChanges(db);
}

/**
 * Every list and search of the desk with many orders: what the server computes for the page, and which indexes it reads.
 */
export async function benchStaff(server: BenchServer): Promise<readonly string[]> {
  const url = await server.createDatabase();
  const [db, single] = [createDbClient(url), createDbClient(url, 1)];
  try {
    printLine(`Inserting ${ORDERS} orders and ${BOOKS} books ...`);
    const begun = performance.now();
    await fill(db);
    printLine(`Inserted in ${formatDuration(performance.now() - begun)}. Reading the desk ...`);
    const lines = [`${''.padEnd(38)}  median  longest   aim  reads (ms; ${ORDERS} orders, ${BOOKS} books)`];
    for (const look of listStaffReads({ now: new Date(), ...(await findManySubjects(db)) })) {
      lines.push(formatReading(look, await measure(db, single, look)));
    }
    return lines;
  } finally {
    await single.$disconnect();
    await db.$disconnect();
  }
}
