import { addDays, RETENTION_DAYS, setPhotoExpiry } from '@/lib/books/server';
import { moveOrder, type OrderRow, type OrderWithContact } from '@/lib/orders/server';
import type { Tx } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import type { MessageKind } from '../messages/kinds';
import { recordMessages } from '../messages/record-messages';

/** States of an order that a print house's report can bring about. */
export type DeliveryState = 'printing' | 'shipped' | 'ready_for_pickup' | 'delivered';

/** Where an order stands before it may take a state: a report that was skipped or lost is made up for. */
const BEFORE: Readonly<Record<DeliveryState, readonly OrderRow['state'][]>> = {
  printing: ['confirmed'],
  shipped: ['confirmed', 'printing'],
  ready_for_pickup: ['confirmed', 'printing'],
  delivered: ['confirmed', 'printing', 'shipped'],
};

const MESSAGES: Readonly<Record<DeliveryState, MessageKind>> = {
  printing: 'printingStarted',
  shipped: 'printShipped',
  ready_for_pickup: 'printAtPickup',
  delivered: 'printDelivered',
};

type Deps = { readonly enqueue: Enqueue; readonly now: Date };

/**
 * Brings a locked order to the state of its shipment, through every state in between, and tells the parent; each parcel
 * once. Returns `false` and changes nothing when the order is past it or has ended.
 */
export async function advanceOrder(
  tx: Tx,
  order: OrderWithContact,
  to: DeliveryState,
  { enqueue, now }: Deps,
  shipmentId: string,
): Promise<boolean> {
  const path = [...BEFORE[to].slice(BEFORE[to].indexOf(order.state) + 1), to];
  const known = BEFORE[to].includes(order.state);
  let current = order;
  for (const next of known ? path : [to]) {
    if (!(await moveOrder(tx, current, next, 'fulfilment', now))) return false;
    current = { ...current, state: next };
  }
  if (to === 'delivered' && order.bookId) {
    await setPhotoExpiry(tx, order.bookId, addDays(now, RETENTION_DAYS.digitalAfterDelivery), now);
  }
  await recordMessages(tx, order, MESSAGES[to], { enqueue, now }, shipmentId);
  return true;
}
