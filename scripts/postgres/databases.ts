import { Client, type QueryResultRow } from 'pg';

/** Why a server does not respond, in a few words, or `null` when it does. */
export async function getConnectionError(url: string): Promise<string | null> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return null;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return message || code || 'no answer';
  } finally {
    await client.end().catch(() => {});
  }
}

async function query<Row extends QueryResultRow>(
  url: string,
  statement: string,
  values: string[] = [],
): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    await client.end();
  }
}

const quoteIdentifier = (name: string) => `"${name.replaceAll('"', '""')}"`;
const getDatabaseUrl = (server: string, name: string) => Object.assign(new URL(server), { pathname: `/${name}` }).href;

/** Creates a database, as a copy of `template` if given. Returns its URL; an existing one stays. */
export async function createDatabase(server: string, name: string, template?: string): Promise<string> {
  const known = await query(server, 'SELECT 1 FROM pg_database WHERE datname = $1', [name]);
  if (known.length === 0)
    await query(
      server,
      `CREATE DATABASE ${quoteIdentifier(name)}${template ? ` TEMPLATE ${quoteIdentifier(template)}` : ''}`,
    );
  return getDatabaseUrl(server, name);
}

/** Drops a database and closes its open connections. */
export async function dropDatabase(server: string, name: string): Promise<void> {
  await query(server, `DROP DATABASE IF EXISTS ${quoteIdentifier(name)} WITH (FORCE)`);
}
