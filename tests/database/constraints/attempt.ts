import { Client, type DatabaseError } from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { withDatabase } from '../helpers';
import { fillEveryTable } from './every-table';

type Refusal = { readonly code: string | undefined; readonly rule: string | undefined };

/** A database with a legal row in every table, and a way to try a statement that leaves nothing behind. */
export function withFilledDatabase() {
  const database = withDatabase();
  let client: Client | undefined;
  beforeAll(async () => {
    await fillEveryTable(database.db);
    client = new Client({ connectionString: database.url });
    await client.connect();
  });
  afterAll(() => client?.end());

  const run = async <Row extends object>(statement: string): Promise<Row[]> => {
    if (!client) throw new Error('The database is there inside tests only.');
    return (await client.query(statement)).rows as Row[];
  };
  return {
    rows: run,
    /** What the database says to a statement: `null` when it was taken. */
    async attempt(statement: string): Promise<Refusal | null> {
      await run('BEGIN');
      try {
        await run(statement);
        return null;
      } catch (error) {
        const { code, constraint } = error as DatabaseError;
        return { code, rule: constraint };
      } finally {
        await run('ROLLBACK');
      }
    },
  };
}

/** A statement that stores a table's first row again with some columns changed: names and SQL values in turn. */
export const copy = (table: string, changes: string): string =>
  `INSERT INTO ${table} SELECT (jsonb_populate_record(first, jsonb_build_object(${changes}))).*
   FROM (SELECT row FROM ${table} row ORDER BY ctid LIMIT 1) AS source(first)`;
