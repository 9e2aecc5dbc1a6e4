import type { Language } from '@/lib/markets';
import type { Db } from '@/lib/platform/db';
import { readBuiltInPosts } from './built-in-posts';
import type { BlogPost } from './model';
import * as repo from './repository';

type Post = BlogPost & {
  /** All languages of the post, including this one. */
  readonly languages: readonly Language[];
};

/** The posts of a language that readers see now, newest first. */
export const listPosts = (db: Db, language: Language, now: Date): Promise<readonly BlogPost[]> =>
  repo.findPosts(db, language, now);

/** One post; `null` where readers see none in the language. */
export async function findPostWithLanguages(db: Db, id: string, language: Language, now: Date): Promise<Post | null> {
  const post = await repo.findPost(db, id, language, now);
  return post && { ...post, languages: await repo.findPostLanguages(db, id) };
}

/** When the next planned post appears; `null` when none is planned. */
export const getNextPublication = (db: Db, now: Date): Promise<Date | null> => repo.findNextPublication(db, now);

/** Stores the built-in posts; idempotent, and keeps posts that the staff added or changed. */
export async function seedPosts(db: Db): Promise<void> {
  const posts = await readBuiltInPosts();
  await db.$transaction(async (tx) => {
    const edited = await repo.listEditedIds(tx);
    for (const post of posts) if (!edited.has(post.id)) await repo.upsertPost(tx, post);
  });
}
