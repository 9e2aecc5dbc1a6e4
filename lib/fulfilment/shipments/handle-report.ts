import { findOrderWithContact, lockOrder } from '@/lib/orders/server';
import { insertEvent, markEventHandled } from '@/lib/payments/server';
import type { Db, Tx } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { alarm } from '@/lib/platform/logging/alarm';
import type { FulfilmentEvent } from '@/lib/providers/fulfilment/port';
import { moveShipment, type ShipmentActor } from '../move-shipment';
import { findShipment, setProviderId } from '../repository';
import { advanceOrder } from './advance-order';

type Deps = { readonly db: Db; readonly enqueue: Enqueue; readonly now: Date };
export type ReportOutcome = 'handled' | 'repeated' | 'unknown_shipment' | 'ignored';

/** Applies a print house's report exactly once, in one transaction with all its consequences. */
export function handleReport(
  event: FulfilmentEvent,
  deps: Deps,
  by: ShipmentActor = 'provider',
): Promise<ReportOutcome> {
  return deps.db.$transaction(async (tx) => {
    const { provider, eventId, status: kind } = event;
    const payload = { ...event, occurredAt: event.occurredAt.toISOString() };
    if (!(await insertEvent(tx, { provider, eventId, kind, payload }))) return 'repeated';
    const outcome = await applyReport(tx, event, deps, by);
    // A report about a parcel that is not ours stays for the staff.
    if (outcome === 'unknown_shipment') alarm('shipment_unknown', { provider, eventId });
    else await markEventHandled(tx, provider, eventId, deps.now);
    return outcome;
  });
}

async function applyReport(tx: Tx, event: FulfilmentEvent, deps: Deps, by: ShipmentActor): Promise<ReportOutcome> {
  const found = await findShipment(tx, event.shipmentId);
  if (!found || found.provider !== event.provider) return 'unknown_shipment';
  await lockOrder(tx, found.orderId);
  // Read again under the lock: another report may have just moved it.
  const shipment = await findShipment(tx, event.shipmentId);
  const order = await findOrderWithContact(tx, found.orderId);
  if (!shipment || !order) return 'unknown_shipment';
  await setProviderId(tx, shipment.id, event.providerReference);
  const { carrier, trackingNumber, status } = event;
  const details = { ...(carrier && { carrier }), ...(trackingNumber && { trackingNumber }) };
  // A report that is older than the shipment's state.
  if (!(await moveShipment(tx, shipment, status, by, deps.now, details))) return 'ignored';
  if (status === 'failed') {
    alarm('shipment_failed', { shipmentId: shipment.id, orderNumber: order.number, after: shipment.state });
    return 'handled';
  }
  await advanceOrder(tx, order, status === 'accepted' ? 'printing' : status, deps, shipment.id);
  return 'handled';
}
