import type { Gender } from '@/lib/catalogue';
import { Prisma, type Tx } from '@/lib/platform/db';
import { PICTURE_SIZES } from '../pages';
import { fullAccessWhere, type Owner, STANDALONE } from '../repository';
import { knownHeroSelect } from '../selects';

/**
 * Books whose hero may be reused. Features read from a photo are usable only as long as that photo (rulings, "Photos
 * and names"), also in a book that copied them.
 */
const reusableHeroWhere = (now: Date): Prisma.BookWhereInput => {
  const hasPhoto = { photos: { some: { hero: 'first', deletedAt: null, deleteAfter: { gt: now } } } } as const;
  const noPhoto = { photos: { none: { hero: 'first' } } } as const;
  return {
    deletedAt: null,
    ...STANDALONE,
    characterApprovedAt: { not: null },
    // A draft that waits for its story with a hero of another book shows no hero of its own yet.
    catalogueId: { not: null },
    childName: { not: null },
    character: { not: Prisma.DbNull },
    OR: [hasPhoto, { ...noPhoto, featuresOfId: null }, { ...noPhoto, featuresOf: { deletedAt: null, ...hasPhoto } }],
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

/** The heroes that a book had, newest first. */
export const listHeroVersions = (tx: Tx, bookId: string) =>
  tx.heroVersion.findMany({ where: { bookId }, orderBy: { revision: 'desc' }, include: { photo: true } });
export type HeroVersionRow = Awaited<ReturnType<typeof listHeroVersions>>[number];

type HeroVersionData = Omit<Prisma.HeroVersionUncheckedCreateInput, 'bookId' | 'revision'>;

export const upsertHeroVersion = (tx: Tx, bookId: string, revision: number, data: HeroVersionData) =>
  tx.heroVersion.upsert({
    where: { bookId_revision: { bookId, revision } },
    create: { bookId, revision, ...data },
    update: data,
  });

type HeroData = Pick<
  Prisma.BookUncheckedUpdateInput,
  'revision' | 'unsureTraits' | 'imageModel' | 'portraitVariation' | 'featuresOfId' | 'character' | 'firstCharacter'
>;

export const setHero = (tx: Tx, id: string, data: HeroData) =>
  tx.book.update({ where: { id }, data, select: { id: true } });

/** Deletes the earlier heroes that were read from the book's photos, which are deleted now. */
export const deletePhotoVersions = (tx: Tx, bookId: string) =>
  tx.heroVersion.deleteMany({ where: { bookId, photoId: { not: null } } });

/** Deletes all that is known of a book's earlier heroes. */
export const deleteHeroVersions = (tx: Tx, bookId: string) => tx.heroVersion.deleteMany({ where: { bookId } });

/** The draft in which the parent tries another hero for this bought book. */
export const findTrialId = (tx: Tx, bookId: string) =>
  tx.book.findFirst({ where: { trialOfId: bookId, deletedAt: null }, select: { id: true } });

/** Gives a photo to another book. */
export const movePhoto = (tx: Tx, id: string, to: { readonly bookId: string; readonly deleteAfter: Date }) =>
  tx.photo.update({ where: { id }, data: to });

type Revision = { readonly bookId: string; readonly revision: number };

/** Gives the pages and portraits of a revision to another book: not what was drawn of the photo, nor blurred pages. */
export const movePictures = (tx: Tx, { bookId, revision }: Revision, to: Revision) =>
  tx.illustration.updateMany({
    where: {
      bookId,
      revision,
      sizePx: { not: PICTURE_SIZES.blurred },
      NOT: { pageKey: { startsWith: 'sheet:' } },
    },
    data: to,
  });
