import type { Db, Tx } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { formatMetaClickId } from './click-id';
import { purchaseEventJob } from './jobs';
import { deleteAttribution, deleteAttributionsBefore, hasAttribution, upsertAttribution } from './repository';

/** Unpaid orders are paid within days or never. */
const ATTRIBUTION_DAYS = 30;
const DAY_MS = 86_400_000;

type Visit = {
  /** Whether the visitor allows advertising. */
  readonly allowed: boolean;
  /** From the browser, validated; `null` without one. */
  readonly clickId: string | null;
  readonly userAgent: string;
};

/** Remembers at the checkout what the ad network may learn of the payment; forgets it where the visitor refuses. */
export async function saveAttribution(db: Db, orderId: string, { allowed, clickId, userAgent }: Visit, now: Date) {
  if (!allowed) return void (await deleteAttribution(db, orderId));
  const fbc = clickId && formatMetaClickId(clickId, now);
  await upsertAttribution(db, orderId, { clickId: fbc, userAgent: userAgent.slice(0, 500) });
}

/** Reports the payment of an order whose customer allows it, once, with the transaction that marks it paid (spec §7). */
export async function reportPurchase(tx: Tx, orderId: string, enqueue: Enqueue): Promise<void> {
  if (await hasAttribution(tx, orderId)) await enqueue(tx, purchaseEventJob, { orderId }, { key: orderId });
}

/** Deletes what was kept for orders that nobody paid. */
export const purgeAttributions = (db: Db, now: Date) =>
  deleteAttributionsBefore(db, new Date(now.getTime() - ATTRIBUTION_DAYS * DAY_MS));
