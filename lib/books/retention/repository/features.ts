import { Prisma, type Tx } from '@/lib/platform/db';
import { PICTURE_KEYS, PICTURE_SIZES } from '../../pages';
import { NO_HERO } from '../../repository';
import { addDays } from '../retention';
import type { Pagination } from './deletions';

const PHOTO_GONE = { none: { hero: 'first', deletedAt: null } } satisfies Prisma.PhotoListRelationFilter;
const PAID = { paidAt: { not: null } } satisfies Prisma.OrderWhereInput;
/** Its pictures are not all drawn yet. */
const BEING_DRAWN = {
  ...PAID,
  state: { in: ['paid', 'in_production', 'confirmed', 'printing'] },
} satisfies Prisma.OrderWhereInput;
/** Every picture is drawn larger than for reading: it can be printed whenever it is confirmed. */
const DRAWN_FOR_PRINT: Prisma.BookWhereInput = {
  AND: PICTURE_KEYS.map((pageKey) => ({
    illustrations: { some: { pageKey, sizePx: { gt: PICTURE_SIZES.reading } } },
  })),
};
/** Paid printed books that wait for the parent, and could not be drawn for print without their hero. */
const NEEDED_FOR_PRINT: Prisma.BookWhereInput = {
  orders: { some: { ...PAID, state: 'awaiting_confirmation' } },
  NOT: DRAWN_FOR_PRINT,
};
/** Bought books of which everything is drawn, so that nothing needs their heroes. */
export const PRODUCED: Prisma.BookWhereInput = {
  deletedAt: null,
  orders: { some: PAID, none: BEING_DRAWN },
  NOT: NEEDED_FOR_PRINT,
};
/** Days that a book in production may keep its photo if production never ends. */
const MAX_PRODUCTION_DAYS = 1;

/**
 * Paid books with the advanced model: without the photo, or what it told, they could not be drawn. A photo whose deletion
 * the parent asked for is deleted when production ends.
 */
const usesPhotoWhere = (now: Date): Prisma.BookWhereInput => ({
  imageModel: 'advanced',
  orders: {
    some: { state: { in: ['paid', 'in_production'] }, paidAt: { gt: addDays(now, -MAX_PRODUCTION_DAYS) } },
  },
});

export const isUsingPhoto = async ({ book }: Tx, id: string, now: Date): Promise<boolean> =>
  (await book.count({ where: { id, ...usesPhotoWhere(now) } })) > 0;

/** Photos past their retention period. */
export const listExpiredPhotos = ({ photo }: Tx, now: Date, page: Pagination) =>
  photo.findMany({
    where: { deletedAt: null, deleteAfter: { lte: now }, book: { NOT: usesPhotoWhere(now) } },
    orderBy: [{ deleteAfter: 'asc' }, { id: 'asc' }],
    ...page,
  });

/** Produced books whose features came from a deleted photo, their own or an earlier book's. */
export const listBooksWithExpiredFeatures = ({ book }: Tx, page: Pagination, photoOf?: string) =>
  book.findMany({
    where: {
      ...PRODUCED,
      character: { not: Prisma.DbNull },
      OR: [
        { featuresOfId: null, photos: { some: { hero: 'first' }, ...PHOTO_GONE } },
        { featuresOf: { photos: PHOTO_GONE } },
      ],
      ...(photoOf && { AND: { OR: [{ id: photoOf }, { featuresOfId: photoOf }] } }),
    },
    select: { id: true },
    orderBy: { id: 'asc' },
    ...page,
  });

/** Removes the hero from a book's row. */
export const clearHero = (tx: Tx, id: string) => tx.book.updateMany({ where: { id }, data: NO_HERO });

/**
 * Deletes the original reading of a photo and its confidence from unpaid books; their heroes keep the parent's
 * corrections. No edit of the draft, so its expiry stays.
 */
export const clearReadings = (tx: Tx, photoOf: string) => tx.$executeRaw`
  UPDATE books SET first_character = character, candidates = NULL, unsure_traits = '{}'
  WHERE (id = ${photoOf}::uuid OR features_of_id = ${photoOf}::uuid) AND character IS NOT NULL
    AND NOT EXISTS (SELECT FROM orders WHERE orders.book_id = books.id AND orders.paid_at IS NOT NULL)`;
