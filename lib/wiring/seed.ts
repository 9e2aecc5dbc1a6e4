import { seedPosts } from '@/lib/blog/server';
import type { Db } from '@/lib/platform/db';

/** Fills a shop with what it shows and does not carry in its code; safe to repeat. */
export async function seed(db: Db): Promise<void> {
  await seedPosts(db);
}
