import { PrismaPg } from '@prisma/adapter-pg';
import { afterAll, beforeAll } from 'vitest';
import type { Db } from '@/lib/platform/db';
import { PrismaClient } from '@/lib/platform/db/generated/client';
import type { Enqueue } from '@/lib/platform/jobs';
import type { LocalStorage } from '@/lib/providers/storage/local';

type Shop = { readonly db: Db; readonly url: string; readonly enqueue: Enqueue; readonly storage: LocalStorage };

/**
 * The same shop with a client that counts what it asks the database: every statement that Prisma sends, also locks, raw
 * ones and those of the queue, and COMMIT; Prisma does not report BEGIN.
 */
export function withQueryCount(shop: Shop) {
  const counting: { db?: PrismaClient<'query'>; queries: string[] } = { queries: [] };
  beforeAll(() => {
    const adapter = new PrismaPg({ connectionString: shop.url, max: 2 });
    counting.db = new PrismaClient({ adapter, log: [{ emit: 'event', level: 'query' }] });
    counting.db.$on('query', ({ query }) => counting.queries.push(query));
  });
  afterAll(() => counting.db?.$disconnect());
  return {
    get db(): Db {
      if (!counting.db) throw new Error('The database is there inside tests and hooks only.');
      return counting.db;
    },
    get url() {
      return shop.url;
    },
    enqueue: shop.enqueue,
    storage: shop.storage,
    /** How many queries a piece of work makes. */
    async countQueries(work: () => Promise<unknown>): Promise<number> {
      counting.queries = [];
      await work();
      return counting.queries.length;
    },
  };
}
