import { Prisma, type Tx } from '@/lib/platform/db';
import type { AddedPlace } from '../../heroes/added-heroes';
import type { Pagination } from './deletions';
import { PRODUCED } from './features';

const KEPT = { hero: 'second', deletedAt: null } as const satisfies Prisma.PhotoWhereInput;

/** The consent to what a device read from a photo of the second hero, while it is kept. */
export const findSecondPhoto = ({ photo }: Tx, bookId: string) => photo.findFirst({ where: { bookId, ...KEPT } });

/** This book, and other stories of the same owner whose second hero was copied from it or for it. */
export async function listSecondCopies(tx: Tx, bookId: string): Promise<readonly string[]> {
  const kept = await tx.photo.findFirst({
    where: { bookId, ...KEPT },
    select: { sha256: true, book: { select: { accountId: true, deviceId: true } } },
  });
  if (!kept?.sha256) return [];
  const { accountId, deviceId } = kept.book;
  const same = await tx.photo.findMany({
    where: { ...KEPT, sha256: kept.sha256, book: accountId ? { accountId } : { accountId: null, deviceId } },
    select: { bookId: true },
    orderBy: { bookId: 'asc' },
  });
  return same.map((copy) => copy.bookId);
}

/** Produced books that still have the looks of a second hero whose photo is deleted. */
export const listBooksWithExpiredSecond = ({ book }: Tx, page: Pagination, id?: string) =>
  book.findMany({
    where: {
      ...PRODUCED,
      photos: { some: { hero: 'second' }, none: KEPT },
      character: { path: ['second', 'age'], not: Prisma.DbNull },
      ...(id && { id }),
    },
    select: { id: true },
    orderBy: { id: 'asc' },
    ...page,
  });

/** Removes the looks of an added hero from the draft's hero as it was first met. */
export const clearFirstLooks = (tx: Tx, id: string, place: AddedPlace) =>
  tx.$executeRaw`UPDATE books SET first_character = first_character - ${place}::text WHERE id = ${id}::uuid`;

/** Removes the looks of the second hero from a book's row and from the heroes that it had before. */
export async function clearSecond(tx: Tx, id: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE books SET character = character - 'second', first_character = first_character - 'second', candidates = NULL
    WHERE id = ${id}::uuid`;
  await tx.$executeRaw`
    UPDATE hero_versions SET character = character - 'second', first_character = first_character - 'second'
    WHERE book_id = ${id}::uuid`;
}
