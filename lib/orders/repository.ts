import type { Prisma, Tx } from '@/lib/platform/db';
import type { WithoutState } from '@/lib/platform/states';
import { GROUP_KINDS } from './group/group-kind';
import { handOverSelect } from './open-orders';
import {
  contactInclude,
  filesInclude,
  giftInclude,
  groupCheckoutSelect,
  mailInclude,
  paymentsInclude,
  receiptInclude,
  settlingInclude,
} from './selects';
import { orderProgressSelect, orderViewSelect } from './views/selects';
import { UNFINISHED } from './views/unfinished';

/** The order's own columns; what belongs to an order is read by those that name it (`selects.ts`). */
export type OrderRow = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

export const findOrder = ({ order }: Tx, id: string) => order.findUnique({ where: { id } });

/** The order with where messages about it go. */
export const findOrderWithContact = ({ order }: Tx, id: string) =>
  order.findUnique({ where: { id }, include: contactInclude });

/** The order with all of its payment attempts. */
export const findOrderToSettle = ({ order }: Tx, id: string) =>
  order.findUnique({ where: { id }, include: settlingInclude });

/** The order with its files and what may close them. */
export const findOrderWithFiles = ({ order }: Tx, id: string) =>
  order.findUnique({ where: { id }, include: filesInclude });

/** The order with its lines, and its payments with their refunds, the newest first. */
export const findOrderWithPayments = ({ order }: Tx, id: string) =>
  order.findUnique({ where: { id }, include: paymentsInclude });

/** The order with all that a message about it says. */
export const findOrderToMail = ({ order }: Tx, id: string) => order.findUnique({ where: { id }, include: mailInclude });

/** The order with the person whom it is given to. */
export const findOrderWithGift = ({ order }: Tx, id: string) =>
  order.findUnique({ where: { id }, include: giftInclude });

/** By the number that customers read out. */
export const findOrderByNumber = (tx: Tx, number: string) =>
  tx.order.findUnique({ where: { number }, select: { id: true, kind: true } });

/** The account's own order; other people's, and those of deleted books, look nonexistent. */
export const findOwnedOrder = ({ order }: Tx, id: string, accountId: string) =>
  order.findFirst({ where: ownedWhere(id, accountId) });

/** What a group ordered, for its checkout. */
export const findGroupToPay = ({ order }: Tx, id: string) =>
  order.findUniqueOrThrow({ where: { id }, select: groupCheckoutSelect });

/** The account's own order with its lines and payments. */
export const findOwnedOrderWithPayments = ({ order }: Tx, id: string, accountId: string) =>
  order.findFirst({ where: ownedWhere(id, accountId), include: paymentsInclude });

/** The account's own order with its files and what may close them. */
export const findOwnedOrderWithFiles = ({ order }: Tx, id: string, accountId: string) =>
  order.findFirst({ where: ownedWhere(id, accountId), include: filesInclude });

/** The account's own order with where messages about it go. */
export const findOwnedOrderWithContact = ({ order }: Tx, id: string, accountId: string) =>
  order.findFirst({ where: ownedWhere(id, accountId), include: contactInclude });

/** The account's own order with the person whom it is given to. */
export const findOwnedOrderWithGift = ({ order }: Tx, id: string, accountId: string) =>
  order.findFirst({ where: ownedWhere(id, accountId), include: giftInclude });

const ownedWhere = (id: string, accountId: string): Prisma.OrderWhereInput => ({
  id,
  accountId,
  OR: [{ bookId: null }, { book: { deletedAt: null } }],
  NOT: [
    // Rulings, "Class and company links": a parent who keeps the book of a child to the family shows the teacher
    // nothing of it.
    { book: { kindergartenChild: { addedByLink: true, filesToTeacher: false } } },
    // Rulings, "Flow": HR never sees the book of an employee's child.
    { kind: 'company', groupOrderId: { not: null } },
  ],
});

/** The account's own order with its payments; its receipt outlives its book. */
export const findReceiptOrder = (tx: Tx, id: string, accountId: string) =>
  tx.order.findFirst({ where: { id, accountId }, include: receiptInclude });

/** The account's own order for display. */
export const findOwnedOrderView = ({ order }: Tx, id: string, accountId: string) =>
  order.findFirst({ where: ownedWhere(id, accountId), select: orderViewSelect });

