import { Prisma, type Tx } from '@/lib/platform/db';
import type { ImageModel, PriceTier, StoryHero } from '@/lib/platform/db/generated/enums';
import { deleteStoredReplies } from '@/lib/platform/http';
import { NO_ADDED_HEROES } from './heroes/added-heroes';
import {
  coverSelect,
  dedicationInclude,
  draftColumns,
  draftMailInclude,
  draftSelect,
  editingInclude,
  orderingSelect,
  photoTargetSelect,
  previewPageSelect,
  previewSelect,
  producibleSelect,
  progressSelect,
  saleSelect,
  sharingSelect,
  wordsInclude,
} from './selects';

/** Who may open a book: the device that created it, or the account that adopted it. */
export type Owner = {
  readonly deviceId: string;
  readonly accountId: string | null;
  /** A hash of the request's address; missing where nobody asked, as in jobs. */
  readonly addressKey?: string;
};

/** The book's own columns; what belongs to a book is read by those that name it (`selects.ts`). */
export type BookRow = NonNullable<Awaited<ReturnType<typeof findBook>>>;

const presentWhere = (id: string) => ({ id, deletedAt: null });

export const findBook = ({ book }: Tx, id: string) => book.findFirst({ where: presentWhere(id) });

/** The owner's own book; other people's books look nonexistent. An adopted book no longer belongs to its device. */
export const findOwnedBook = ({ book }: Tx, id: string, owner: Owner) =>
  book.findFirst({ where: ownedWhere(id, owner) });

const ownedWhere = (id: string, owner: Owner) => ({ ...presentWhere(id), ...accessWhere(owner) });

/** The owner's own book for the wizard and the character card; also what the wizard's changes are checked against. */
export const findOwnedDraft = ({ book }: Tx, id: string, owner: Owner) =>
  book.findFirst({ where: ownedWhere(id, owner), select: draftSelect });

/** The same draft after a change that its owner was allowed. */
export const findDraft = ({ book }: Tx, id: string) => book.findFirst({ where: presentWhere(id), select: draftSelect });

/** The owner's own book as a photo, or what a device read from one, is checked against. */
export const findOwnedPhotoTarget = ({ book }: Tx, id: string, owner: Owner) =>
  book.findFirst({ where: ownedWhere(id, owner), select: photoTargetSelect });

/** The owner's own book with the words that its parent changed. */
export const findOwnedBookWords = ({ book }: Tx, id: string, owner: Owner) =>
  book.findFirst({ where: ownedWhere(id, owner), include: wordsInclude });

/** The owner's own book with its newest order. */
export const findOwnedBookToOrder = ({ book }: Tx, id: string, owner: Owner) =>
  book.findFirst({ where: ownedWhere(id, owner), select: orderingSelect });

/** The book with the words that its parent changed. */
export const findBookWords = ({ book }: Tx, id: string) =>
  book.findFirst({ where: presentWhere(id), include: wordsInclude });

/** The book with the page in front of its story. */
export const findDedicatedBook = ({ book }: Tx, id: string) =>
  book.findFirst({ where: presentWhere(id), include: dedicationInclude });

/** The draft with all that a mail about it says. */
export const findDraftToMail = ({ book }: Tx, id: string) =>
  book.findFirst({ where: presentWhere(id), include: draftMailInclude });

/** The book with all that the editor shows and changes. */
export const findEditedBook = ({ book }: Tx, id: string) =>
  book.findFirst({ where: presentWhere(id), include: editingInclude });

/** What decides at which price a book is sold. */
export const findBookForSale = ({ book }: Tx, id: string) =>
  book.findFirst({ where: presentWhere(id), select: saleSelect });

/** What decides whether a book can be produced. */
export const findProducibleBook = ({ book }: Tx, id: string) =>
  book.findFirst({ where: presentWhere(id), select: producibleSelect });

/** The owner's own book for the reader. */
export const findOwnedPreview = ({ book }: Tx, id: string, owner: Owner) =>
  book.findFirst({ where: ownedWhere(id, owner), select: previewSelect });

