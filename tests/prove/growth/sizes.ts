import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Db } from '@/lib/platform/db';

/**
 * What a shop keeps: rows of its tables and their bytes, rows of its queue, bytes of the database on disk with indexes and
 * free space, objects. Rows of the queue end after some days, and its clock makes some too.
 */
export type Sizes = {
  readonly rows: number;
  readonly queueRows: number;
  readonly rowBytes: number;
  readonly diskBytes: number;
  readonly objects: number;
  readonly objectBytes: number;
};

/** Files of a folder, which the first object makes: their number and bytes. */
function readFolder(folder: string): { readonly objects: number; readonly objectBytes: number } {
  if (!existsSync(folder)) return { objects: 0, objectBytes: 0 };
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.map(({ parentPath, name }) => statSync(path.join(parentPath, name)).size);
  return { objects: files.length, objectBytes: bytes.reduce((sum, size) => sum + size, 0) };
}

/** Counts every row: the statistics of Postgres are estimates. */
async function countRows(db: Db, schema: string): Promise<{ readonly rows: number; readonly bytes: number }> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT quote_ident(nspname) || '.' || quote_ident(relname) AS name
    FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace WHERE nspname = ${schema} AND relkind = 'r'`;
  const total = { rows: 0, bytes: 0 };
  for (const { name } of tables) {
    const [row] = await db.$queryRawUnsafe<{ rows: number; bytes: number }[]>(
      `SELECT count(*)::int AS rows, coalesce(sum(pg_column_size(t.*)), 0)::float8 AS bytes FROM ${name} t`,
    );
    total.rows += row?.rows ?? 0;
    total.bytes += row?.bytes ?? 0;
  }
  return total;
}

/** `dir`: of the objects. */
export async function readSizes(db: Db, dir: string): Promise<Sizes> {
  const [own, queue] = [await countRows(db, 'public'), await countRows(db, 'pgboss')];
  const [row] = await db.$queryRaw<{ bytes: number }[]>`
    SELECT pg_database_size(current_database())::float8 AS bytes`;
  return {
    rows: own.rows,
    queueRows: queue.rows,
    rowBytes: own.bytes,
    diskBytes: row?.bytes ?? 0,
    ...readFolder(dir),
  };
}
