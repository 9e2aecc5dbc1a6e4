import type { Db, Tx } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { purchaseEventJob } from './jobs';
import {
  deleteAttribution,
  deleteAttributionsBefore,
  deleteAttributionsOf,
  hasAttribution,
  upsertAttribution,
} from './repository';

/** Unpaid orders are paid within days or never. */
const ATTRIBUTION_DAYS = 30;
const DAY_MS = 86_400_000;

type Visit = {
  /** Whether the order is still to be paid. */
  readonly isUnpaid: (tx: Tx, orderId: string) => Promise<boolean>;
  /** Whether the visitor allows advertising. */
  readonly allowed: boolean;
  /** In Meta's format, from the browser; `null` without one. */
  readonly clickId: string | null;
  readonly userAgent: string;
};

/**
 * Remembers at the checkout what the ad network may learn of the payment; forgets it where the visitor refuses. An order
 * that credits paid whole is paid already and has no payment to report.
 */
export async function saveAttribution(
  db: Db,
  orderId: string,
  { allowed, isUnpaid, clickId, userAgent }: Visit,
): Promise<void> {
  if (!allowed) await deleteAttribution(db, orderId);
  else if (await isUnpaid(db, orderId)) {
    await upsertAttribution(db, orderId, { clickId, userAgent: userAgent.slice(0, 500) });
  }
}

/** Reports the payment of an order whose customer allows it, once, with the transaction that marks it paid (spec §7). */
export async function reportPurchase(tx: Tx, orderId: string, enqueue: Enqueue): Promise<void> {
  if (await hasAttribution(tx, orderId)) await enqueue(tx, purchaseEventJob, { orderId }, { key: orderId });
}

/** Forgets what was kept for an account's open checkouts: the visitor takes the consent back. */
export const withdrawAttributions = (db: Tx, accountId: string) => deleteAttributionsOf(db, accountId);

/** Deletes what was kept for orders that nobody paid. */
export const purgeAttributions = (db: Db, now: Date) =>
  deleteAttributionsBefore(db, new Date(now.getTime() - ATTRIBUTION_DAYS * DAY_MS));
