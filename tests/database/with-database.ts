import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { createTestDatabase, openSharedDatabase, type TestDatabase } from './support/test-database';

type DatabaseOptions = {
  /** A database that no other file uses, for processes that go on working on it after a test. */
  readonly own?: boolean;
};

/**
 * A migrated and seeded database for one test file, without rows of another file. `npm test -- database` provides the
 * server and the template.
 */
export function withDatabase({ own = false }: DatabaseOptions = {}): Omit<TestDatabase, 'close'> {
  let opened: TestDatabase | undefined;
  let isShared = false;

  beforeAll(async () => {
    const shared = own ? null : await openSharedDatabase();
    isShared = shared !== null;
    opened = shared ?? (await createTestDatabase(`gibori_test_${randomBytes(6).toString('hex')}`));
  });
  afterAll(async () => {
    if (!isShared) await opened?.close();
  });

  const now = (): TestDatabase => {
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
    openBoss: () => now().openBoss(),
  };
}
