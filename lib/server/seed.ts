import { seedPosts } from '@/lib/blog/server';
import type { Db } from '@/lib/platform/db';

/** Seeds the data that the shop needs but does not ship in code; idempotent. */
export async function seed(db: Db): Promise<void> {
  await seedPosts(db);
}
