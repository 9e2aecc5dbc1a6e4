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
      changes: { where: { to: 'awaiting_confirmation' }, orderBy: { at: 'asc' }, take: 1, select: { at: true } },
    },
    orderBy: { createdAt: 'asc' },
  });

export const findOrderByNumber = (tx: Tx, number: string) =>
  tx.order.findUnique({ where: { number }, select: { id: true } });

export const findAddress = (tx: Tx, orderId: string) => tx.shippingAddress.findUnique({ where: { orderId } });

/** Where a parcel goes, as it is stored. */
export type AddressRow = Omit<NonNullable<Awaited<ReturnType<typeof findAddress>>>, 'orderId'>;

export const recordConfirmation = (tx: Tx, id: string, confirmedAt: Date, dispatchBy: Date) =>
  tx.order.update({ where: { id }, data: { confirmedAt, dispatchBy }, select: { id: true } });

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
    select: { id: true },
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

/** Shipments that have not left although they were promised for a day before then. */
export const listLateShipments = (tx: Tx, promisedBefore: Date) =>
  tx.shipment.findMany({
    where: { state: { in: ['submitted', 'accepted', 'printing'] }, order: { dispatchBy: { lt: promisedBefore } } },
    select: { id: true, orderId: true, provider: true, order: { select: { number: true } } },
  });

type StoredEvent = Pick<Prisma.ProviderEventCreateManyInput, 'provider' | 'eventId' | 'kind' | 'payload'>;

/** Stores a print house's report; false when it was stored before. */
export async function insertReport(tx: Tx, event: StoredEvent): Promise<boolean> {
  return (await tx.providerEvent.createMany({ data: [event], skipDuplicates: true })).count === 1;
}

export const markReportHandled = (tx: Tx, provider: string, eventId: string, handledAt: Date) =>
  tx.providerEvent.update({ where: { provider_eventId: { provider, eventId } }, data: { handledAt } });