// An order disappears from the list with its book; its payment records stay. A printed copy that nobody has paid for is
// an offer of its book's row.
const listedWhere = (accountId: string): Prisma.OrderWhereInput => ({
  accountId,
  kind: 'parent',
  book: { deletedAt: null },
  NOT: { upgradeOfId: { not: null }, paidAt: null },
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

export const insertOrder = (tx: Tx, data: WithoutState<Prisma.OrderUncheckedCreateInput>) => tx.order.create({ data });

/** The book's order itself, not the one of a printed copy. */
export const findOpenOrder = (tx: Tx, bookId: string) =>
  tx.order.findFirst({
    where: { bookId, kind: 'parent', upgradeOfId: null, state: { notIn: ['cancelled', 'refunded'] } },
    orderBy: { createdAt: 'desc' },
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
    include: paymentsInclude,
    orderBy: { id: 'asc' },
  });

/** The unpaid order of something more for a bought book. */
export const findUnpaidExtra = (tx: Tx, bookId: string) =>
  tx.order.findFirst({
    where: { bookId, kind: 'extra', state: { in: ['unpaid', 'awaiting_payment'] } },
  });

/** The order of one book that a group order pays for. */
export const findPart = (tx: Tx, groupOrderId: string, bookId: string) =>
  tx.order.findFirst({ where: { groupOrderId, bookId }, select: { id: true } });

/** The orders of single books that a group order pays for, in a fixed order. */
export const listParts = (tx: Tx, groupOrderId: string) =>
  tx.order.findMany({ where: { groupOrderId }, orderBy: { id: 'asc' } });

/** The ids of those of a group that the staff cancelled, all at once. */
export const listCancelledPartIds = async (tx: Tx, groupOrderId: string): Promise<ReadonlySet<string>> => {
  const changes = { some: { to: 'cancelled', by: 'staff' } } as const;
  const parts = await tx.order.findMany({ where: { groupOrderId, changes }, select: { id: true } });
  return new Set(parts.map(({ id }) => id));
};

/** Those of a group whose books were deleted. */
export const listDeletedParts = (tx: Tx, groupOrderId: string) =>
  tx.order.findMany({ where: { groupOrderId, book: { deletedAt: { not: null } } }, orderBy: { id: 'asc' } });

/** The orders of groups that pay for one of these books, in a fixed order. */
export const listBookParts = (tx: Tx, bookIds: readonly string[]) =>
  tx.order.findMany({
    where: { bookId: { in: [...bookIds] }, groupOrderId: { not: null } },
    orderBy: { id: 'asc' },
    include: { changes: handOverSelect },
  });

/** The same with the files that were made of them. */
export const listBookPartsWithFiles = (tx: Tx, bookIds: readonly string[]) =>
  tx.order.findMany({
    where: { bookId: { in: [...bookIds] }, groupOrderId: { not: null } },
    orderBy: { id: 'asc' },
    select: { bookId: true, state: true, downloads: { select: { id: true, expiresAt: true } } },
  });

/** The parts of a group with their files. */
export const listPartsWithFiles = (tx: Tx, groupOrderId: string) =>
  tx.order.findMany({
    where: { groupOrderId },
    orderBy: { id: 'asc' },
    include: { downloads: { select: { id: true } } },
  });

/** Every order of a book in a fixed order, so that transactions that lock them all cannot deadlock. */
export const listBookOrders = (tx: Tx, bookId: string) =>
  tx.order.findMany({
    where: { bookId },
    select: {
      id: true,
      accountId: true,
      bookId: true,
      groupOrderId: true,
      state: true,
      tier: true,
      paidAt: true,
      creditsMinor: true,
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

/** Paid orders whose production failed for good. */
export const listUnproducedOrders = (tx: Tx) =>
  tx.order.findMany({
    where: { state: 'in_production', productionFailedAt: { not: null } },
    select: { id: true, productionFailedAt: true },
    orderBy: { productionFailedAt: 'asc' },
  });

export const lockOrder = (tx: Tx, id: string) => tx.$queryRaw`SELECT id FROM orders WHERE id = ${id}::uuid FOR UPDATE`;

export const updateOrder = (tx: Tx, id: string, data: WithoutState<Prisma.OrderUncheckedUpdateInput>) =>
  tx.order.update({ where: { id }, data });

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
