import type { Language } from '@/lib/markets';
import type { Tx } from '@/lib/platform/db';

/** The newest first; drafts before everything. */
export const listPostRows = (tx: Tx, take: number) =>
  tx.blogPost.findMany({
    orderBy: [{ publishedAt: { sort: 'desc', nulls: 'first' } }, { id: 'asc' }],
    take,
    select: {
      id: true,
      publishedAt: true,
      translations: { select: { language: true, title: true, shown: true }, orderBy: { language: 'asc' } },
    },
  });

export const findPostRow = (tx: Tx, id: string) =>
  tx.blogPost.findUnique({
    where: { id },
    select: {
      id: true,
      image: true,
      publishedAt: true,
      relatedBook: true,
      translations: {
        select: { language: true, title: true, description: true, content: true, shown: true, version: true },
      },
      pictures: { select: { id: true }, orderBy: { createdAt: 'desc' } },
    },
  });

/** `false`: a post has this id. */
export const insertPost = async (tx: Tx, id: string, editedAt: Date): Promise<boolean> =>
  (await tx.blogPost.createMany({ data: [{ id, editedAt }], skipDuplicates: true })).count === 1;

type PostChange = {
  readonly image?: string | null;
  readonly relatedBook?: number | null;
  readonly publishedAt?: Date | null;
  readonly editedAt: Date;
};

/** `false`: there is no such post. */
export const updatePost = async (tx: Tx, id: string, data: PostChange): Promise<boolean> =>
  (await tx.blogPost.updateMany({ where: { id }, data })).count === 1;

type Words = {
  readonly title: string;
  readonly description: string;
  readonly content: string;
  readonly readingTime: number;
  readonly shown: boolean;
};

/** Writes a text that nobody changed since `version`; `false`: somebody did. */
export async function writeText(tx: Tx, postId: string, language: Language, version: number, words: Words) {
  if (version === 0) {
    const data = [{ postId, language, ...words }];
    return (await tx.blogTranslation.createMany({ data, skipDuplicates: true })).count === 1;
  }
  const where = { postId, language, version };
  return (await tx.blogTranslation.updateMany({ where, data: { ...words, version: version + 1 } })).count === 1;
}

export const insertPicture = (tx: Tx, id: string, postId: string, createdAt: Date) =>
  tx.blogPicture.create({ data: { id, postId, createdAt }, select: { id: true } });

/** Whether a post but `except` has this picture as its main one or in a text. */
export async function isPictureUsed(tx: Tx, url: string, except?: string): Promise<boolean> {
  const others = except === undefined ? {} : { not: except };
  const main = await tx.blogPost.findFirst({ where: { id: others, image: url }, select: { id: true } });
  if (main) return true;
  const where = { postId: others, content: { contains: url } };
  return (await tx.blogTranslation.findFirst({ where, select: { postId: true } })) !== null;
}

/** With its texts and pictures; `false`: it is no draft. */
export const deleteDraft = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.blogPost.deleteMany({ where: { id, publishedAt: null } })).count === 1;

export const deletePictureRow = (tx: Tx, id: string) => tx.blogPicture.deleteMany({ where: { id } });
