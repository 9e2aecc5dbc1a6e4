import { addDays } from '@/lib/books/server';
import { findHandOver, findOwnedOrder, type OrderRow } from '@/lib/orders/server';
import type { Db, Tx } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import type { ReprintOptions } from '../view';
import { listReprintRequests } from './repository';
import { isHandedOver, isOwnMistake, REPRINT_DAYS } from './rules';

type Deps = { readonly db: Db; readonly accountId: string; readonly now: Date };

/** What was requested since the parcel was handed over last, and what may be. */
export async function readReprints(tx: Tx, order: OrderRow) {
  const handedOver = isHandedOver(order) ? await findHandOver(tx, order.id) : null;
  const requests = await listReprintRequests(tx, order.id);
  return {
    until: handedOver && addDays(handedOver, REPRINT_DAYS),
    /** Waits for a person. */
    requested: requests.some(
      ({ outcome, createdAt }) => outcome === 'staff' && handedOver !== null && createdAt >= handedOver,
    ),
    ownMistakes: requests.filter(({ reason }) => isOwnMistake(reason)).length,
  };
}

/** Whether the owner may ask for a free reprint. `not_found` for another person's order. */
export async function getReprintOptions(
  orderId: string,
  { db, accountId, now }: Deps,
): Promise<Result<ReprintOptions, 'not_found'>> {
  const order = await findOwnedOrder(db, orderId, accountId);
  if (!order) return fail('not_found');
  const { until, requested, ownMistakes } = await readReprints(db, order);
  return ok({
    until: until && until > now ? until.toISOString() : null,
    requested,
    ownMistakeUsed: ownMistakes > 0,
  });
}
