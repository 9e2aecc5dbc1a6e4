import { describe, expect, it } from 'vitest';
import { listPosts, readPost, seedPosts } from '@/lib/blog/server';
import { LANGUAGES } from '@/lib/markets';
import { withDatabase } from '../helpers';

const database = withDatabase();
const LATER = 'written-later';

/** A post that somebody added by hand, in one language only. */
const addPost = (db: typeof database.db) =>
  db.blogPost.create({
    data: {
      id: LATER,
      image: '/pictures/elsewhere.jpg',
      publishedAt: new Date('2031-01-01T12:00:00Z'),
      translations: {
        create: { language: 'he', title: 'כותרת', description: 'תיאור', content: 'תוכן', readingTime: 1 },
      },
    },
  });

describe('§3 blog post: stored with the shop', () => {
  it.each(LANGUAGES)('%s has them from the beginning, newest first', async (language) => {
    const posts = await listPosts(database.db, language);
    expect(posts.length).toBeGreaterThanOrEqual(6);
    const dates = posts.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    for (const { image, content } of posts) {
      expect(image).toMatch(/^\/pictures\/blog-[a-z-]+-960\.webp$/);
      expect(content).not.toContain('---');
    }
  });

  it('seeding again changes nothing, mends what was altered and leaves what was added', async () => {
    const { db } = database;
    const before = await listPosts(db, 'en');
    await addPost(db);
    await db.blogTranslation.updateMany({ where: { language: 'en' }, data: { title: 'Altered' } });
    await seedPosts(db);
    await seedPosts(db);
    expect(await listPosts(db, 'en')).toEqual(before);
    expect((await listPosts(db, 'he'))[0]?.id).toBe(LATER);
  });

  it('one post is read in its language, with the languages that it exists in', async () => {
    const { db } = database;
    const post = await readPost(db, 'afraid-of-the-dark', 'ru');
    expect(post?.languages.toSorted()).toEqual(['ar', 'en', 'he', 'ru']);
    expect(post).toMatchObject({ date: '2026-11-02' });
    expect(post?.content).toMatch(/\p{Script=Cyrillic}/u);
    expect((await readPost(db, LATER, 'he'))?.languages).toEqual(['he']);
    expect(await readPost(db, LATER, 'en')).toBeNull();
    expect(await readPost(db, 'no-such-post', 'he')).toBeNull();
  });
});
