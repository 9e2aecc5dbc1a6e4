import type { Language } from '@/lib/markets';
import type { Tx } from '@/lib/platform/db';
import type { BuiltInPost } from './built-in-posts';
import type { BlogPost } from './model';

type Row = Pick<BlogPost, 'title' | 'description' | 'readingTime' | 'content'> & {
  readonly post: {
    readonly id: string;
    readonly image: string | null;
    readonly publishedAt: Date | null;
    readonly relatedBook: number | null;
  };
};

function toPost({ post, title, description, readingTime, content }: Row): BlogPost | null {
  const { id, image, publishedAt, relatedBook } = post;
  if (!image || !publishedAt) return null;
  const date = publishedAt.toISOString().slice(0, 10);
  return { id, title, description, image, date, readingTime, content, relatedBook };
}

/** What readers see at a time: a post with a picture whose time has come, in the languages that are shown. */
const visible = (now: Date) => ({ shown: true, post: { image: { not: null }, publishedAt: { lte: now } } });

/** Newest first. */
export async function findPosts(tx: Tx, language: Language, now: Date): Promise<readonly BlogPost[]> {
  const rows = await tx.blogTranslation.findMany({
    where: { language, ...visible(now) },
    include: { post: true },
    orderBy: [{ post: { publishedAt: 'desc' } }, { postId: 'asc' }],
  });
  return rows.flatMap((row) => toPost(row) ?? []);
}

export async function findPost(tx: Tx, id: string, language: Language, now: Date): Promise<BlogPost | null> {
  const row = await tx.blogTranslation.findFirst({
    where: { postId: id, language, ...visible(now) },
    include: { post: true },
  });
  return row && toPost(row);
}

export async function findPostLanguages(tx: Tx, id: string): Promise<readonly Language[]> {
  const rows = await tx.blogTranslation.findMany({ where: { postId: id, shown: true }, select: { language: true } });
  return rows.map(({ language }) => language);
}

/** When the next planned post appears; `null` when none is planned. */
export async function findNextPublication(tx: Tx, now: Date): Promise<Date | null> {
  const next = await tx.blogPost.findFirst({
    where: { publishedAt: { gt: now } },
    orderBy: { publishedAt: 'asc' },
    select: { publishedAt: true },
  });
  return next?.publishedAt ?? null;
}

/** The posts that the staff changed, which keep what they have. */
export async function listEditedIds(tx: Tx): Promise<ReadonlySet<string>> {
  const rows = await tx.blogPost.findMany({ where: { editedAt: { not: null } }, select: { id: true } });
  return new Set(rows.map(({ id }) => id));
}

/** Stores a post and replaces the stored version. */
export async function upsertPost(
  tx: Tx,
  { id, language, image, date, relatedBook, ...words }: BuiltInPost,
): Promise<void> {
  const { title, description, content, readingTime } = words;
  // Midday, so that the date is the same in every market.
  const post = { image, publishedAt: new Date(`${date}T12:00:00Z`), relatedBook };
  await tx.blogPost.upsert({ where: { id }, create: { id, ...post }, update: post });
  const text = { title, description, content, readingTime };
  await tx.blogTranslation.upsert({
    where: { postId_language: { postId: id, language } },
    create: { postId: id, language, ...text },
    update: text,
  });
}
