import { createHash } from 'node:crypto';
import { Client } from 'pg';
import type { StoragePort } from '@/lib/providers/storage/port';

/** A checksum of every table's rows; the order in which they are stored does not matter. */
export async function hashTables(url: string): Promise<Readonly<Record<string, string>>> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT format('%I.%I', nspname, relname) AS name FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
       WHERE nspname IN ('public', 'pgboss') AND relkind IN ('r', 'p') AND NOT relispartition ORDER BY 1`,
    );
    const hashes: Record<string, string> = {};
    for (const { name } of tables) {
      const { rows } = await client.query<{ hash: string }>(
        `SELECT count(*) || ' ' || coalesce(md5(string_agg(line, E'\\n' ORDER BY line)), '') AS hash
         FROM (SELECT stored::text AS line FROM ${name} AS stored) AS lines`,
      );
      hashes[name] = rows[0]?.hash ?? '';
    }
    return hashes;
  } finally {
    await client.end();
  }
}

/** A checksum of every object. */
export async function hashObjects(storage: StoragePort): Promise<Readonly<Record<string, string>>> {
  const hashes: Record<string, string> = {};
  for await (const { key } of storage.list('')) {
    hashes[key] = createHash('sha256')
      .update(await storage.get(key))
      .digest('hex');
  }
  return hashes;
}

export async function deleteObjects(storage: StoragePort): Promise<void> {
  const keys: string[] = [];
  for await (const { key } of storage.list('')) keys.push(key);
  for (const key of keys) await storage.delete(key);
}
