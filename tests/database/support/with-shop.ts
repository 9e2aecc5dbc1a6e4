import type { Db } from '@/lib/platform/db';
import { withDatabase } from '../with-database';
import { withQueue } from './with-queue';

/** A database without rows of another test file, with the shop's real queue on it. */
export function withShop() {
  const database = withDatabase();
  const queue = withQueue(database);
  return {
    get db(): Db {
      return database.db;
    },
    get url(): string {
      return database.url;
    },
    queue,
    enqueue: queue.enqueue,
  };
}
