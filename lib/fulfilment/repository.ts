import { listReplans } from '@/lib/orders/server';
import type { Prisma, Tx } from '@/lib/platform/db';
import type { WithoutState } from '@/lib/platform/states';
import type { ShipmentState } from './states';

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

export const findOrderByNumber = (tx: Tx, number: string) =>
  tx.order.findUnique({ where: { number }, select: { id: true } });

export const findAddress = (tx: Tx, orderId: string) => tx.shippingAddress.findUnique({ where: { orderId } });

/** Where a parcel goes, as it is stored. */
export type AddressRow = Omit<NonNullable<Awaited<ReturnType<typeof findAddress>>>, 'orderId'>;

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

/** The newest two shipments of an order, newest first. */
export const listLatestShipments = (tx: Tx, orderId: string) =>
  tx.shipment.findMany({
    where: { orderId },
    orderBy: { createdAt: 'desc' },
    take: 2,
    select: { state: true, createdAt: true },
  });

/** The newest shipment of an order; an earlier one failed. */
export const findLatestShipment = (tx: Tx, orderId: string) =>
  tx.shipment.findFirst({ where: { orderId }, orderBy: { createdAt: 'desc' } });

/** States in which a print house works on it or a carrier has it. */
const LIVE: readonly ShipmentState[] = ['submitted', 'accepted', 'printing', 'shipped', 'ready_for_pickup'];

export const findShipment = (tx: Tx, id: string) => tx.shipment.findUnique({ where: { id } });

export const findLiveShipment = (tx: Tx, orderId: string) =>
  tx.shipment.findFirst({ where: { orderId, state: { in: [...LIVE] } } });

export const insertShipment = (tx: Tx, data: WithoutState<Prisma.ShipmentUncheckedCreateInput>) =>
  tx.shipment.create({ data });

export const setProviderId = (tx: Tx, id: string, providerId: string) =>
  tx.shipment.updateMany({ where: { id, providerId: null }, data: { providerId } });

/** Confirmed books without a print house at work, with their shipments, newest first. */
export const listUnprintedOrders = (tx: Tx) =>
  tx.order.findMany({
    where: {
      state: { in: ['confirmed', 'printing'] },
      bookId: { not: null },
      shipments: { none: { state: { in: [...LIVE, 'delivered'] } } },
    },
    select: {
      id: true,
      confirmedAt: true,
      shipments: { orderBy: { createdAt: 'desc' }, take: 1, select: { updatedAt: true } },
    },
  });

/** Shipments that no print house has taken, although that was tried before then. */
export const listUnsentShipments = (tx: Tx, createdBefore: Date) =>
  tx.shipment.findMany({
    where: { state: 'submitted', providerId: null, createdAt: { lt: createdBefore } },
    select: { id: true, order: { select: { country: true, gift: { select: { active: true, dispatchOn: true } } } } },
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

/** When the newest parcel of an order left; `null` while it has not. */
export const findDispatch = async (tx: Tx, orderId: string): Promise<Date | null> => {
  const where = { to: 'shipped' as const, shipment: { orderId, state: 'shipped' as const } };
  const left = await tx.shipmentChange.findFirst({ where, orderBy: { id: 'desc' }, select: { at: true } });
  return left?.at ?? null;
};

type StoredEvent = Pick<Prisma.ProviderEventCreateManyInput, 'provider' | 'eventId' | 'kind' | 'payload'>;

/** Stores a print house's report; false when it was stored before. */
export async function insertReport(tx: Tx, event: StoredEvent): Promise<boolean> {
  return (await tx.providerEvent.createMany({ data: [event], skipDuplicates: true })).count === 1;
}

export const markReportHandled = (tx: Tx, provider: string, eventId: string, handledAt: Date) =>
  tx.providerEvent.update({ where: { provider_eventId: { provider, eventId } }, data: { handledAt } });
