import type { Tx } from '@/lib/platform/db';

/** One page of a long list. */
export type Pagination = { readonly take: number; readonly skip: number };

/** Not the book of an employee's order, which is kept with its batch. */
const idleDraftWhere = (since: Date) =>
  ({
    deletedAt: null,
    updatedAt: { lt: since },
    orders: { none: { paidAt: { not: null } } },
    NOT: { companySubmission: { is: { state: { not: 'withdrawn' } } } },
  }) as const;

/** Unpaid drafts that were not changed since. */
export const listStaleDrafts = (tx: Tx, idleSince: Date, page: Pagination) =>
  tx.book.findMany({
    where: idleDraftWhere(idleSince),
    select: { id: true },
    orderBy: [{ updatedAt: 'asc' }, { id: 'asc' }],
    ...page,
  });

export const isStaleDraft = async (tx: Tx, id: string, idleSince: Date): Promise<boolean> =>
  (await tx.book.count({ where: { id, ...idleDraftWhere(idleSince) } })) > 0;

const ANY = { some: {} } as const;

/** Deleted books that still have storage objects: a process died, or a picture was stored late. */
export const listUnfinishedDeletions = ({ book }: Tx, page: Pagination) =>
  book.findMany({
    where: {
      deletedAt: { not: null },
      OR: [
        { photos: { some: { deletedAt: null } } },
        { dedicationPhoto: { isNot: null } },
        { illustrations: ANY },
        { downloads: ANY },
        { printFiles: ANY },
        { proofs: ANY },
      ],
    },
    select: { id: true },
    orderBy: { id: 'asc' },
    ...page,
  });

/** Marks a photo as deleted that a restored database still has, and drops the heroes that were painted from it. */
export async function markPhotoDeleted(tx: Tx, id: string, deletedAt: Date): Promise<void> {
  await tx.photo.updateMany({ where: { id, deletedAt: null }, data: { deletedAt, sha256: null } });
  await tx.heroVersion.deleteMany({ where: { photoId: id } });
}

/** Whose photo it is, and in which book. */
export const findPhotoHero = ({ photo }: Tx, id: string) =>
  photo.findUnique({ where: { id }, select: { bookId: true, hero: true } });
