import type { Prisma, Tx } from '@/lib/platform/db';
import type { ShipmentState } from '@/lib/platform/db/generated/enums';
import type { OrderState } from '../states';
import { listReplans } from '../views/dispatch-changes';

/** Books whose parent has paid and not yet confirmed, with the time since when they wait. */
export const listAwaitingConfirmation = (tx: Tx) =>
  tx.order.findMany({
    where: { state: 'awaiting_confirmation', book: { deletedAt: null } },
    select: {
      id: true,
      language: true,
      accountId: true,
      bookId: true,
      heldUntil: true,
      changes: { where: { to: 'awaiting_confirmation' }, orderBy: { at: 'asc' }, take: 1, select: { at: true } },
    },
    orderBy: { createdAt: 'asc' },
  });

export const holdOrderUntil = (tx: Tx, id: string, heldUntil: Date) =>
  tx.order.update({ where: { id }, data: { heldUntil } });

export const recordConfirmation = (tx: Tx, id: string, confirmedAt: Date, dispatchBy: Date) =>
  tx.order.update({ where: { id }, data: { confirmedAt, dispatchBy }, select: { id: true } });

/** Confirmed books that no print house has handed over, with the day that they are promised for. */
export const listOrdersToDispatch = (tx: Tx) =>
  tx.order.findMany({
    where: { state: { in: ['confirmed', 'printing'] }, bookId: { not: null }, dispatchBy: { not: null } },
    select: { id: true, country: true, dispatchBy: true },
    orderBy: { dispatchBy: 'asc' },
  });

type DispatchChange = Pick<Prisma.DispatchChangeUncheckedCreateInput, 'orderId' | 'reason'> & {
  readonly from: Date;
  readonly to: Date;
  readonly at: Date;
};

/** Promises another day of dispatch, and keeps the old one. */
export async function changeDispatch(tx: Tx, change: DispatchChange): Promise<void> {
  await tx.dispatchChange.create({ data: change });
  await tx.order.update({ where: { id: change.orderId }, data: { dispatchBy: change.to }, select: { id: true } });
}

/** The changes of an order's promised day, oldest first. */
export const listDispatchChanges = (tx: Tx, orderId: string) =>
  tx.dispatchChange.findMany({ where: { orderId }, orderBy: { id: 'asc' }, select: DISPATCH_CHANGE });

const DISPATCH_CHANGE = { from: true, to: true, reason: true } as const;

/** How often the current print run was promised for another day, because it was late. */
export const countReplans = async (tx: Tx, orderId: string): Promise<number> =>
  listReplans(await listDispatchChanges(tx, orderId)).length;

/** Confirmed books without a shipment in one of these states, with their newest shipment. */
export const listUnprintedOrders = (tx: Tx, states: readonly ShipmentState[]) =>
  tx.order.findMany({
    where: {
      state: { in: ['confirmed', 'printing'] },
      bookId: { not: null },
      shipments: { none: { state: { in: [...states] } } },
    },
    select: {
      id: true,
      confirmedAt: true,
      shipments: { orderBy: { createdAt: 'desc' }, take: 1, select: { updatedAt: true } },
    },
  });

/** Printed books that somebody needs by a day that is not over. */
export const listNeededOrders = (tx: Tx, today: Date) =>
  tx.order.findMany({
    where: {
      neededBy: { gte: today },
      tier: { not: 'digital' },
      state: { in: ['awaiting_confirmation', 'confirmed', 'printing', 'shipped'] },
    },
    select: { id: true },
    orderBy: { createdAt: 'asc' },
  });

/** When the parcel was handed over last; `null` before it was. */
export async function findHandOver(tx: Tx, orderId: string): Promise<Date | null> {
  const handedOver = await tx.orderChange.findFirst({
    where: { orderId, to: { in: ['shipped', 'ready_for_pickup', 'delivered'] } },
    orderBy: { at: 'desc' },
    select: { at: true },
  });
  return handedOver?.at ?? null;
}

/** When the order came to this state for the first time; `null` if it never did. */
export async function findStateSince(tx: Tx, orderId: string, to: OrderState): Promise<Date | null> {
  const found = await tx.orderChange.findFirst({
    where: { orderId, to },
    orderBy: { at: 'asc' },
    select: { at: true },
  });
  return found?.at ?? null;
}

/** Promises a day of dispatch without a record of an earlier one. */
export const setDispatch = (tx: Tx, id: string, dispatchBy: Date) =>
  tx.order.update({ where: { id }, data: { dispatchBy }, select: { id: true } });