/** A book for the reader, whoever may read it. */
export const findBookToRead = ({ book }: Tx, id: string) =>
  book.findFirst({ where: presentWhere(id), select: previewSelect });

/** The cover of a book. */
export const findCover = ({ book }: Tx, id: string) => book.findFirst({ where: presentWhere(id), select: coverSelect });

/** The owner's own book for the page of the preview. */
export const findOwnedPreviewPage = ({ book }: Tx, id: string, owner: Owner) =>
  book.findFirst({ where: ownedWhere(id, owner), select: previewPageSelect });

/** The drawing progress of the owner's own book. */
export const findOwnedProgress = ({ book }: Tx, id: string, owner: Owner) =>
  book.findFirst({ where: ownedWhere(id, owner), select: progressSelect });

/** Neither the trial of a bought book nor one of a class or a company: those are shown on pages of their own. */
export const STANDALONE = { trialOfId: null, companyBatchId: null, kindergartenChild: { is: null } } as const;

/** Books that show their owner everything, including the photo. */
export const fullAccessWhere = ({ deviceId, accountId }: Owner) => ({
  OR: [{ accountId: null, deviceId }, ...(accountId ? [{ accountId }] : [])],
});

/**
 * Books with full access and drafts that this device opened through an e-mailed link, whose photo `redactForViewer`
 * hides.
 */
export const accessWhere = (owner: Owner) => ({
  OR: [...fullAccessWhere(owner).OR, { accountId: null, devices: { some: { deviceId: owner.deviceId } } }],
});

/** The book of a share link. */
export const findSharedBook = (tx: Tx, shareToken: string) =>
  tx.book.findFirst({ where: { shareToken, deletedAt: null }, select: sharingSelect });

/** The account's books with a story and an approved hero, without trials and classes, each with its newest order. */
export const listBooksToOrder = ({ book }: Tx, accountId: string) =>
  book.findMany({
    where: {
      accountId,
      deletedAt: null,
      catalogueId: { not: null },
      characterApprovedAt: { not: null },
      ...STANDALONE,
    },
    select: orderingSelect,
  });

type NewBook = Parameters<Tx['book']['create']>[0]['data'];
type BookChange = Parameters<Tx['book']['update']>[0]['data'];

export const insertBook = ({ book }: Tx, data: NewBook) => book.create({ data, select: draftColumns });

/** Changes a draft; the result has its own columns, since what belongs to it is as it was. */
export const updateDraft = ({ book }: Tx, id: string, data: BookChange) =>
  book.update({ where: { id }, data, select: draftColumns });

export const updateBook = ({ book }: Tx, id: string, data: BookChange) =>
  book.update({ where: { id }, data, select: { id: true, revision: true } });

export const setImageModel = ({ book }: Tx, id: string, imageModel: ImageModel) =>
  book.updateMany({ where: { id }, data: { imageModel } });

export const setPriceTier = ({ book }: Tx, id: string, priceTier: PriceTier) =>
  book.updateMany({ where: { id }, data: { priceTier } });

type Dedication = Pick<BookRow, 'dedication' | 'dedicationDesign'>;

export const setDedication = ({ book }: Tx, id: string, { dedication, dedicationDesign }: Dedication) =>
  book.updateMany({ where: { id }, data: { dedication, dedicationDesign } });

/**
 * Locks the book's row until the transaction ends, so that changes of one draft run one after the other. Returns the
 * class or company whose order pays for the book; `null` for a family's own.
 */
export async function lockBook(tx: Tx, id: string): Promise<string | null> {
  const [row] = await tx.$queryRaw<{ group: string | null }[]>`
    SELECT COALESCE(book.company_batch_id, child.kindergarten_id)::text AS group FROM books AS book
    LEFT JOIN kindergarten_children AS child ON child.book_id = book.id WHERE book.id = ${id}::uuid FOR UPDATE OF book`;
  return row?.group ?? null;
}

export const insertPhoto = (tx: Tx, data: Parameters<Tx['photo']['create']>[0]['data']) => tx.photo.create({ data });

/** Of one hero; without `hero`, of all. */
export const markPhotosDeleted = (tx: Tx, bookId: string, now: Date, hero?: StoryHero) =>
  tx.photo.updateMany({
    where: { bookId, deletedAt: null, ...(hero && { hero }) },
    data: { deletedAt: now, sha256: null },
  });

