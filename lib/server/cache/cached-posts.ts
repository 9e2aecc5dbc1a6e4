import { unstable_cache } from 'next/cache';
import { cache } from 'react';
import type { BlogPost } from '@/lib/blog';
import { findPostWithLanguages, getNextPublication, listPosts } from '@/lib/blog/server';
import type { Language } from '@/lib/markets';
import { db } from '@/lib/platform/db';
import { log } from '@/lib/platform/logging/log';
import { expirePages, type PageTag } from './expired-pages';

/** Posts on the landing page (spec §9). */
const LATEST_COUNT = 3;
const TAG = 'posts' satisfies PageTag;
/** Seconds that a page with posts is kept when no post is planned. */
const LONGEST = 3600;

/**
 * Ends the page that is being rendered when the next planned post appears, and with `expirePosts`. Nothing is cached
 * but that mark: a page takes its lifetime and its tags from what it reads.
 */
const markPage = cache(async (now: Date): Promise<void> => {
  const next = await getNextPublication(db(), now);
  const seconds = next ? Math.ceil((next.getTime() - now.getTime()) / 1000) : LONGEST;
  const options = { tags: [TAG], revalidate: Math.max(1, Math.min(LONGEST, seconds)) };
  await unstable_cache(async () => true, [TAG, String(next?.getTime())], options)();
});

/** Pages with posts are rendered anew at their next visit: a post was published, changed or taken back. */
export const expirePosts = (): Promise<void> => expirePages(TAG);

/** The blog's posts in a language, newest first; cached per request. */
export const getPosts = cache(async (language: Language) => {
  const now = new Date();
  await markPage(now);
  return listPosts(db(), language, now);
});

/** One post with its languages; cached per request. */
export const getPost = cache(async (id: string, language: Language) => {
  const now = new Date();
  await markPage(now);
  return findPostWithLanguages(db(), id, language, now);
});

/** The newest posts; an empty list if the query fails, which is only logged (spec §7). */
export async function getLatestPosts(language: Language): Promise<readonly BlogPost[]> {
  try {
    return (await getPosts(language)).slice(0, LATEST_COUNT);
  } catch (error) {
    log.error({ reason: String(error) }, 'could not load the latest posts');
    return [];
  }
}
