import type { Language } from '@/lib/markets';
import type { Db } from '@/lib/platform/db';
import { readBuiltInPosts } from './built-in-posts';
import type { BlogPost } from './model';
import { findPost, findPostLanguages, findPosts, upsertPost } from './repository';

export { readBuiltInPosts } from './built-in-posts';
export { renderFeed } from './feed';

type Post = BlogPost & {
  /** All languages of the post, including this one. */
  readonly languages: readonly Language[];
};

/** The posts of a language, newest first. */
export const listPosts = (db: Db, language: Language): Promise<readonly BlogPost[]> => findPosts(db, language);

/** One post; `null` where it does not exist in the language. */
export async function findPostWithLanguages(db: Db, id: string, language: Language): Promise<Post | null> {
  const post = await findPost(db, id, language);
  return post && { ...post, languages: await findPostLanguages(db, id) };
}

/** Stores the built-in posts; idempotent, and keeps posts added later. */
export async function seedPosts(db: Db): Promise<void> {
  const posts = await readBuiltInPosts();
  await db.$transaction(async (tx) => {
    for (const post of posts) await upsertPost(tx, post);
  });
}
