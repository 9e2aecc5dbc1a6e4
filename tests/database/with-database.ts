import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { createDbClient, type Db } from '@/lib/platform/db';
import { createDatabase, dropDatabase } from '@/scripts/postgres/databases';

type Database = { readonly db: Db; readonly url: string };

/**
 * A separate database for one test file, migrated and seeded, dropped afterwards. `npm test -- database` provides the
 * server and the template.
 */
export function withDatabase(): Database {
  const { TEST_DATABASE_URL: server, TEST_TEMPLATE: template } = process.env;
  if (!server || !template) throw new Error('Run these tests with: npm test -- database');
  const name = `gibori_test_${randomBytes(6).toString('hex')}`;
  let opened: Database | undefined;

  beforeAll(async () => {
    const url = await createDatabase(server, name, template);
    opened = { url, db: createDbClient(url, 10) };
  });
  afterAll(async () => {
    await opened?.db.$disconnect();
    await dropDatabase(server, name);
  });

  const now = (): Database => {
    if (!opened) throw new Error('The database is there inside tests and hooks only.');
    return opened;
  };
  return {
    get db() {
      return now().db;
    },
    get url() {
      return now().url;
    },
  };
}
