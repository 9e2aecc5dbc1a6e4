import { LANGUAGES, type Language } from '@/lib/markets';
import type { Db } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import { uploadedPictureUrl } from '../pictures';
import { readingTime } from '../reading-time';
import * as repo from './repository';
import type { EditedPost, EditedText, ListedPost } from './view';

type Deps = { readonly db: Db; readonly now: Date };

/** Every post, also those that readers do not see yet; drafts first, then the newest. */
export async function listPostsToEdit(db: Db, most: number): Promise<readonly ListedPost[]> {
  const rows = await repo.listPostRows(db, most);
  return rows.map(({ id, publishedAt, translations }) => ({
    id,
    publishedAt,
    title: (translations.find(({ language }) => language === 'he') ?? translations[0])?.title ?? '',
    languages: translations.filter(({ shown }) => shown).map(({ language }) => language),
  }));
}

const emptyText = (language: Language): EditedText => ({
  language,
  title: '',
  description: '',
  content: '',
  shown: false,
  version: 0,
});

/** A post as those who write see it; `null` when there is none. */
export async function getPostToEdit(db: Db, id: string): Promise<EditedPost | null> {
  const row = await repo.findPostRow(db, id);
  if (!row) return null;
  const { translations, pictures, ...post } = row;
  return {
    ...post,
    texts: LANGUAGES.map((language) => translations.find((text) => text.language === language) ?? emptyText(language)),
    pictures: pictures.map((picture) => uploadedPictureUrl(picture.id)),
  };
}

/** Begins a draft under its address, which it keeps. */
export const createPost = async (id: string, { db, now }: Deps): Promise<Result<null, 'slug_taken'>> =>
  (await repo.insertPost(db, id, now)) ? ok(null) : fail('slug_taken');

/** Saves a post's text in one language; what another member saved meanwhile is not overwritten. */
export function saveText(
  id: string,
  { language, version, ...words }: EditedText,
  { db, now }: Deps,
): Promise<Result<null, 'not_found' | 'post_changed'>> {
  return db.$transaction(async (tx): Promise<Result<null, 'not_found' | 'post_changed'>> => {
    if (!(await repo.updatePost(tx, id, { editedAt: now }))) return fail('not_found');
    const text = { ...words, readingTime: readingTime(words.content) };
    return (await repo.writeText(tx, id, language, version, text)) ? ok(null) : fail('post_changed');
  });
}

type PostSettings = { readonly image?: string | null | undefined; readonly relatedBook?: number | null | undefined };

/** Chooses a post's picture or its related book. */
export async function savePost(
  id: string,
  { image, relatedBook }: PostSettings,
  { db, now }: Deps,
): Promise<Result<null, 'not_found'>> {
  const change = { ...(image !== undefined && { image }), ...(relatedBook !== undefined && { relatedBook }) };
  return (await repo.updatePost(db, id, { ...change, editedAt: now })) ? ok(null) : fail('not_found');
}

/** Publishes a post at a time, now or later; `null` makes it a draft again. */
export async function setPublication(
  id: string,
  publishedAt: Date | null,
  { db, now }: Deps,
): Promise<Result<null, 'not_found' | 'post_picture_missing' | 'post_text_missing'>> {
  const post = await getPostToEdit(db, id);
  if (!post) return fail('not_found');
  if (publishedAt && !post.image) return fail('post_picture_missing');
  if (publishedAt && !post.texts.some(({ shown }) => shown)) return fail('post_text_missing');
  return (await repo.updatePost(db, id, { publishedAt, editedAt: now })) ? ok(null) : fail('not_found');
}
