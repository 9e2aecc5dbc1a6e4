import { areTagsExpired, tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external';
import { afterAll, expect, it } from 'vitest';
import { followExpiredPages } from '@/lib/server/cache/expired-pages';
import { withDatabase } from '../with-database';

const database = withDatabase();
afterAll(() => tagsManifest.clear());

it('§6 blog: a web process renews its pages when it starts to listen, and expires those that another one names', async () => {
  const rendered = Date.now() - 1000;
  const read = (tag: string) => tagsManifest.get(tag);
  const listener = followExpiredPages(database.url);
  try {
    await expect.poll(() => read('posts')?.stale, { timeout: 30_000 }).toBeGreaterThan(rendered);
    expect(['posts', 'reviews', 'testimonials'].filter((tag) => areTagsExpired([tag], rendered))).toEqual([]);
    await database.db.$executeRaw`SELECT pg_notify('expired_pages', 'posts')`;
    await expect.poll(() => areTagsExpired(['posts'], rendered), { timeout: 30_000 }).toBe(true);
    expect(areTagsExpired(['reviews', 'testimonials'], rendered)).toBe(false);
    expect(areTagsExpired(['posts'], Date.now())).toBe(false);
  } finally {
    await listener.close();
  }
});
