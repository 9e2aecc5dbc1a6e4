import { orderedBookSelect } from '@/lib/books/server';
import type { OrderState } from '@/lib/orders';
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

type ClassApproval = {
  readonly classId: string;
  readonly orderId: string;
  readonly approvedAt: Date;
  readonly dispatchBy: Date;
};

export async function recordClassApproval(
  tx: Tx,
  { classId, orderId, approvedAt, dispatchBy }: ClassApproval,
): Promise<void> {
  await tx.kindergartenOrder.update({ where: { id: classId }, data: { approvedAt }, select: { id: true } });
  const promised = { confirmedAt: approvedAt, dispatchBy };
  await tx.order.update({ where: { id: orderId }, data: promised, select: { id: true } });
}

/** The parcels of a class's books go where the class said; books that have an address already get the same one. */
export async function copyAddress(tx: Tx, orderId: string, partIds: readonly string[]): Promise<void> {
  const found = await tx.shippingAddress.findUnique({ where: { orderId } });
  if (!found) return;
  const { orderId: _own, ...address } = found;
  await tx.shippingAddress.deleteMany({ where: { orderId: { in: [...partIds] } } });
  await tx.shippingAddress.createMany({ data: partIds.map((id) => ({ ...address, orderId: id })) });
}

export const findClassAddress = (tx: Tx, orderId: string) => tx.shippingAddress.findUnique({ where: { orderId } });

/** Paid orders of classes whose books are still being made or delivered, oldest first. */
export const listLiveClassOrders = (tx: Tx) =>
  tx.order.findMany({
    where: {
      kind: 'kindergarten',
      groupOrderId: null,
      paidAt: { not: null },
      state: { notIn: ['delivered', 'cancelled', 'refunded'] },
      // A finished digital class has nothing left to follow, unless a book of it is still being made.
      OR: [{ state: { not: 'ready' } }, { groupParts: { some: { state: { in: ['paid', 'in_production'] } } } }],
    },
    select: { id: true },
    orderBy: { paidAt: 'asc' },
  });

/** When the order came to this state for the first time; `null` if it never did. */
export async function findStateSince(tx: Tx, orderId: string, to: OrderState): Promise<Date | null> {
  const found = await tx.orderChange.findFirst({
    where: { orderId, to },
    orderBy: { at: 'asc' },
    select: { at: true },
  });
  return found?.at ?? null;
}

export const setOrderDispatch = (tx: Tx, id: string, dispatchBy: Date) =>
  tx.order.update({ where: { id }, data: { dispatchBy }, select: { id: true } });

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
      order: {
        select: {
          id: true,
          number: true,
          state: true,
          tier: true,
          paidAt: true,
          dispatchBy: true,
          groupParts: { select: { state: true, productionFailedAt: true } },
        },
      },
    },
  });
export type OrderedClassRow = Awaited<ReturnType<typeof listOrderedClasses>>[number];

type PartFile = { readonly storageKey: string };

/** The finished files of a class's books, by the id of the book. */
export async function listClassFiles(tx: Tx, orderId: string): Promise<ReadonlyMap<string, PartFile>> {
  const files = await tx.download.findMany({
    where: { order: { groupOrderId: orderId, state: { notIn: ['cancelled', 'refunded'] } }, book: { deletedAt: null } },
    select: { bookId: true, storageKey: true },
  });
  return new Map(files.map(({ bookId, storageKey }) => [bookId, { storageKey }]));
}
