import { Client } from 'pg';

/** Every table whose rows a test may change, apart from parts of another table. */
const TABLES = `
  SELECT format('%I.%I', nspname, relname) AS name FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
  WHERE nspname IN ('public', 'pgboss') AND relkind IN ('r', 'p') AND NOT relispartition
    AND relname NOT IN ('_prisma_migrations', 'version')`;

const RESTART_SEQUENCES = `
  SELECT setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false) FROM pg_sequences
  WHERE last_value IS NOT NULL`;

/** Only a superuser may delete rows that triggers and foreign keys protect. */
const MAY_EMPTY = 'SELECT rolsuper AS allowed FROM pg_roles WHERE rolname = current_user';

/** Whether the server's user may empty a database. */
export async function mayEmpty(server: string): Promise<boolean> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    return (await client.query<{ allowed: boolean }>(MAY_EMPTY)).rows[0]?.allowed === true;
  } finally {
    await client.end();
  }
}

type Seed = { readonly table: string; readonly rows: string };

/**
 * Connects to a database that has only its seeded rows. The returned function brings it back to them, much faster than
 * another copy of the template or TRUNCATE, which both create hundreds of files.
 */
export async function createEmptier(url: string): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  const tables = (await client.query<{ name: string }>(TABLES)).rows.map(({ name }) => name);
  const seeds: Seed[] = [];
  for (const table of tables) {
    const { rows } = await client.query<{ rows: string }>(`SELECT jsonb_agg(row)::text AS rows FROM ${table} AS row`);
    if (rows[0]?.rows) seeds.push({ table, rows: rows[0].rows });
  }

  return async () => {
    await client.query('BEGIN; SET LOCAL session_replication_role = replica');
    const used: string[] = [];
    for (const table of tables) if ((await client.query(`DELETE FROM ${table}`)).rowCount) used.push(table);
    for (const { table, rows } of seeds) {
      await client.query(`INSERT INTO ${table} SELECT * FROM jsonb_populate_recordset(NULL::${table}, $1)`, [rows]);
    }
    await client.query(RESTART_SEQUENCES);
    await client.query('COMMIT');
    // New rows would take the places of deleted ones: what is read without an order came in the order of its insertion.
    if (used.length > 0) await client.query(`VACUUM ${used.join(', ')}`);
  };
}
