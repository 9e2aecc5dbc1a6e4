import { Client, type QueryResultRow } from 'pg';

/** Why a server does not answer, in a few words, or `null` when it does. */
export async function whyUnreachable(url: string): Promise<string | null> {
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

async function on<Row extends QueryResultRow>(url: string, statement: string, values: string[] = []): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    await client.end();
  }
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
const named = (server: string, name: string) => Object.assign(new URL(server), { pathname: `/${name}` }).href;

/** Makes a database on a server, as a copy of `template` when given. Answers its URL; one that exists stays. */
export async function createDatabase(server: string, name: string, template?: string): Promise<string> {
  const known = await on(server, 'SELECT 1 FROM pg_database WHERE datname = $1', [name]);
  if (known.length === 0)
    await on(server, `CREATE DATABASE ${quoted(name)}${template ? ` TEMPLATE ${quoted(template)}` : ''}`);
  return named(server, name);
}

/** Drops a database, cutting whoever is still connected. */
export async function dropDatabase(server: string, name: string): Promise<void> {
  await on(server, `DROP DATABASE IF EXISTS ${quoted(name)} WITH (FORCE)`);
}