export const listStoredPhotos = (tx: Tx, bookId: string) => tx.photo.findMany({ where: { bookId, deletedAt: null } });

/** Whether a photo, or what a device read from one, belongs to the book's hero. */
export const hasPhoto = async ({ photo }: Tx, bookId: string): Promise<boolean> =>
  (await photo.count({ where: { bookId, hero: 'first', deletedAt: null, inUse: true, book: { deletedAt: null } } })) >
  0;

/** The photo from which the book's hero is drawn now; `null` for a hero described by hand. */
export async function setHeroPhoto(tx: Tx, bookId: string, photoId: string | null): Promise<void> {
  await tx.photo.updateMany({ where: { bookId, hero: 'first' }, data: { inUse: false } });
  if (photoId) await tx.photo.updateMany({ where: { bookId, id: photoId }, data: { inUse: true } });
}

export const setPaintsFace = (tx: Tx, photoId: string) =>
  tx.photo.updateMany({ where: { id: photoId, deletedAt: null }, data: { paintsFace: true } });

export const setAdvancedRefusal = (tx: Tx, photoId: string, advancedRefusal: string) =>
  tx.photo.updateMany({ where: { id: photoId, deletedAt: null }, data: { advancedRefusal } });

/** The book's current revision; `null` for a deleted one. */
export const getRevision = async ({ book }: Tx, id: string): Promise<number | null> =>
  (await book.findFirst({ where: { id, deletedAt: null }, select: { revision: true } }))?.revision ?? null;

/** The values of every deleted book: no child and no owner. */
const ANONYMOUS_BOOK = {
  age: 5,
  gender: 'boy',
  nameKeptAsWritten: false,
  accountId: null,
  deviceId: '00000000-0000-0000-0000-000000000000',
} as const;

/** The columns of a hero's features when there are none. */
export const NO_HERO = {
  character: Prisma.DbNull,
  firstCharacter: Prisma.DbNull,
  candidates: Prisma.DbNull,
  unsureTraits: [],
};

/** Clears everything personal from a book's row; the row stays, so that its id is never reused. */
export async function anonymizeBook(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.page.deleteMany({ where: { bookId: id } });
  await tx.bookTask.deleteMany({ where: { bookId: id } });
  await tx.redraw.deleteMany({ where: { bookId: id } });
  await tx.draftLetter.deleteMany({ where: { bookId: id } });
  await tx.resumeLink.deleteMany({ where: { bookId: id } });
  await tx.bookDevice.deleteMany({ where: { bookId: id } });
  await tx.heroVersion.deleteMany({ where: { bookId: id } });
  await tx.kindergartenChild.deleteMany({ where: { bookId: id } });
  await tx.companySubmission.deleteMany({ where: { bookId: id, batch: { state: { in: ['open', 'closed'] } } } });
  await deleteRecipients(tx, id);
  await deleteStoredReplies(tx, id);
  const empty = {
    childName: null,
    relativeName: null,
    relativeGender: null,
    ...NO_ADDED_HEROES,
    birthday: null,
    dedication: null,
    ...NO_HERO,
    featuresOfId: null,
    trialOfId: null,
    shareToken: null,
    ...ANONYMOUS_BOOK,
  };
  await tx.book.updateMany({ where: { id }, data: { deletedAt: now, ...empty } });
}

/** Deletes to whom a book was given, with the address of the parcel: people who never were customers. */
async function deleteRecipients(tx: Tx, bookId: string): Promise<void> {
  await tx.shippingAddress.deleteMany({ where: { order: { bookId, gift: { active: true } } } });
  await tx.gift.deleteMany({ where: { order: { bookId } } });
}

/** Sets the date until which a book's photo is kept; an expired photo is not extended. */
export const setPhotoExpiry = ({ photo }: Tx, bookId: string, deleteAfter: Date, now: Date) =>
  photo.updateMany({ where: { bookId, deletedAt: null, deleteAfter: { gt: now } }, data: { deleteAfter } });
