import { Prisma, type Tx } from '@/lib/platform/db';
import type { AddedPlace } from '../../heroes/added-heroes';
import type { Pagination } from './deletions';
import { PRODUCED } from './features';

const keptOf = (place: AddedPlace) => ({ hero: place, deletedAt: null }) satisfies Prisma.PhotoWhereInput;

/** The consent to what a device read from a photo of an added hero, while it is kept. */
export const findAddedPhoto = ({ photo }: Tx, bookId: string, place: AddedPlace) =>
  photo.findFirst({ where: { bookId, ...keptOf(place) } });

/** This book, and other stories of the same owner whose hero in this place was copied from it or for it. */
export async function listAddedCopies(tx: Tx, bookId: string, place: AddedPlace): Promise<readonly string[]> {
  const kept = await tx.photo.findFirst({
    where: { bookId, ...keptOf(place) },
    select: { sha256: true, book: { select: { accountId: true, deviceId: true } } },
  });
  if (!kept?.sha256) return [];
  const { accountId, deviceId } = kept.book;
  const same = await tx.photo.findMany({
    where: { ...keptOf(place), sha256: kept.sha256, book: accountId ? { accountId } : { accountId: null, deviceId } },
    select: { bookId: true },
    orderBy: { bookId: 'asc' },
  });
  return same.map((copy) => copy.bookId);
}

/** Produced books that still have the looks of an added hero whose photo is deleted. */
export const listBooksWithExpiredAdded = ({ book }: Tx, place: AddedPlace, page: Pagination, id?: string) =>
  book.findMany({
    where: {
      ...PRODUCED,
      photos: { some: { hero: place }, none: keptOf(place) },
      character: { path: [place, 'age'], not: Prisma.DbNull },
      ...(id && { id }),
    },
    select: { id: true },
    orderBy: { id: 'asc' },
    ...page,
  });

/** Removes the looks of an added hero from the draft's hero as it was first met. */
export const clearFirstLooks = (tx: Tx, id: string, place: AddedPlace) =>
  tx.$executeRaw`UPDATE books SET first_character = first_character - ${place}::text WHERE id = ${id}::uuid`;

/** Removes the looks of an added hero from a book's row and from the heroes that it had before. */
export async function clearAdded(tx: Tx, id: string, place: AddedPlace): Promise<void> {
  await tx.$executeRaw`
    UPDATE books SET character = character - ${place}::text, first_character = first_character - ${place}::text,
      candidates = NULL
    WHERE id = ${id}::uuid`;
  await tx.$executeRaw`
    UPDATE hero_versions SET character = character - ${place}::text, first_character = first_character - ${place}::text
    WHERE book_id = ${id}::uuid`;
}
