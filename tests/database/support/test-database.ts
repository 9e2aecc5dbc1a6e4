import type { PgBoss } from 'pg-boss';
import { createDbClient, type Db } from '@/lib/platform/db';
import { createBoss } from '@/lib/server/jobs/queue';
import { createDatabase, dropDatabase } from '@/scripts/postgres/databases';
import { createEmptier, mayEmpty } from './empty-database';
import { getSharedPrefix, getTestServer } from './test-server';

export type TestDatabase = {
  readonly db: Db;
  readonly url: string;
  /** The shop's queue on it, opened at its first use. */
  readonly openBoss: () => Promise<PgBoss>;
  readonly close: () => Promise<void>;
};

/** A migrated and seeded copy of the template. `npm test -- database` provides the server and the template. */
export async function createTestDatabase(name: string): Promise<TestDatabase> {
  const { server, template } = getTestServer();
  const url = await createDatabase(server, name, template);
  const db = createDbClient(url, 10);
  let boss: Promise<PgBoss> | undefined;
  return {
    db,
    url,
    openBoss: () => {
      boss ??= createBoss(url, 'sender').start();
      return boss;
    },
    close: async () => {
      await (await boss)?.stop({ graceful: false });
      await db.$disconnect();
      await dropDatabase(server, name);
    },
  };
}

type SharedDatabase = TestDatabase & { readonly empty: () => Promise<void> };

/** Module state lives as long as the worker, because its files are not isolated from each other. */
let shared: Promise<SharedDatabase | null> | undefined;

async function createSharedDatabase(): Promise<SharedDatabase | null> {
  if (!(await mayEmpty(getTestServer().server))) return null;
  const database = await createTestDatabase(`${getSharedPrefix()}${process.env.VITEST_POOL_ID}`);
  return { ...database, empty: await createEmptier(database.url) };
}

/**
 * The database of this worker, as empty as the template: its files use it one after the other, because a new client
 * would plan every query anew. `null` where the user of the server may not empty one.
 */
export async function openSharedDatabase(): Promise<TestDatabase | null> {
  shared ??= createSharedDatabase();
  const database = await shared;
  await database?.empty();
  return database;
}
