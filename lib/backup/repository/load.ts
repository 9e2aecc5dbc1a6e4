import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { Client } from 'pg';
import { from } from 'pg-copy-streams';
import type { Manifest, TableEntry } from '../archive/records';
import { getQueueVersion, listForeignKeys, listTables, NAMED_KEYS, quote, quoteTable } from './tables';

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Whether the database has tables, and how many other connections. */
export const inspectTarget = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
    );
    const tables = await listTables(client);
    return {
      hasTables: tables.length > 0,
      hasLedger: tables.some(({ schema, name }) => schema === 'public' && name === 'deletions'),
      connections: rows[0]?.count ?? 0,
    };
  });

/** Deletes everything in the database. */
export const dropTables = (url: string): Promise<void> =>
  withClient(url, async (client) => {
    await client.query('DROP SCHEMA IF EXISTS pgboss CASCADE');
    await client.query('DROP SCHEMA public CASCADE');
    await client.query('CREATE SCHEMA public');
  });

export const readQueueVersion = (url: string): Promise<number> => withClient(url, getQueueVersion);

/**
 * Fills the tables in one transaction. It needs no superuser: foreign keys are dropped and added again, which checks
 * every row, and the owner of a table may disable its triggers.
 */
export async function openLoad(url: string) {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  await client.query('BEGIN');
  const [tables, foreignKeys] = [await listTables(client), await listForeignKeys(client)];
  for (const { table, name } of foreignKeys) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${quote(name)}`);
  for (const table of tables) await client.query(`ALTER TABLE ${quoteTable(table)} DISABLE TRIGGER USER`);
  await client.query(`TRUNCATE ${tables.map(quoteTable).join(', ')}`);
  let copy: ReturnType<typeof from> | undefined;
  return {
    openTable(table: TableEntry) {
      copy = client.query(from(`COPY ${quoteTable(table)} (${table.columns.map(quote).join(', ')}) FROM STDIN`));
      copy.on('error', () => {});
    },
    async write(bytes: Buffer) {
      if (copy && !copy.write(bytes)) await once(copy, 'drain');
    },
    async closeTable() {
      if (!copy) return;
      const done = finished(copy);
      copy.end();
      await done;
      copy = undefined;
    },
    async commit(sequences: Manifest['sequences']) {
      for (const { table, name, definition } of foreignKeys) {
        await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${quote(name)} ${definition}`);
      }
      for (const table of tables) await client.query(`ALTER TABLE ${quoteTable(table)} ENABLE TRIGGER USER`);
      for (const sequence of sequences) {
        await client.query('SELECT setval($1::regclass, $2)', [quoteTable(sequence), sequence.value]);
      }
      await client.query('COMMIT');
    },
    close: () => client.end(),
  };
}

/** Looks up which objects a row names. The keys stay in the database, however many there are. */
export async function openNamedKeys(url: string) {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  await client.query(`CREATE TEMPORARY TABLE named_keys AS ${NAMED_KEYS}`);
  await client.query('CREATE INDEX ON named_keys (key)');
  return {
    has: async (key: string): Promise<boolean> =>
      (await client.query('SELECT 1 FROM named_keys WHERE key = $1', [key])).rows.length > 0,
    close: () => client.end(),
  };
}
