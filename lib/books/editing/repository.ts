import { Prisma, type Tx } from '@/lib/platform/db';

type PageId = { readonly bookId: string; readonly key: string };

export const findPage = (tx: Tx, id: PageId) => tx.page.findUnique({ where: { bookId_key: id } });
export type PageRow = NonNullable<Awaited<ReturnType<typeof findPage>>>;

type PageData = { readonly version: number; readonly changeId: string } & Partial<
  Pick<PageRow, 'text' | 'subtitle' | 'variation'>
> & { readonly texts?: Readonly<Record<string, string>> | null };

export function upsertPage(tx: Tx, id: PageId, { texts, ...plain }: PageData) {
  const data = { ...plain, ...(texts !== undefined && { texts: texts ?? Prisma.DbNull }) };
  return tx.page.upsert({ where: { bookId_key: id }, create: { ...id, ...data }, update: data });
}

/** Counts a change of the book, so that its files are made again. */
export const countEdit = (tx: Tx, id: string) =>
  tx.book.update({ where: { id }, data: { edits: { increment: 1 } }, select: { edits: true } });

/** Writes the story with niqqud or tashkil, or without, and counts the change. */
export const setPoints = (tx: Tx, id: string, points: boolean) =>
  tx.book.update({ where: { id }, data: { points, edits: { increment: 1 } }, select: { edits: true } });

const NEXT_VERSION = { version: { increment: 1 }, changeId: null } as const;

/** Gives every page the story's own words and first picture; versions rise, so that open tabs notice. */
export const clearPages = (tx: Tx, bookId: string) =>
  tx.page.updateMany({
    where: { bookId },
    data: { text: null, texts: Prisma.DbNull, subtitle: null, variation: 0, ...NEXT_VERSION },
  });

/**
 * Chooses the pictures of all pages, 0 where none is named. Versions rise, so that a picture that another tab chose
 * meanwhile is not mistaken for one of this hero.
 */
export async function setVariations(tx: Tx, bookId: string, variations: Readonly<Record<string, number>>) {
  await tx.page.updateMany({ where: { bookId }, data: { variation: 0, ...NEXT_VERSION } });
  for (const [key, variation] of Object.entries(variations).filter(([, number]) => number > 0)) {
    await tx.page.updateMany({ where: { bookId, key }, data: { variation } });
  }
}
