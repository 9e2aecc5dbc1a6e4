import { orderedBookSelect } from '@/lib/books/server';
import type { Prisma, Tx } from '@/lib/platform/db';

const childBookSelect = {
  ...orderedBookSelect,
  age: true,
  character: true,
  edits: true,
} as const satisfies Prisma.BookSelect;

const classInclude = {
  children: {
    where: { book: { deletedAt: null } },
    orderBy: { position: 'asc' },
    include: { book: { select: childBookSelect } },
  },
} as const satisfies Prisma.KindergartenOrderInclude;

export type OrderedClass = Prisma.KindergartenOrderGetPayload<{ include: typeof classInclude }>;
export type OrderedChild = OrderedClass['children'][number];

/** The account's own class with its children; other people's look nonexistent. */
export const findAccountClass = (tx: Tx, id: string, accountId: string) =>
  tx.kindergartenOrder.findFirst({ where: { id, accountId }, include: classInclude });

/** The class that an order pays for; `null` for any other order. */
export const findOrderedClass = (tx: Tx, orderId: string) =>
  tx.kindergartenOrder.findUnique({ where: { orderId }, include: classInclude });

/** The account's class that this order pays for, or whose book this is the order of. */
export const findClassByOrder = (tx: Tx, orderId: string, accountId: string) =>
  tx.kindergartenOrder.findFirst({
    where: { accountId, OR: [{ orderId }, { order: { groupParts: { some: { id: orderId } } } }] },
    select: { id: true, order: { select: { paidAt: true } } },
  });

/** Remembers the order that pays for a class, and closes its link: the price counts the children of this moment. */
export async function setClassOrder(tx: Tx, id: string, orderId: string, now: Date): Promise<void> {
  await tx.kindergartenOrder.update({ where: { id }, data: { orderId }, select: { id: true } });
  await tx.kindergartenOrder.updateMany({ where: { id, linkClosesAt: { gt: now } }, data: { linkClosesAt: now } });
}

/** The teacher has approved the printed books. */
export const setClassApproved = (tx: Tx, id: string, approvedAt: Date) =>
  tx.kindergartenOrder.update({ where: { id }, data: { approvedAt }, select: { id: true } });

/** The account's classes that were paid, newest first. */
export const listOrderedClasses = (tx: Tx, accountId: string) =>
  tx.kindergartenOrder.findMany({
    where: { accountId, order: { paidAt: { not: null } } },
    orderBy: { createdAt: 'desc' },
    select: {
      id: true,
      kindergartenName: true,
      country: true,
      language: true,
      children: {
        where: { book: { deletedAt: null } },
        orderBy: { position: 'asc' },
        take: 3,
        select: { book: { select: orderedBookSelect } },
      },
      order: {
        select: {
          id: true,
          number: true,
          state: true,
          tier: true,
          paidAt: true,
          dispatchBy: true,
          groupParts: { select: { state: true, productionFailedAt: true, bookId: true } },
        },
      },
    },
  });

/** The account's class that was paid last. */
export const findLastOrderedClass = (tx: Tx, accountId: string) =>
  tx.kindergartenOrder.findFirst({
    where: { accountId, order: { paidAt: { not: null } } },
    orderBy: { createdAt: 'desc' },
    select: { id: true, kindergartenName: true },
  });

export type OrderedClassRow = Awaited<ReturnType<typeof listOrderedClasses>>[number];
