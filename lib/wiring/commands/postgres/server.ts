import { Client } from 'pg';

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

async function on(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
const named = (server: string, name: string) => Object.assign(new URL(server), { pathname: `/${name}` }).href;

/** Makes a database on a server, as a copy of `template` when given. Answers its URL; one that exists stays. */
export async function createDatabase(server: string, name: string, template?: string): Promise<string> {
  const copy = template ? ` TEMPLATE ${quoted(template)}` : '';
  try {
    await on(server, `CREATE DATABASE ${quoted(name)}${copy}`);
  } catch (error) {
    if ((error as { code?: string }).code !== '42P04') throw error;
  }
  return named(server, name);
}

/** Drops a database, cutting whoever is still connected. */
export const dropDatabase = (server: string, name: string): Promise<void> =>
  on(server, `DROP DATABASE IF EXISTS ${quoted(name)} WITH (FORCE)`);
