import type { Client } from 'pg';

const SCHEMAS = ['public', 'pgboss'];

export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const quoteTable = ({ schema, name }: { readonly schema: string; readonly name: string }): string =>
  `${quote(schema)}.${quote(name)}`;

type Table = { readonly schema: string; readonly name: string; readonly columns: string[] };

/** Every table of the shop and of its queue, with the columns that are not computed. A partition belongs to its parent. */
export async function listTables(client: Client): Promise<readonly Table[]> {
  const { rows } = await client.query<Table>(
    `SELECT nspname AS schema, relname AS name,
       (SELECT array_agg(attname::text ORDER BY attnum) FROM pg_attribute
        WHERE attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns
     FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
     WHERE nspname = ANY ($1) AND relkind IN ('r', 'p') AND NOT relispartition
     ORDER BY nspname, relname`,
    [SCHEMAS],
  );
  return rows;
}

type Sequence = { readonly schema: string; readonly name: string; readonly value: string };

/** The sequences that have given a number. */
export async function listSequences(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `SELECT schemaname AS schema, sequencename AS name, last_value::text AS value FROM pg_sequences
     WHERE schemaname = ANY ($1) AND last_value IS NOT NULL ORDER BY 1, 2`,
    [SCHEMAS],
  );
  return rows;
}

type ForeignKey = { readonly table: string; readonly name: string; readonly definition: string };

export async function listForeignKeys(client: Client): Promise<readonly ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `SELECT format('%I.%I', nspname, relname) AS table, conname AS name, pg_get_constraintdef(pg_constraint.oid) AS definition
     FROM pg_constraint JOIN pg_class ON pg_class.oid = conrelid JOIN pg_namespace ON pg_namespace.oid = relnamespace
     WHERE contype = 'f' AND conparentid = 0 AND nspname = ANY ($1)`,
    [SCHEMAS],
  );
  return rows;
}

export async function listMigrations(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL ORDER BY 1',
  );
  return rows.map(({ name }) => name);
}

export async function getQueueVersion(client: Client): Promise<number> {
  const { rows } = await client.query<{ version: number }>('SELECT version FROM pgboss.version');
  return Number(rows[0]?.version ?? 0);
}

/** Storage keys that a row names, except of what is deleted. The sweep of `lib/books` asks the same tables. */
export const NAMED_KEYS = `
  SELECT photos.storage_key AS key FROM photos JOIN books ON books.id = photos.book_id
    WHERE photos.deleted_at IS NULL AND books.deleted_at IS NULL AND photos.storage_key IS NOT NULL
  UNION SELECT storage_key FROM dedication_photos JOIN books ON books.id = book_id WHERE deleted_at IS NULL
  UNION SELECT storage_key FROM illustrations JOIN books ON books.id = book_id WHERE deleted_at IS NULL
  UNION SELECT storage_key FROM downloads JOIN books ON books.id = book_id WHERE deleted_at IS NULL
  UNION SELECT storage_key FROM print_files JOIN books ON books.id = book_id WHERE deleted_at IS NULL
  UNION SELECT storage_key FROM proof_pages JOIN proofs ON proofs.id = proof_id JOIN books ON books.id = book_id
    WHERE books.deleted_at IS NULL
  UNION SELECT logo_key FROM company_batches WHERE logo_key IS NOT NULL`;
