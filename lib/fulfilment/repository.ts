import type { Prisma, Tx } from '@/lib/platform/db';
import type { WithoutState } from '@/lib/platform/states';
import type { ShipmentState } from './states';

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
/** States in which an order needs no other print. */
export const PRINTED_STATES: readonly ShipmentState[] = [...LIVE, 'delivered'];

export const findShipment = (tx: Tx, id: string) => tx.shipment.findUnique({ where: { id } });

export const findLiveShipment = (tx: Tx, orderId: string) =>
  tx.shipment.findFirst({ where: { orderId, state: { in: [...LIVE] } } });

export const insertShipment = (tx: Tx, data: WithoutState<Prisma.ShipmentUncheckedCreateInput>) =>
  tx.shipment.create({ data });

export const setProviderId = (tx: Tx, id: string, providerId: string) =>
  tx.shipment.updateMany({ where: { id, providerId: null }, data: { providerId } });

/** Shipments that no print house has taken, although that was tried before then. */
export const listUnsentShipments = (tx: Tx, createdBefore: Date) =>
  tx.shipment.findMany({
    where: { state: 'submitted', providerId: null, createdAt: { lt: createdBefore } },
    select: { id: true, order: { select: { country: true, gift: { select: { active: true, dispatchOn: true } } } } },
  });

/** When the newest parcel of an order left; `null` while it has not. */
export const findDispatch = async (tx: Tx, orderId: string): Promise<Date | null> => {
  const where = { to: 'shipped' as const, shipment: { orderId, state: 'shipped' as const } };
  const left = await tx.shipmentChange.findFirst({ where, orderBy: { id: 'desc' }, select: { at: true } });
  return left?.at ?? null;
};
