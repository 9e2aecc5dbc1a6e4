import type { Gender } from '@/lib/catalogue';
import { Prisma, type Tx } from '@/lib/platform/db';
import { fullOwnership, type Owner, parts } from '../repo';

/**
 * Books whose hero may be used again. Features that a photo told are known as long as that photo (rulings, "photo and
 * features kept"), also in a book that took them over.
 */
const isRemembered = (now: Date): Prisma.BookWhereInput => {
  const hasPhoto = { photos: { some: { deletedAt: null, deleteAfter: { gt: now } } } };
  return {
    deletedAt: null,
    characterApprovedAt: { not: null },
    childName: { not: null },
    character: { not: Prisma.DbNull },
    OR: [
      hasPhoto,
      { photos: { none: {} }, featuresOfId: null },
      { photos: { none: {} }, featuresOf: { deletedAt: null, ...hasPhoto } },
    ],
  };
};

type Sought = { readonly owner: Owner; readonly gender: Gender; readonly exceptId: string; readonly now: Date };

/** The owner's approved heroes of a gender, the newest first. */
export const rememberedBooks = ({ book }: Tx, { owner, gender, exceptId, now }: Sought, take: number) =>
  book.findMany({
    where: { AND: [isRemembered(now), fullOwnership(owner), { gender, id: { not: exceptId } }] },
    orderBy: { characterApprovedAt: 'desc' },
    take,
    include: parts,
  });

export const rememberedBook = ({ book }: Tx, id: string, { owner, gender, exceptId, now }: Sought) =>
  book.findFirst({
    where: { AND: [isRemembered(now), fullOwnership(owner), { gender, id: { equals: id, not: exceptId } }] },
    include: parts,
  });
