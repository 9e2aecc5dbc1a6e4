import { Client } from 'pg';
import { dropDatabase } from '@/scripts/postgres/databases';
import { getSharedPrefix, getTestServer } from './support/test-server';

async function listSharedDatabases(server: string): Promise<readonly string[]> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      'SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1)',
      [getSharedPrefix()],
    );
    return rows.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

/** Drops the workers' databases after the last test. */
export default function setUp() {
  return async () => {
    const { server } = getTestServer();
    for (const name of await listSharedDatabases(server)) await dropDatabase(server, name);
  };
}
