import { revalidateTag } from 'next/cache';
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external';
import { db } from '@/lib/platform/db';
import { describeError, log } from '@/lib/platform/logging/log';
import { type Listener, listenTo } from '../events/listener';

/** What the shop's own static pages are made of. */
const TAGS = ['posts', 'reviews', 'testimonials', 'catalogue-overrides', 'offers'] as const;
export type PageTag = (typeof TAGS)[number];

/** The channel of Postgres on which web processes tell each other. */
const CHANNEL = 'expired_pages';

/**
 * Pages with a tag are rendered anew at their next visit, in every web process. If the others cannot be told, that is only
 * logged: their pages follow within the hour.
 */
export async function expirePages(tag: PageTag): Promise<void> {
  revalidateTag(tag, { expire: 0 });
  await db().$executeRaw`SELECT pg_notify(${CHANNEL}, ${tag})`.catch((error: unknown) =>
    log.error({ event: 'expiry_not_sent', ...describeError(error) }, 'other web processes were not told'),
  );
}

/** What `revalidateTag` does to Next's own cache, which it offers to requests only. */
function expireHere(tag: string): void {
  const now = Date.now();
  tagsManifest.set(tag, { stale: now, expired: now });
}

/** Pages with any of the tags are still served once, and rendered anew behind that. */
function renewHere(): void {
  for (const tag of TAGS) tagsManifest.set(tag, { ...tagsManifest.get(tag), stale: Date.now() });
}

/**
 * Expires the pages of this process when another one says so. After a start or a lost connection it renews all of them,
 * because it may have missed something.
 */
export const followExpiredPages = (connectionString: string): Listener =>
  listenTo(connectionString, CHANNEL, { onNotification: expireHere, onConnected: renewHere });
