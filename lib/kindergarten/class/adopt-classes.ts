import { getAdoptableSince } from '@/lib/books/server';
import { Prisma, type Tx } from '@/lib/platform/db';

type Adopter = { readonly deviceId: string; readonly accountId: string };

/**
 * After verification: moves the classes that were worked on at this device within a day to the account. The computer of
 * a school is shared, so an older one is not moved until its teacher orders it (S20).
 */
export const adoptClasses = (tx: Tx, adopter: Adopter, now: Date): Promise<void> => {
  const since = getAdoptableSince(now);
  return adopt(
    tx,
    adopter,
    Prisma.sql`class.updated_at > ${since}::timestamptz OR EXISTS (
      SELECT FROM kindergarten_children AS child JOIN books ON books.id = child.book_id
      WHERE child.kindergarten_id = class.id AND NOT child.added_by_link AND books.updated_at > ${since}::timestamptz
    )`,
  );
};

/** Moves the class that a signed-in teacher orders to the account, whatever its age; another device's class stays. */
export const claimClass = (tx: Tx, classId: string, adopter: Adopter): Promise<void> =>
  adopt(tx, adopter, Prisma.sql`class.id = ${classId}::uuid`);

/** A child whom a parent added stays the parent's. Adopting does not count as work: the expiry of the books stays. */
async function adopt(tx: Tx, { deviceId, accountId }: Adopter, which: Prisma.Sql): Promise<void> {
  const classes = await tx.$queryRaw<{ id: string }[]>`
    SELECT class.id FROM kindergarten_orders AS class
    WHERE class.account_id IS NULL AND class.device_id = ${deviceId}::uuid AND (${which})
    ORDER BY class.id FOR UPDATE`;
  for (const { id } of classes) {
    await tx.$executeRaw`UPDATE kindergarten_orders SET account_id = ${accountId}::uuid WHERE id = ${id}::uuid`;
    await tx.$executeRaw`
      UPDATE books SET account_id = ${accountId}::uuid FROM kindergarten_children AS child
      WHERE child.book_id = books.id AND child.kindergarten_id = ${id}::uuid AND NOT child.added_by_link
        AND books.account_id IS NULL AND books.deleted_at IS NULL`;
  }
}
