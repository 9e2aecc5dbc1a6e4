import type { Language } from '@/lib/markets';
import type { Db } from '@/lib/platform/db';
import type { BlogPost } from './model';
import { keepPost, languagesOf, postIn, postsIn } from './repo';
import { readTexts } from './texts';

export { blogFeed } from './feed';
export { readTexts } from './texts';

type Post = BlogPost & {
  /** Where else it can be read; this language included. */
  readonly languages: readonly Language[];
};

/** The posts of a language, newest first. */
export const listPosts = (db: Db, language: Language): Promise<readonly BlogPost[]> => postsIn(db, language);

/** One post; `null` where it does not exist in the language. */
export async function readPost(db: Db, id: string, language: Language): Promise<Post | null> {
  const post = await postIn(db, id, language);
  return post && { ...post, languages: await languagesOf(db, id) };
}

/** Stores the posts that come with the shop; safe to repeat, posts added later stay. */
export async function seedPosts(db: Db): Promise<void> {
  const posts = await readTexts();
  await db.$transaction(async (tx) => {
    for (const post of posts) await keepPost(tx, post);
  });
}
