import { Prisma, type Tx } from '@/lib/platform/db';
import type { ImageModel, PriceTier, TaskKind } from '@/lib/platform/db/generated/enums';
import { forgetReplies } from '@/lib/platform/http';

/** Who may open a book: the device that made it, or the account that adopted it. */
export type Owner = { readonly deviceId: string; readonly accountId: string | null };

export const parts = {
  photos: { where: { deletedAt: null }, orderBy: { createdAt: 'desc' }, take: 1 },
  illustrations: true,
  tasks: true,
  redraws: true,
  pages: true,
  orders: { orderBy: { createdAt: 'desc' }, take: 1 },
} as const;

export type BookRow = NonNullable<Awaited<ReturnType<typeof bookById>>>;

/** The book with all that its screens and jobs need. */
export const bookById = (tx: Tx, id: string) => tx.book.findFirst({ where: { id, deletedAt: null }, include: parts });

/** The owner's own book; other people's answer like books that do not exist. An adopted book left its device. */
export const ownedBook = (tx: Tx, id: string, owner: Owner) =>
  tx.book.findFirst({ where: { id, deletedAt: null, ...ownership(owner) }, include: parts });

const neverPaid = { orders: { none: { paidAt: { not: null } } } } as const;

/** Books that show their owner everything, the photo too. */
export const fullOwnership = ({ deviceId, accountId }: Owner) => ({
  OR: [
    { accountId: null, deviceId },
    // An account took it over through a mailed link: the device that began it keeps it until somebody pays.
    { keptOnDevice: true, deviceId, ...neverPaid },
    ...(accountId ? [{ accountId }] : []),
  ],
});

/** Those, and drafts that this device opened through a mailed link (`visibleTo` hides the photo there). */
export const ownership = (owner: Owner) => ({
  OR: [...fullOwnership(owner).OR, { accountId: null, devices: { some: { deviceId: owner.deviceId } } }],
});

/** The book that a link shows to whoever has it. */
export const sharedBook = (tx: Tx, shareToken: string) =>
  tx.book.findFirst({ where: { shareToken, deletedAt: null }, include: parts });

const unpaid = (owner: Owner) => ({ deletedAt: null, ...ownership(owner), ...neverPaid }) as const;

/**
 * The draft that the visitor worked on last and that nobody has paid for. Whoever is signed in goes on with drafts of
 * the account: what lies on the device may be somebody else's (S20).
 */
export const latestDraft = (tx: Tx, owner: Owner) =>
  tx.book.findFirst({
    where: owner.accountId ? { deletedAt: null, accountId: owner.accountId, ...neverPaid } : unpaid(owner),
    orderBy: { updatedAt: 'desc' },
    include: parts,
  });

/** More than a shelf holds. */
const MOST_DRAFTS = 100;

/** All of them, the newest first. */
export const openDrafts = (tx: Tx, owner: Owner) =>
  tx.book.findMany({ where: unpaid(owner), orderBy: { updatedAt: 'desc' }, include: parts, take: MOST_DRAFTS });

/** All books of an account that are not deleted. */
export const draftsOf = (tx: Tx, accountId: string) =>
  tx.book.findMany({ where: { accountId, deletedAt: null }, include: parts });

export const insertBook = (tx: Tx, data: Parameters<Tx['book']['create']>[0]['data']) =>
  tx.book.create({ data, include: parts });

export const updateBook = (tx: Tx, id: string, data: Parameters<Tx['book']['update']>[0]['data']) =>
  tx.book.update({ where: { id }, data, include: parts });

export const setImageModel = ({ book }: Tx, id: string, imageModel: ImageModel) =>
  book.updateMany({ where: { id }, data: { imageModel } });

export const setPriceTier = ({ book }: Tx, id: string, priceTier: PriceTier) =>
  book.updateMany({ where: { id }, data: { priceTier } });

/** Locks the book's row until the transaction ends, so that two changes of one draft follow each other. */
export const lockBook = (tx: Tx, id: string) => tx.$queryRaw`SELECT id FROM books WHERE id = ${id}::uuid FOR UPDATE`;

