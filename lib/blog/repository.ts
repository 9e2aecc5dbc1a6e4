import type { Language } from '@/lib/markets';
import type { Tx } from '@/lib/platform/db';
import type { BuiltInPost } from './built-in-posts';
import type { BlogPost } from './model';

type Row = Omit<BlogPost, 'id' | 'image' | 'date'> & {
  readonly post: { readonly id: string; readonly image: string; readonly publishedAt: Date };
};

const toPost = ({ post, title, description, readingTime, content }: Row): BlogPost => ({
  id: post.id,
  title,
  description,
  image: post.image,
  date: post.publishedAt.toISOString().slice(0, 10),
  readingTime,
  content,
});

/** Newest first. */
export async function findPosts(tx: Tx, language: Language): Promise<readonly BlogPost[]> {
  const rows = await tx.blogTranslation.findMany({
    where: { language },
    include: { post: true },
    orderBy: [{ post: { publishedAt: 'desc' } }, { postId: 'asc' }],
  });
  return rows.map(toPost);
}

export async function findPost(tx: Tx, id: string, language: Language): Promise<BlogPost | null> {
  const row = await tx.blogTranslation.findUnique({
    where: { postId_language: { postId: id, language } },
    include: { post: true },
  });
  return row && toPost(row);
}

export async function findPostLanguages(tx: Tx, id: string): Promise<readonly Language[]> {
  const rows = await tx.blogTranslation.findMany({ where: { postId: id }, select: { language: true } });
  return rows.map(({ language }) => language);
}

/** Stores a post and replaces the stored version. */
export async function upsertPost(tx: Tx, { id, language, image, date, ...words }: BuiltInPost): Promise<void> {
  const { title, description, content, readingTime } = words;
  // Midday, so that the date is the same in every market.
  const post = { image, publishedAt: new Date(`${date}T12:00:00Z`) };
  await tx.blogPost.upsert({ where: { id }, create: { id, ...post }, update: post });
  const text = { title, description, content, readingTime };
  await tx.blogTranslation.upsert({
    where: { postId_language: { postId: id, language } },
    create: { postId: id, language, ...text },
    update: text,
  });
}
