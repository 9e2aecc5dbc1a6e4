import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { to } from 'pg-copy-streams';
import { getQueueVersion, listMigrations, listSequences, listTables, NAMED_KEYS, quote, quoteTable } from './tables';

export type Snapshot = Awaited<ReturnType<typeof openSnapshot>>;

/** Opens a read-only transaction that sees the database as it is now, however long it is read. */
export async function openSnapshot(url: string) {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const copy = (query: string) => client.query(to(`COPY (${query}) TO STDOUT`));
  return {
    describe: async () => ({
      migrations: await listMigrations(client),
      queueVersion: await getQueueVersion(client),
      sequences: await listSequences(client),
    }),
    listTables: () => listTables(client),
    readTable: (table: Awaited<ReturnType<typeof listTables>>[number]): AsyncIterable<Buffer> =>
      copy(`SELECT ${table.columns.map(quote).join(', ')} FROM ${quoteTable(table)}`),
    /** The keys are read while the objects are: a table of any size needs no memory. */
    listKeys: (): AsyncIterable<string> =>
      createInterface({ input: copy(NAMED_KEYS), crlfDelay: Number.POSITIVE_INFINITY }),
    close: () => client.end(),
  };
}
