import type { Prisma, Tx } from '@/lib/platform/db';
import type { OrderState } from './states';

const parts = {
  lines: true,
  downloads: true,
  payments: { orderBy: { createdAt: 'desc' } },
  account: true,
} as const;

export type OrderRow = NonNullable<Awaited<ReturnType<typeof orderById>>>;

export const orderById = (tx: Tx, id: string) => tx.order.findUnique({ where: { id }, include: parts });

/** The account's own order; other people's, and those of deleted books, answer like orders that do not exist. */
export const ownedOrder = (tx: Tx, id: string, accountId: string) =>
  tx.order.findFirst({
    where: { id, accountId, OR: [{ bookId: null }, { book: { deletedAt: null } }] },
    include: parts,
  });

/** Newest first: the rows of my-books. */
export const ordersOf = (tx: Tx, accountId: string) =>
  tx.order.findMany({
    // A row of the shelf goes with its book; what was paid stays on record.
    where: { accountId, kind: 'parent', book: { deletedAt: null } },
    orderBy: { createdAt: 'desc' },
    include: parts,
  });

export const insertOrder = (tx: Tx, data: Prisma.OrderUncheckedCreateInput) =>
  tx.order.create({ data, include: parts });

export const openOrderOf = (tx: Tx, bookId: string) =>
  tx.order.findFirst({
    where: { bookId, state: { notIn: ['cancelled', 'refunded'] } },
    orderBy: { createdAt: 'desc' },
    include: parts,
  });

/** Every order of a book, always in the same order, so that two that lock them all do not block each other. */
export const ordersOfBook = (tx: Tx, bookId: string) =>
  tx.order.findMany({
    where: { bookId },
    select: { id: true, state: true, tier: true, paidAt: true },
    orderBy: { id: 'asc' },
  });

/** In one order, so that two that lock them all do not block each other. */
export const unpaidOrdersOf = (tx: Tx, accountId: string) =>
  tx.order.findMany({
    where: { accountId, paidAt: null, state: { in: ['unpaid', 'awaiting_payment'] } },
    select: { id: true },
    orderBy: { id: 'asc' },
  });

/** Paid, and neither delivered nor confirmed. */
export const unconfirmedBooksOf = (tx: Tx, accountId: string) =>
  tx.order.findMany({
    where: { accountId, paidAt: { not: null }, state: { in: ['paid', 'in_production', 'awaiting_confirmation'] } },
    select: { bookId: true },
  });

/** Paid orders whose book has been in the making since before then. */
export const ordersInProduction = (tx: Tx, since: Date) =>
  tx.order.findMany({
    where: { state: 'in_production', updatedAt: { lt: since } },
    select: { id: true, productionFailedAt: true },
    orderBy: { paidAt: 'asc' },
  });

export const lockOrder = (tx: Tx, id: string) => tx.$queryRaw`SELECT id FROM orders WHERE id = ${id}::uuid FOR UPDATE`;

export const updateOrder = (tx: Tx, id: string, data: Prisma.OrderUncheckedUpdateInput) =>
  tx.order.update({ where: { id }, data, include: parts });

/** Moves the order only from the state that it was read in; false when somebody else moved it first. */
export async function moveState(tx: Tx, id: string, from: OrderState, to: OrderState, by: string, at: Date) {
  const moved = await tx.order.updateMany({ where: { id, state: from }, data: { state: to } });
  if (moved.count === 1) await tx.orderChange.create({ data: { orderId: id, from, to, by, at } });
  return moved.count === 1;
}

type Line = { readonly priceId: string; readonly quantity: number; readonly unitMinor: number };

export async function replaceLines(tx: Tx, orderId: string, lines: readonly Line[]): Promise<void> {
  await tx.orderLine.deleteMany({ where: { orderId } });
  await tx.orderLine.createMany({ data: lines.map((line) => ({ orderId, ...line })) });
}

export const saveDownload = (
  tx: Tx,
  orderId: string,
  data: { readonly bookId: string; readonly storageKey: string; readonly bytes: number; readonly expiresAt: Date },
) => tx.download.upsert({ where: { orderId }, create: { orderId, ...data }, update: data });

export const downloadById = (tx: Tx, id: string) =>
  tx.download.findFirst({
    where: { id, book: { deletedAt: null } },
    include: { order: { include: { payments: true } } },
  });

export const renewDownload = (tx: Tx, orderId: string, now: Date, expiresAt: Date) =>
  tx.download.update({ where: { orderId }, data: { renewedAt: now, expiresAt } });

/** Notes that a message is to be sent; false when its key was noted before, so that it is sent once. */
export async function noteMessage(tx: Tx, message: Prisma.MessageSentUncheckedCreateInput): Promise<boolean> {
  const noted = await tx.messageSent.createMany({ data: [message], skipDuplicates: true });
  return noted.count === 1;
}

export const messageByKey = (tx: Tx, key: string) => tx.messageSent.findUnique({ where: { key } });

export const markMessageSent = (tx: Tx, key: string, providerId: string, sentAt: Date) =>
  tx.messageSent.update({ where: { key }, data: { providerId, sentAt } });

export const markMessageFailed = (tx: Tx, key: string, failedCode: string) =>
  tx.messageSent.updateMany({ where: { key, sentAt: null }, data: { failedCode } });
