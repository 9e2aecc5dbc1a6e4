import { PrismaPg } from '@prisma/adapter-pg';
import { type Client, Pool, type PoolClient } from 'pg';
import type { Db } from '@/lib/platform/db';
import { PrismaClient } from '@/lib/platform/db/generated/client';
import { type Plan, type PlanNode, readPlan } from './plan';

/** A statement as it was sent. */
type Statement = { readonly text: string; readonly values: readonly unknown[] };

/** What reads tables: a row that is only added could not be added once more. */
const EXPLAINABLE = /^\s*(?:SELECT|UPDATE|DELETE|WITH|INSERT[\s\S]*\bSELECT)\b/i;

/** Remembers what a connection sends. */
function recordQueries(client: PoolClient, statements: Statement[]): void {
  const send = client.query.bind(client);
  const query = (...args: readonly unknown[]) => {
    const [sent, values] = args as [string | Statement, Statement['values'] | undefined];
    const statement = typeof sent === 'string' ? { text: sent, values: values ?? [] } : sent;
    if (EXPLAINABLE.test(statement.text)) statements.push({ text: statement.text, values: statement.values ?? [] });
    return Reflect.apply(send, client, args);
  };
  Object.assign(client, { query });
}

/** A client of the shop that remembers what it sends. */
export function createRecordingDb(url: string) {
  const statements: Statement[] = [];
  const pool = new Pool({ connectionString: url, max: 2 });
  pool.on('connect', (client) => recordQueries(client, statements));
  const db: Db = new PrismaClient({ adapter: new PrismaPg(pool) });
  return {
    db,
    /** What a piece of work sends to the database; the same statement with other values once. */
    async record(work: (db: Db) => Promise<unknown>): Promise<readonly Statement[]> {
      statements.length = 0;
      await work(db);
      return [...new Map(statements.map((statement) => [statement.text, statement])).values()];
    },
    async close(): Promise<void> {
      await db.$disconnect();
      await pool.end();
    },
  };
}

type Explained = { readonly 'QUERY PLAN': readonly [{ readonly Plan: PlanNode }] };

/** The plan of a statement, which is run for it; what it writes is rolled back. */
export async function explain(client: Client, { text, values }: Statement): Promise<Plan> {
  await client.query('BEGIN');
  try {
    const { rows } = await client.query<Explained>(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`, [...values]);
    const [row] = rows;
    if (!row) throw new Error(`No plan of ${text}`);
    return readPlan(row['QUERY PLAN'][0].Plan);
  } finally {
    await client.query('ROLLBACK');
  }
}

/** Rows of each table, as Postgres estimates them after `ANALYZE`. */
export async function readTableSizes(client: Client): Promise<ReadonlyMap<string, number>> {
  const { rows } = await client.query<{ name: string; size: number }>(
    `SELECT relname::text AS name, reltuples::float8 AS size FROM pg_class WHERE relkind = 'r'`,
  );
  return new Map(rows.map(({ name, size }) => [name, size]));
}
