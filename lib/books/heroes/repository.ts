import type { Gender } from '@/lib/catalogue';
import { Prisma, type Tx } from '@/lib/platform/db';
import { fullAccessWhere, type Owner, STANDALONE } from '../repository';
import { knownHeroSelect } from '../selects';

/**
 * Books whose hero may be reused. Features read from a photo are usable only as long as that photo (rulings, "photo and
 * features kept"), also in a book that copied them.
 */
const reusableHeroWhere = (now: Date): Prisma.BookWhereInput => {
  const hasPhoto = { photos: { some: { deletedAt: null, deleteAfter: { gt: now } } } };
  return {
    deletedAt: null,
    ...STANDALONE,
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

type HeroQuery = {
  readonly owner: Owner;
  readonly gender: Gender;
  readonly exceptIds: readonly string[];
  readonly now: Date;
};

/** The owner's approved heroes of a gender, newest first. */
export const listReusableHeroBooks = ({ book }: Tx, { owner, gender, exceptIds, now }: HeroQuery, take: number) =>
  book.findMany({
    where: { AND: [reusableHeroWhere(now), fullAccessWhere(owner), { gender, id: { notIn: [...exceptIds] } }] },
    orderBy: { characterApprovedAt: 'desc' },
    take,
    select: knownHeroSelect,
  });

export const findReusableHeroBook = ({ book }: Tx, id: string, { owner, gender, exceptIds, now }: HeroQuery) =>
  book.findFirst({
    where: {
      AND: [reusableHeroWhere(now), fullAccessWhere(owner), { gender, id: { equals: id, notIn: [...exceptIds] } }],
    },
    select: { ...knownHeroSelect, character: true },
  });
