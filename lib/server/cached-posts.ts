import { cache } from 'react';
import type { BlogPost } from '@/lib/blog';
import { findPostWithLanguages, listPosts } from '@/lib/blog/server';
import type { Language } from '@/lib/markets';
import { db } from '@/lib/platform/db';
import { log } from '@/lib/platform/log';

/** Posts on the landing page (spec §9). */
const LATEST_COUNT = 3;

/** The blog's posts in a language, newest first; cached per request. */
export const getPosts = cache((language: Language) => listPosts(db(), language));

/** One post with its languages; cached per request. */
export const getPost = cache((id: string, language: Language) => findPostWithLanguages(db(), id, language));

/** The newest posts; an empty list if the query fails, which is only logged (spec §7). */
export async function getLatestPosts(language: Language): Promise<readonly BlogPost[]> {
  try {
    return (await getPosts(language)).slice(0, LATEST_COUNT);
  } catch (error) {
    log.error({ reason: String(error) }, 'could not load the latest posts');
    return [];
  }
}
