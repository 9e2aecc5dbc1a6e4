import { cache } from 'react';
import type { BlogPost } from '@/lib/blog';
import { listPosts, readPost } from '@/lib/blog/server';
import type { Language } from '@/lib/markets';
import { db } from '@/lib/platform/db';
import { log } from '@/lib/platform/log';

/** Shown on the landing page (spec §9). */
const LATEST = 3;

/** The blog's posts in a language, newest first; read once per page. */
export const postsIn = cache((language: Language) => listPosts(db(), language));

/** One post with its languages; read once per page. */
export const postIn = cache((id: string, language: Language) => readPost(db(), id, language));

/** The newest posts; none where they cannot be read, which is only logged (spec §7). */
export async function latestPosts(language: Language): Promise<readonly BlogPost[]> {
  try {
    return (await postsIn(language)).slice(0, LATEST);
  } catch (error) {
    log.error({ reason: String(error) }, 'the latest posts could not be read');
    return [];
  }
}
