import { Client, type DatabaseError } from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { withDatabase } from '../with-database';
import { fillEveryTable } from './every-table';

type Violation = { readonly code: string | undefined; readonly rule: string | undefined };

/** A database with one valid row per table, and a function that runs a statement and rolls it back. */
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
    /** The database's response to a statement: `null` when it was accepted. */
    async attempt(statement: string): Promise<Violation | null> {
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

/**
 * A statement that inserts a copy of a table's first row with some columns changed: alternating names and SQL values.
 */
export const insertCopy = (table: string, changes: string): string =>
  `INSERT INTO ${table} SELECT (jsonb_populate_record(first, jsonb_build_object(${changes}))).*
   FROM (SELECT row FROM ${table} row ORDER BY ctid LIMIT 1) AS source(first)`;
