import type { Tx } from '@/lib/platform/db';
import { type ShipmentState, shipmentStates } from './states';

type Movable = { readonly id: string; readonly state: ShipmentState };
type ShipmentDetails = { readonly carrier?: string; readonly trackingNumber?: string };

/** Who changes a shipment: the print house's report, the shop's staff, or the shop's own watch. */
export type ShipmentActor = 'provider' | 'staff' | 'shop';

/**
 * Changes a shipment's state and records the change: the only function that writes the state of a shipment. Returns
 * `false` and writes nothing when `shipmentStates` forbids the change or the shipment is no longer in `shipment.state`.
 */
export async function moveShipment(
  tx: Tx,
  shipment: Movable,
  to: ShipmentState,
  by: ShipmentActor,
  at: Date,
  details: ShipmentDetails = {},
): Promise<boolean> {
  const { id, state: from } = shipment;
  if (!shipmentStates.canMove(from, to)) return false;
  const moved = await tx.shipment.updateMany({ where: { id, state: from }, data: { ...details, state: to } });
  if (moved.count !== 1) return false;
  await tx.shipmentChange.create({ data: { shipmentId: id, from, to, by, at } });
  return true;
}
