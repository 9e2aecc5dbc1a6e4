import { Prisma, type Tx } from '@/lib/platform/db';
import type { CloseOrders } from './delete-book';

type Adopter = { readonly deviceId: string; readonly accountId: string };
/** All drafts that somebody worked on since then, or one that the parent names. */
type Which = { readonly touchedSince: Date } | { readonly bookId: string };

const DAY_MS = 86_400_000;

/** Older drafts may be somebody else's who used the same computer: the parent is asked before they are adopted (S20). */
export const freshSince = (now: Date): Date => new Date(now.getTime() - DAY_MS);

const chosen = (which: Which) =>
  'bookId' in which
    ? Prisma.sql`books.id = ${which.bookId}::uuid`
    : Prisma.sql`books.updated_at > ${which.touchedSince}::timestamptz`;

/**
 * Gives the device's drafts to the account, also those that it opened through a mailed link: such a draft stays with
 * the device that began it as well, until somebody pays. Nobody worked on them: which is the newest, and until when,
 * stays.
 */
export const adoptDrafts = (tx: Tx, { deviceId, accountId }: Adopter, which: Which) => tx.$executeRaw`
  UPDATE books SET account_id = ${accountId}::uuid, kept_on_device = books.device_id <> ${deviceId}::uuid
  WHERE account_id IS NULL AND deleted_at IS NULL AND ${chosen(which)} AND (
    device_id = ${deviceId}::uuid
    OR EXISTS (SELECT FROM book_devices AS added WHERE added.book_id = books.id AND added.device_id = ${deviceId}::uuid)
  )`;

type Closing = { readonly closeOrders: CloseOrders; readonly now: Date };

/**
 * Gives drafts that this device began back to it, which another account took over through a mailed link and nobody has
 * paid for; that account's open order ends.
 */
export async function takeBackDrafts(
  tx: Tx,
  { deviceId, accountId }: Adopter,
  which: Which,
  { closeOrders, now }: Closing,
): Promise<void> {
  const kept = await tx.$queryRaw<{ id: string; mine: boolean }[]>`
    SELECT id, account_id = ${accountId}::uuid AS mine FROM books
    WHERE kept_on_device AND device_id = ${deviceId}::uuid AND deleted_at IS NULL AND ${chosen(which)}
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
