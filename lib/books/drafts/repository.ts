import { Prisma, type Tx } from '@/lib/platform/db';

export type Adopter = { readonly deviceId: string; readonly accountId: string };
/** All drafts touched since a date, or one that the parent names. */
export type DraftSelection = { readonly touchedSince: Date } | { readonly bookId: string };

const toWhere = (which: DraftSelection) =>
  'bookId' in which
    ? Prisma.sql`books.id = ${which.bookId}::uuid`
    : Prisma.sql`books.updated_at > ${which.touchedSince}::timestamptz`;

/**
 * Moves the device's drafts to the account, also those it opened through an e-mailed link; the device that created such
 * a draft keeps access until somebody pays. Adopting does not count as work: the order and the expiry of the drafts
 * stay.
 */
export const adoptDrafts = (tx: Tx, { deviceId, accountId }: Adopter, which: DraftSelection) => tx.$executeRaw`
  UPDATE books SET account_id = ${accountId}::uuid, kept_on_device = books.device_id <> ${deviceId}::uuid
  WHERE account_id IS NULL AND deleted_at IS NULL AND ${toWhere(which)} AND (
    device_id = ${deviceId}::uuid
    OR EXISTS (SELECT FROM book_devices AS added WHERE added.book_id = books.id AND added.device_id = ${deviceId}::uuid)
  )`;

/** The device's drafts that an account adopted through an e-mailed link; `mine`: it was this account. */
export const listAdoptedDrafts = (tx: Tx, { deviceId, accountId }: Adopter, which: DraftSelection) =>
  tx.$queryRaw<{ readonly id: string; readonly mine: boolean }[]>`
    SELECT id, account_id = ${accountId}::uuid AS mine FROM books
    WHERE kept_on_device AND device_id = ${deviceId}::uuid AND deleted_at IS NULL AND ${toWhere(which)}
    ORDER BY id`;

/** Gives a draft that nobody has paid for to an account, for it alone. */
export const returnDraft = (tx: Tx, id: string, accountId: string) => tx.$executeRaw`
  UPDATE books SET account_id = ${accountId}::uuid, kept_on_device = false
  WHERE id = ${id}::uuid AND kept_on_device AND NOT EXISTS (
    SELECT FROM orders WHERE orders.book_id = books.id AND orders.paid_at IS NOT NULL
  )`;

/** Moves the books of a class to its teacher's account, without those of children whom a parent added. */
export const adoptClassBooks = (tx: Tx, kindergartenId: string, accountId: string) => tx.$executeRaw`
  UPDATE books SET account_id = ${accountId}::uuid FROM kindergarten_children AS child
  WHERE child.book_id = books.id AND child.kindergarten_id = ${kindergartenId}::uuid AND NOT child.added_by_link
    AND books.account_id IS NULL AND books.deleted_at IS NULL`;

/** Whether an account has made a book on a device. */
export const hasDeviceBook = async (tx: Tx, accountId: string, deviceId: string): Promise<boolean> =>
  (await tx.book.count({ where: { accountId, deviceId } })) > 0;
