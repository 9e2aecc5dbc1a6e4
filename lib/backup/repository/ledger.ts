import { Client } from 'pg';
import type { Db, Tx } from '@/lib/platform/db';
import { type DeletionEntry, deletionEntry } from '../ledger/entry';
import { quote } from './tables';

/** The oldest deletions that the object store does not have yet. */
export async function listUncopied(tx: Tx, take: number): Promise<DeletionEntry[]> {
  const rows = await tx.deletion.findMany({ where: { copiedAt: null }, orderBy: { at: 'asc' }, take });
  return rows.map((row) => deletionEntry.parse(row));
}

export const markCopied = (tx: Tx, ids: readonly string[], copiedAt: Date) =>
  tx.deletion.updateMany({ where: { id: { in: [...ids] } }, data: { copiedAt } });

export const purgeDeletions = (tx: Tx, before: Date) =>
  tx.deletion.deleteMany({ where: { at: { lt: before }, copiedAt: { not: null } } });

/** Those of these deletions that the restored database knows: its snapshot was taken after them. */
export async function listKnownIds(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx.deletion.findMany({ where: { id: { in: [...ids] } }, select: { id: true } });
  return new Set(rows.map(({ id }) => id));
}

export const insertDeletions = (db: Db, entries: readonly DeletionEntry[]) =>
  db.deletion.createMany({ data: [...entries], skipDuplicates: true });

/** Of a database that is about to be replaced, whatever its version. */
export async function readLedger(url: string, since: Date): Promise<DeletionEntry[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query(
      `SELECT id, table_name AS "table", row_key AS "rowKey", row_stays AS "rowStays", at FROM deletions
       WHERE at >= $1 ORDER BY at`,
      [since],
    );
    return rows.map((row) => deletionEntry.parse(row));
  } finally {
    await client.end();
  }
}

/** Deletes rows of one table by their keys; a table that no longer exists has none. */
export async function deleteRows(tx: Tx, table: string, keys: readonly DeletionEntry['rowKey'][]): Promise<void> {
  const [found] = await tx.$queryRaw<{ found: boolean }[]>`
    SELECT to_regclass(${`public.${quote(table)}`}) IS NOT NULL AS found`;
  const columns = Object.keys(keys[0] ?? {});
  if (!found?.found || columns.length === 0) return;
  const name = `public.${quote(table)}`;
  const isSame = columns.map((column) => `stored.${quote(column)} = gone.${quote(column)}`).join(' AND ');
  await tx.$executeRawUnsafe(
    `DELETE FROM ${name} AS stored USING jsonb_populate_recordset(NULL::${name}, $1::jsonb) AS gone WHERE ${isSame}`,
    JSON.stringify(keys),
  );
}
