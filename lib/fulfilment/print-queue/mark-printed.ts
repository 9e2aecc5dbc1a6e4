import { findOrderByNumber, isGroupKind, listParts } from '@/lib/orders/server';
import type { Db } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { findLatestShipment } from '../repository';
import { handleReport } from '../shipments/handle-report';
import type { MarkedState } from './marked-states';

/** `unchanged`: it is there already, or further. `not_printed`: no print house has it. */
export type MarkOutcome = 'marked' | 'unchanged' | 'not_printed';

type Mark = {
  readonly status: MarkedState;
  readonly trackingNumber?: string | undefined;
  readonly carrier?: string | undefined;
};
type Deps = { readonly db: Db; readonly enqueue: Enqueue; readonly now: Date };

/** The orders of single books behind a number: of a class or a company all its parts. */
export async function listMarkedOrders(db: Db, number: string): Promise<readonly string[]> {
  const order = await findOrderByNumber(db, number);
  if (!order) return [];
  if (!isGroupKind(order.kind)) return [order.id];
  return (await listParts(db, order.id)).map(({ id }) => id);
}

/** Says of one book what its print house would have reported, with all its consequences; once. */
export async function markPrinted(orderId: string, mark: Mark, deps: Deps): Promise<MarkOutcome> {
  const shipment = await findLatestShipment(deps.db, orderId);
  // A book that no print house has taken is still to be submitted.
  if (!shipment?.providerId || shipment.state === 'failed') return 'not_printed';
  const { status, trackingNumber, carrier } = mark;
  const event = {
    provider: shipment.provider,
    eventId: `${shipment.id}:${status}`,
    shipmentId: shipment.id,
    providerReference: shipment.providerId,
    status,
    occurredAt: deps.now,
    ...(carrier && { carrier }),
    ...(trackingNumber && { trackingNumber }),
  };
  return (await handleReport(event, deps, 'staff')) === 'handled' ? 'marked' : 'unchanged';
}