export const insertPhoto = (tx: Tx, data: Parameters<Tx['photo']['create']>[0]['data']) => tx.photo.create({ data });

export const markPhotosDeleted = (tx: Tx, bookId: string, now: Date, keepId?: string) =>
  tx.photo.updateMany({
    where: { bookId, deletedAt: null, ...(keepId && { id: { not: keepId } }) },
    data: { deletedAt: now },
  });

export const storedPhotos = (tx: Tx, bookId: string) => tx.photo.findMany({ where: { bookId, deletedAt: null } });

export const setPaintsFace = (tx: Tx, photoId: string) =>
  tx.photo.updateMany({ where: { id: photoId, deletedAt: null }, data: { paintsFace: true } });

export const setAdvancedRefusal = (tx: Tx, photoId: string, advancedRefusal: string) =>
  tx.photo.updateMany({ where: { id: photoId, deletedAt: null }, data: { advancedRefusal } });

type IllustrationKey = {
  readonly bookId: string;
  readonly revision: number;
  readonly pageKey: string;
  readonly model: ImageModel;
  readonly variation: number;
  readonly sizePx: number;
};

export const illustrationBy = (tx: Tx, key: IllustrationKey) =>
  tx.illustration.findUnique({ where: { bookId_revision_pageKey_model_variation_sizePx: key } });

/** Keeps the first drawing when two workers drew the same picture, also at the same moment. */
export const saveIllustration = (
  tx: Tx,
  key: IllustrationKey,
  data: { readonly storageKey: string; readonly provider: string; readonly costMicroUsd: number },
) => tx.illustration.createMany({ data: [{ ...key, ...data }], skipDuplicates: true });

/** A book's drawings whose page key begins so. */
export const illustrationsUnder = (tx: Tx, bookId: string, prefix: string) =>
  tx.illustration.findMany({ where: { bookId, pageKey: { startsWith: prefix } } });

/** The advanced pictures of a book that nobody has paid for. */
export const unboughtAdvanced = (tx: Tx, bookId: string) =>
  tx.illustration.findMany({
    where: { bookId, model: 'advanced', book: { orders: { none: { paidAt: { not: null } } } } },
  });

export const deleteIllustrations = (tx: Tx, ids: readonly string[]) =>
  tx.illustration.deleteMany({ where: { id: { in: [...ids] } } });

type TaskKey = { readonly bookId: string; readonly kind: TaskKind; readonly revision: number };
type TaskData = {
  readonly state?: 'queued' | 'running' | 'done' | 'failed';
  readonly stage?: string;
  readonly done?: number;
  readonly total?: number;
  readonly errorCode?: string | null;
};

export const taskBy = (tx: Tx, key: TaskKey) => tx.bookTask.findUnique({ where: { bookId_kind_revision: key } });

export const saveTask = (tx: Tx, key: TaskKey, data: TaskData) =>
  tx.bookTask.upsert({ where: { bookId_kind_revision: key }, create: { ...key, ...data }, update: data });

/** Notes progress of a task that was begun; nothing happens to one that is gone with its book. */
export const updateTask = ({ bookTask }: Tx, key: TaskKey, data: TaskData) => bookTask.updateMany({ where: key, data });

export const failTask = ({ bookTask }: Tx, key: TaskKey, errorCode: string) =>
  bookTask.updateMany({ where: { ...key, state: { not: 'done' } }, data: { state: 'failed', errorCode } });

/** Books of a device, but for one, whose drawings wait or run just now. */
export const waitingBooks = async (tx: Tx, deviceId: string, exceptId: string): Promise<number> => {
  const [row] = await tx.$queryRaw<{ count: number }[]>`
    SELECT count(DISTINCT book.id)::int AS count FROM books AS book
    JOIN book_tasks AS task ON task.book_id = book.id AND task.revision = book.revision
    WHERE book.device_id = ${deviceId}::uuid AND book.id <> ${exceptId}::uuid AND book.deleted_at IS NULL
      AND task.kind IN ('character', 'preview') AND task.state IN ('queued', 'running')`;
  return row?.count ?? 0;
};

