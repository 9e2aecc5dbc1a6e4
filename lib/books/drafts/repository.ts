import { Prisma, type Tx } from '@/lib/platform/db';

export type Adopter = { readonly deviceId: string; readonly accountId: string };
/** All drafts touched since a date, or one that the parent names. */
export type DraftSelection = { readonly touchedSince: Date } | { readonly bookId: string };

const toWhere = (which: DraftSelection) =>
  'bookId' in which
    ? Prisma.sql`books.id = ${which.bookId}::uuid`
    : Prisma.sql`books.updated_at > ${which.touchedSince}::timestamptz`;

/**
 * Moves the drafts that the device created to the account; those that it opened through an e-mailed link stay with
 * their own device (rulings "Flow"). Adopting does not count as work: the order and the expiry of the drafts stay.
 */
export const adoptDrafts = (tx: Tx, { deviceId, accountId }: Adopter, which: DraftSelection) => tx.$executeRaw`
  UPDATE books SET account_id = ${accountId}::uuid
  WHERE account_id IS NULL AND deleted_at IS NULL AND device_id = ${deviceId}::uuid AND ${toWhere(which)}`;

/** Moves the books of a class to its teacher's account, without those of children whom a parent added. */
export const adoptClassBooks = (tx: Tx, kindergartenId: string, accountId: string) => tx.$executeRaw`
  UPDATE books SET account_id = ${accountId}::uuid FROM kindergarten_children AS child
  WHERE child.book_id = books.id AND child.kindergarten_id = ${kindergartenId}::uuid AND NOT child.added_by_link
    AND books.account_id IS NULL AND books.deleted_at IS NULL`;

/** Whether an account has made a book on a device. */
export const hasDeviceBook = async (tx: Tx, accountId: string, deviceId: string): Promise<boolean> =>
  (await tx.book.count({ where: { accountId, deviceId } })) > 0;
