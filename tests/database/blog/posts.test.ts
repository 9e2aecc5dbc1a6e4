import { describe, expect, it } from 'vitest';
import { findPostWithLanguages, listPosts, seedPosts } from '@/lib/blog/server';
import { LANGUAGES } from '@/lib/markets';
import { NOW } from '../support/time';
import { withDatabase } from '../with-database';

const database = withDatabase();
const LATER = 'written-later';

/** A post added by hand, in one language only. */
const addPost = (db: typeof database.db) =>
  db.blogPost.create({
    data: {
      id: LATER,
      image: '/pictures/elsewhere.jpg',
      publishedAt: NOW,
      translations: {
        create: { language: 'he', title: 'כותרת', description: 'תיאור', content: 'תוכן', readingTime: 1 },
      },
    },
  });

describe('§3 blog post: stored with the shop', () => {
  it.each(LANGUAGES)('%s is seeded with them, newest first', async (language) => {
    const posts = await listPosts(database.db, language, NOW);
    expect(posts).not.toEqual([]);
    const dates = posts.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    for (const { image, content } of posts) {
      expect(image).toMatch(/^\/pictures\/blog-[a-z-]+-960\.webp$/);
      expect(content).not.toContain('---');
    }
  });

  it('seeding again resets changed posts and keeps added ones', async () => {
    const { db } = database;
    const before = await listPosts(db, 'en', NOW);
    await addPost(db);
    await db.blogTranslation.updateMany({ where: { language: 'en' }, data: { title: 'Altered' } });
    await seedPosts(db);
    await seedPosts(db);
    expect(await listPosts(db, 'en', NOW)).toEqual(before);
    expect((await listPosts(db, 'he', NOW))[0]?.id).toBe(LATER);
  });

  it('a post is read in its language, with the languages that it exists in', async () => {
    const { db } = database;
    const post = await findPostWithLanguages(db, 'afraid-of-the-dark', 'ru', NOW);
    expect(post?.languages.toSorted()).toEqual(['ar', 'en', 'he', 'ru']);
    expect(post).toMatchObject({ date: '2026-11-02' });
    expect(post?.content).toMatch(/\p{Script=Cyrillic}/u);
    expect((await findPostWithLanguages(db, LATER, 'he', NOW))?.languages).toEqual(['he']);
    expect(await findPostWithLanguages(db, LATER, 'en', NOW)).toBeNull();
    expect(await findPostWithLanguages(db, 'no-such-post', 'he', NOW)).toBeNull();
  });
});