/** The revision that a book has just now; `null` for one that is deleted. */
export const presentRevision = async ({ book }: Tx, id: string): Promise<number | null> =>
  (await book.findFirst({ where: { id, deletedAt: null }, select: { revision: true } }))?.revision ?? null;

/** A part of a long list. */
export type Page = { readonly take: number; readonly skip: number };

const untouched = (since: Date) =>
  ({ deletedAt: null, updatedAt: { lt: since }, orders: { none: { paidAt: { not: null } } } }) as const;

/** Drafts that nobody bought or touched since. */
export const staleDrafts = (tx: Tx, untouchedSince: Date, page: Page) =>
  tx.book.findMany({
    where: untouched(untouchedSince),
    select: { id: true },
    orderBy: [{ updatedAt: 'asc' }, { id: 'asc' }],
    ...page,
  });

export const isStale = async (tx: Tx, id: string, untouchedSince: Date): Promise<boolean> =>
  (await tx.book.count({ where: { id, ...untouched(untouchedSince) } })) > 0;

/** What every deleted book says of its child and its owner: the same. */
const NOBODY = {
  age: 5,
  gender: 'boy',
  nameKeptAsWritten: false,
  accountId: null,
  deviceId: '00000000-0000-0000-0000-000000000000',
} as const;

/** Takes everything out of a book's row that tells of a child; the row stays, so that an id is never used again. */
export async function markForgotten(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.page.deleteMany({ where: { bookId: id } });
  await tx.bookTask.deleteMany({ where: { bookId: id } });
  await tx.redraw.deleteMany({ where: { bookId: id } });
  await tx.draftLetter.deleteMany({ where: { bookId: id } });
  await tx.resumeLink.deleteMany({ where: { bookId: id } });
  await tx.bookDevice.deleteMany({ where: { bookId: id } });
  await forgetReplies(tx, id);
  const hero = { character: Prisma.DbNull, firstCharacter: Prisma.DbNull, unsureTraits: [], featuresOfId: null };
  const empty = { childName: null, dedication: null, ...hero, shareToken: null, ...NOBODY };
  await tx.book.updateMany({ where: { id }, data: { deletedAt: now, ...empty } });
}

/** Deleted books of which something is left in storage: a process died, or a picture came late. */
export const unfinishedDeletions = ({ book }: Tx, page: Page) =>
  book.findMany({
    where: {
      deletedAt: { not: null },
      OR: [{ photos: { some: { deletedAt: null } } }, { illustrations: { some: {} } }, { downloads: { some: {} } }],
    },
    select: { id: true },
    orderBy: { id: 'asc' },
    ...page,
  });

/** The finished files of a book. */
export const downloadsOf = ({ download }: Tx, bookId: string) =>
  download.findMany({ where: { bookId }, select: { storageKey: true, book: { select: { revision: true } } } });

export const deleteDownloads = ({ download }: Tx, bookId: string) => download.deleteMany({ where: { bookId } });

/** Keeps a book's photo until then; one whose day has come gets no other. */
export const keepPhotosUntil = ({ photo }: Tx, bookId: string, deleteAfter: Date, now: Date) =>
  photo.updateMany({ where: { bookId, deletedAt: null, deleteAfter: { gt: now } }, data: { deleteAfter } });

/** Which of these objects a row stands for. */
export async function ownedObjects(tx: Tx, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const among = { storageKey: { in: [...keys] } };
  const rows = await Promise.all([
    tx.photo.findMany({ where: { ...among, deletedAt: null }, select: { storageKey: true } }),
    tx.illustration.findMany({ where: among, select: { storageKey: true } }),
    tx.download.findMany({ where: among, select: { storageKey: true } }),
  ]);
  return new Set(rows.flat().map(({ storageKey }) => storageKey));
}
