import type { Db } from '@/lib/platform/db';

/**
 * Copies the rows of a table that belong to `id`, once for each of the copies, with its values in the place of theirs:
 * many of a kind without the steps that led to the first.
 */
export const copyRows = (db: Db, table: string, [column, id]: readonly [string, string], copies: readonly object[]) =>
  db.$executeRawUnsafe(
    `INSERT INTO ${table}
     SELECT (jsonb_populate_record(known, jsonb_build_object('id', gen_random_uuid()) || copy)).*
     FROM ${table} AS known CROSS JOIN jsonb_array_elements($2::jsonb) AS copy WHERE known.${column} = $1::uuid`,
    id,
    JSON.stringify(copies),
  );
