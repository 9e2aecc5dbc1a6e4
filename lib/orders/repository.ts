import type { Prisma, Tx } from '@/lib/platform/db';
import type { WithoutState } from '@/lib/platform/states';
import { GROUP_KINDS } from './group/group-kind';
import { handOverSelect } from './open-orders';
import type { AddressRow } from './shipping/repository';
import { orderProgressSelect, orderViewSelect } from './views/selects';
import { UNFINISHED } from './views/unfinished';

const orderInclude = {
  lines: true,
  downloads: true,
  payments: { orderBy: { createdAt: 'desc' }, include: { refunds: true } },
  account: true,
  usedCoupon: { select: { kind: true } },
  gift: true,
  kindergarten: { select: { id: true } },
} as const satisfies Prisma.OrderInclude;

export type OrderRow = Prisma.OrderGetPayload<{ include: typeof orderInclude }>;

export const findOrder = (tx: Tx, id: string) => tx.order.findUnique({ where: { id }, include: orderInclude });

/** By the number that customers read out. */
export const findOrderByNumber = (tx: Tx, number: string) =>
  tx.order.findUnique({ where: { number }, select: { id: true } });

/** The account's own order; other people's, and those of deleted books, look nonexistent. */
export const findOwnedOrder = (tx: Tx, id: string, accountId: string) =>
  tx.order.findFirst({ where: ownedWhere(id, accountId), include: orderInclude });

const ownedWhere = (id: string, accountId: string): Prisma.OrderWhereInput => ({
  id,
  accountId,
  OR: [{ bookId: null }, { book: { deletedAt: null } }],
  NOT: [
    // Rulings, "Class link": a parent who keeps the book of a child to the family shows the teacher nothing of it.
    { book: { kindergartenChild: { addedByLink: true, filesToTeacher: false } } },
    // Rulings, "Flow": HR never sees the book of an employee's child.
    { kind: 'company', groupOrderId: { not: null } },
  ],
});

/** The account's own order with its payments; its receipt outlives its book. */
export const findReceiptOrder = (tx: Tx, id: string, accountId: string) =>
  tx.order.findFirst({ where: { id, accountId }, include: orderInclude });

/** The account's own order for display. */
export const findOwnedOrderView = ({ order }: Tx, id: string, accountId: string) =>
  order.findFirst({ where: ownedWhere(id, accountId), select: orderViewSelect });

// An order disappears from the list with its book; its payment records stay.
const listedWhere = (accountId: string): Prisma.OrderWhereInput => ({
  accountId,
  kind: 'parent',
  book: { deletedAt: null },
});

/** Newest first, for my-books. */
export const listAccountOrders = ({ order }: Tx, accountId: string) =>
  order.findMany({ where: listedWhere(accountId), orderBy: { createdAt: 'desc' }, select: orderViewSelect });

/** Progress of one order of the account, or of all its listed orders that are not finished. */
export const listOrderProgress = ({ order }: Tx, accountId: string, orderId?: string) =>
  order.findMany({
    where: orderId ? ownedWhere(orderId, accountId) : { ...listedWhere(accountId), state: { in: [...UNFINISHED] } },
    orderBy: { createdAt: 'desc' },
    select: orderProgressSelect,
  });

export const insertOrder = (tx: Tx, data: WithoutState<Prisma.OrderUncheckedCreateInput>) =>
  tx.order.create({ data, include: orderInclude });

/** The book's order itself, not the one of a printed copy. */
export const findOpenOrder = (tx: Tx, bookId: string) =>
  tx.order.findFirst({
    where: { bookId, kind: 'parent', upgradeOfId: null, state: { notIn: ['cancelled', 'refunded'] } },
    orderBy: { createdAt: 'desc' },
    include: orderInclude,
  });

/** The printed copy that was ordered of a digital book. */
export const findOpenUpgrade = (tx: Tx, upgradeOfId: string) =>
  tx.order.findFirst({
    where: { upgradeOfId, kind: 'parent', state: { notIn: ['cancelled', 'refunded'] } },
    select: { id: true },
  });

/** What was paid more for this order's book. */
export const listPaidExtras = (tx: Tx, upgradeOfId: string) =>
  tx.order.findMany({
    where: { upgradeOfId, kind: 'extra', paidAt: { not: null }, state: { notIn: ['cancelled', 'refunded'] } },
    include: orderInclude,
    orderBy: { id: 'asc' },
  });

