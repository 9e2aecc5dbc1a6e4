import { isPrintingEarly, listUnprintedOrders } from '@/lib/orders/server';
import type { Db } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { printFilesJob, submitShipmentJob } from '../jobs';
import { listUnsentShipments, PRINTED_STATES } from '../repository';
import { giveUpPrinting } from './give-up-printing';
import { replanLateOrders } from './replan-dispatch';

type Deps = { readonly db: Db; readonly enqueue: Enqueue; readonly now: Date };

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Longer than making the files takes. */
const STUCK_AFTER_MS = 40 * MINUTE_MS;
/** Days that the staff have to print a book elsewhere before its price is refunded. */
export const GIVE_UP_AFTER_DAYS = 4;

/**
 * From the rows alone, whatever happened to their jobs: makes print files that are missing, submits what no print house
 * has taken, refunds books that could not be printed, and gives parcels that are late a new day of dispatch.
 */
export async function watchShipments(deps: Deps): Promise<void> {
  const { db, enqueue, now } = deps;
  const ago = (ms: number) => new Date(now.getTime() - ms);
  for (const { id, confirmedAt, shipments } of await listUnprintedOrders(db, PRINTED_STATES)) {
    const failed = shipments[0];
    const since = failed?.updatedAt ?? confirmedAt;
    if (!since) continue;
    if (since <= ago(GIVE_UP_AFTER_DAYS * DAY_MS)) await giveUpPrinting(id, deps);
    // A failed shipment waits for a person; the alarm was raised when it failed.
    else if (!failed && since <= ago(STUCK_AFTER_MS)) {
      await db.$transaction((tx) => enqueue(tx, printFilesJob, { orderId: id }, { key: id }));
    }
  }
  for (const { id, order } of await listUnsentShipments(db, ago(STUCK_AFTER_MS))) {
    if (isPrintingEarly(order, now)) continue;
    await db.$transaction((tx) => enqueue(tx, submitShipmentJob, { shipmentId: id }, { key: id }));
  }
  await replanLateOrders(deps);
}
