import type { Prisma, Tx } from '@/lib/platform/db';

export const listBookIds = async (tx: Tx, accountId: string): Promise<readonly string[]> =>
  (await tx.book.findMany({ where: { accountId, deletedAt: null }, orderBy: { id: 'asc' }, select: { id: true } })).map(
    ({ id }) => id,
  );

/** Not one that was read on the parent's device and never sent. */
const STORED_PHOTO = { deletedAt: null, storageKey: { not: null } } satisfies Prisma.PhotoWhereInput;

/** The stored things of these books that count as files for their owner. */
export async function countFiles(tx: Tx, bookIds: readonly string[]) {
  const where = { bookId: { in: [...bookIds] } };
  const [photos, pictures, dedicationPhotos, downloads, printFiles] = await Promise.all([
    tx.photo.count({ where: { ...where, ...STORED_PHOTO } }),
    tx.illustration.count({ where }),
    tx.dedicationPhoto.count({ where }),
    tx.download.count({ where }),
    tx.printFile.count({ where }),
  ]);
  // Kept as long as the book, like its pictures.
  return { photos, pictures: pictures + dedicationPhotos, files: downloads + printFiles };
}

/** First and last day on which photos of an account are deleted by themselves. */
export const getPhotoDates = async (tx: Tx, accountId: string) =>
  await tx.photo.aggregate({
    where: { ...STORED_PHOTO, book: { accountId, deletedAt: null } },
    _min: { deleteAfter: true },
    _max: { deleteAfter: true },
  });

/** Drafts that nobody has paid for, and the oldest change of them. */
export const getDrafts = (tx: Tx, accountId: string) =>
  tx.book.aggregate({
    where: { accountId, deletedAt: null, orders: { none: { paidAt: { not: null } } } },
    _count: true,
    _min: { updatedAt: true },
  });

export const findStoredPhoto = (tx: Tx, bookId: string) =>
  tx.photo.findFirst({ where: { bookId, ...STORED_PHOTO }, select: { id: true } });

export const isPhotoDeleted = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.photo.count({ where: { id, deletedAt: null } })) === 0;

/** Whom to tell that a photo is deleted: its account, if it has a confirmed address. */
export async function findPhotoOwner(tx: Tx, id: string) {
  const photo = await tx.photo.findUnique({
    where: { id },
    select: { deletedAt: true, book: { select: { account: true } } },
  });
  const account = photo?.book.account;
  if (!account?.email || !account.emailVerifiedAt || account.deletedAt) return null;
  const { id: accountId, email, language, country } = account;
  return { id: accountId, email, language, country, deletedAt: photo?.deletedAt ?? null };
}