/** The unpaid order of something more for a bought book. */
export const findUnpaidExtra = (tx: Tx, bookId: string) =>
  tx.order.findFirst({
    where: { bookId, kind: 'extra', state: { in: ['unpaid', 'awaiting_payment'] } },
    include: orderInclude,
  });

/** The order of one book that a group order pays for. */
export const findPart = (tx: Tx, groupOrderId: string, bookId: string) =>
  tx.order.findFirst({ where: { groupOrderId, bookId }, select: { id: true } });

/** The orders of single books that a group order pays for, in a fixed order. */
export const listParts = (tx: Tx, groupOrderId: string) =>
  tx.order.findMany({ where: { groupOrderId }, orderBy: { id: 'asc' }, include: orderInclude });

type PaidDelivery = {
  /** Another order than this one. */
  readonly orderId: string;
  readonly accountId: string;
  readonly since: Date;
  /** Of the delivery. */
  readonly priceId: string;
  readonly address: AddressRow;
};

/** Other orders of the account whose delivery to this address was paid since then, and not given back. */
export const listPaidDeliveries = (tx: Tx, { orderId, accountId, since, priceId, address }: PaidDelivery) =>
  tx.order.findMany({
    where: {
      id: { not: orderId },
      accountId,
      address,
      paidAt: { gte: since },
      state: { notIn: ['cancelled', 'refunded'] },
      lines: { some: { priceId } },
    },
    select: { paidAt: true },
  });

/** Every order of a book in a fixed order, so that transactions that lock them all cannot deadlock. */
export const listBookOrders = (tx: Tx, bookId: string) =>
  tx.order.findMany({
    where: { bookId },
    select: {
      id: true,
      state: true,
      tier: true,
      paidAt: true,
      imageModel: true,
      changes: handOverSelect,
      lines: { select: { priceId: true } },
    },
    orderBy: { id: 'asc' },
  });

/** Without those of groups, in a fixed order, so that transactions that lock them all cannot deadlock. */
export const listUnpaidOrders = (tx: Tx, accountId: string) =>
  tx.order.findMany({
    where: {
      accountId,
      kind: { notIn: [...GROUP_KINDS] },
      paidAt: null,
      state: { in: ['unpaid', 'awaiting_payment'] },
    },
    select: { id: true },
    orderBy: { id: 'asc' },
  });

/** The account's unpaid orders that hold a coupon or credits. */
export const listReservingOrders = (tx: Tx, accountId: string) =>
  tx.order.findMany({
    where: { accountId, paidAt: null, OR: [{ couponId: { not: null } }, { creditsMinor: { gt: 0 } }] },
    select: { id: true },
  });

/** Paid, but neither delivered nor confirmed. */
export const listUnconfirmedBooks = (tx: Tx, accountId: string) =>
  tx.order.findMany({
    where: { accountId, paidAt: { not: null }, state: { in: ['paid', 'in_production', 'awaiting_confirmation'] } },
    select: { bookId: true },
  });

/** Paid orders whose production started before then. */
export const listOrdersInProduction = (tx: Tx, since: Date) =>
  tx.order.findMany({
    where: { state: 'in_production', bookId: { not: null }, updatedAt: { lt: since } },
    select: { id: true, kind: true, productionFailedAt: true },
    orderBy: { paidAt: 'asc' },
  });

export const lockOrder = (tx: Tx, id: string) => tx.$queryRaw`SELECT id FROM orders WHERE id = ${id}::uuid FOR UPDATE`;

export const updateOrder = (tx: Tx, id: string, data: WithoutState<Prisma.OrderUncheckedUpdateInput>) =>
  tx.order.update({ where: { id }, data, include: orderInclude });

type Line = { readonly priceId: string; readonly quantity: number; readonly unitMinor: number };

export async function replaceLines(tx: Tx, orderId: string, lines: readonly Line[]): Promise<void> {
  await tx.orderLine.deleteMany({ where: { orderId } });
  await tx.orderLine.createMany({ data: lines.map((line) => ({ orderId, ...line })) });
}

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

export const isOrderPaid = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.order.count({ where: { id, paidAt: { not: null } } })) > 0;

export const isOrderUnpaid = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.order.count({ where: { id, paidAt: null } })) > 0;

/** How many orders are in each state. */
export async function countOrderStates(tx: Tx) {
  const rows = await tx.order.groupBy({ by: ['state'], _count: true });
  return rows.map(({ state, _count: count }) => ({ state, count }));
}
