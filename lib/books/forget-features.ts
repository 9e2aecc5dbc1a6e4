import { Prisma, type Tx } from '@/lib/platform/db';
import { forgetReplies } from '@/lib/platform/http';
import type { Page } from './repo';
import { daysAfter } from './retention';

const PHOTO_GONE = { none: { deletedAt: null } } satisfies Prisma.PhotoListRelationFilter;
const PAID = { paidAt: { not: null } } satisfies Prisma.OrderWhereInput;
/** Its pictures are still to be drawn. */
const BEING_DRAWN = {
  ...PAID,
  state: { in: ['paid', 'in_production', 'confirmed', 'printing'] },
} satisfies Prisma.OrderWhereInput;
/** Books of one family that one photo told of. */
const MOST_OF_ONE_PHOTO: Page = { take: 1000, skip: 0 };
/** Days that a book in the making may keep the photo it was bought with, should its making never end. */
const MAKING_DAYS = 1;

/**
 * Books that were just bought in the advanced model: without its photo, what was paid for could not be drawn. One
 * whose parent wants it deleted goes as soon as the book is made.
 */
const drawnFromPhoto = (now: Date): Prisma.BookWhereInput => ({
  imageModel: 'advanced',
  orders: {
    some: { state: { in: ['paid', 'in_production'] }, paidAt: { gt: daysAfter(now, -MAKING_DAYS) } },
  },
});

export const isDrawnFromPhoto = async ({ book }: Tx, id: string, now: Date): Promise<boolean> =>
  (await book.count({ where: { id, ...drawnFromPhoto(now) } })) > 0;

/** Photos whose day has come. */
export const duePhotos = ({ photo }: Tx, now: Date, page: Page) =>
  photo.findMany({
    where: { deletedAt: null, deleteAfter: { lte: now }, book: { NOT: drawnFromPhoto(now) } },
    orderBy: [{ deleteAfter: 'asc' }, { id: 'asc' }],
    ...page,
  });

/** Books bought and made whose features came from a photo that is gone: their own, or that of the book before. */
export const booksPastTheirFeatures = ({ book }: Tx, page: Page, photoOf?: string) =>
  book.findMany({
    where: {
      deletedAt: null,
      character: { not: Prisma.DbNull },
      orders: { some: PAID, none: BEING_DRAWN },
      OR: [{ featuresOfId: null, photos: { some: {}, ...PHOTO_GONE } }, { featuresOf: { photos: PHOTO_GONE } }],
      ...(photoOf && { AND: { OR: [{ id: photoOf }, { featuresOfId: photoOf }] } }),
    },
    select: { id: true },
    orderBy: { id: 'asc' },
    ...page,
  });

/** Takes the features out of a bought book; its pictures and words stay. */
export async function forgetFeatures(tx: Tx, id: string): Promise<void> {
  await forgetReplies(tx, id);
  const nothing = { character: Prisma.DbNull, firstCharacter: Prisma.DbNull, unsureTraits: [] };
  await tx.book.updateMany({ where: { id }, data: nothing });
}

/**
 * What a photo told goes with it (rulings, "photo and features kept"). The hero of a book that nobody bought stays as
 * the parent left it, as if it had been described: what was first read, and how well, is forgotten.
 */
export async function forgetReading(tx: Tx, photoOf: string): Promise<void> {
  await forgetReplies(tx, photoOf);
  for (const { id } of await booksPastTheirFeatures(tx, MOST_OF_ONE_PHOTO, photoOf)) await forgetFeatures(tx, id);
  // No work on the draft: the days that it is kept go on.
  await tx.$executeRaw`
    UPDATE books SET first_character = character, unsure_traits = '{}'
    WHERE (id = ${photoOf}::uuid OR features_of_id = ${photoOf}::uuid) AND character IS NOT NULL
      AND NOT EXISTS (SELECT FROM orders WHERE orders.book_id = books.id AND orders.paid_at IS NOT NULL)`;
}
