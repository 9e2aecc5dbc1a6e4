import { Prisma, type Tx } from '@/lib/platform/db';
import type { CloseOrders } from '../retention/delete-book';

type Adopter = { readonly deviceId: string; readonly accountId: string };
/** All drafts touched since a date, or one that the parent names. */
type DraftSelection = { readonly touchedSince: Date } | { readonly bookId: string };

const DAY_MS = 86_400_000;

/** Older drafts may belong to another user of the same computer: the parent confirms before adopting them (S20). */
export const getAdoptableSince = (now: Date): Date => new Date(now.getTime() - DAY_MS);

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

type CloseOptions = { readonly closeOrders: CloseOrders; readonly now: Date };

/**
 * Returns drafts that this device created after another account adopted them through an e-mailed link, if nobody has
 * paid; that account's open order is closed.
 */
export async function returnDrafts(
  tx: Tx,
  { deviceId, accountId }: Adopter,
  which: DraftSelection,
  { closeOrders, now }: CloseOptions,
): Promise<void> {
  const kept = await tx.$queryRaw<{ id: string; mine: boolean }[]>`
    SELECT id, account_id = ${accountId}::uuid AS mine FROM books
    WHERE kept_on_device AND device_id = ${deviceId}::uuid AND deleted_at IS NULL AND ${toWhere(which)}
    ORDER BY id`;
  for (const { id, mine } of kept) {
    if (!mine && !(await closeOrders(tx, id, now))) continue;
    await tx.$executeRaw`
      UPDATE books SET account_id = ${accountId}::uuid, kept_on_device = false
      WHERE id = ${id}::uuid AND kept_on_device AND NOT EXISTS (
        SELECT FROM orders WHERE orders.book_id = books.id AND orders.paid_at IS NOT NULL
      )`;
  }
}
