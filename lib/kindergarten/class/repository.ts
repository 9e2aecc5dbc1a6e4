import { Prisma, type Tx } from '@/lib/platform/db';

/** All classes that were touched since a date, or one that the teacher names. */
export type ClassSelection = { readonly touchedSince: Date } | { readonly classId: string };

/** A class is touched by its teacher's work on a child's book, too; not by a parent's. */
const toWhere = (which: ClassSelection) =>
  'classId' in which
    ? Prisma.sql`class.id = ${which.classId}::uuid`
    : Prisma.sql`class.updated_at > ${which.touchedSince}::timestamptz OR EXISTS (
        SELECT FROM kindergarten_children AS child JOIN books ON books.id = child.book_id
        WHERE child.kindergarten_id = class.id AND NOT child.added_by_link
          AND books.updated_at > ${which.touchedSince}::timestamptz
      )`;

/** The device's classes without an account, locked in a fixed order. */
export const lockUnownedClasses = (tx: Tx, deviceId: string, which: ClassSelection) =>
  tx.$queryRaw<{ readonly id: string }[]>`
    SELECT class.id FROM kindergarten_orders AS class
    WHERE class.account_id IS NULL AND class.device_id = ${deviceId}::uuid AND (${toWhere(which)})
    ORDER BY class.id FOR UPDATE`;

/** Leaves the time of the last change as it is. */
export const setClassAccount = (tx: Tx, id: string, accountId: string) =>
  tx.$executeRaw`UPDATE kindergarten_orders SET account_id = ${accountId}::uuid WHERE id = ${id}::uuid`;
