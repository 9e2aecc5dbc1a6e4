import { listRefundsByHand, TRANSFER_PROVIDER } from '@/lib/payments/server';
import type { Db } from '@/lib/platform/db';
import { listReviewsToCheck } from '@/lib/rewards/server';
import { STAFF_LIMITS } from '../limits';
import { getByHandSince } from './count-today';
import type { RefundView, ReviewView } from './view';

// What stands behind the numbers of the day, beside orders and jobs.

export const listReviews = (db: Db): Promise<readonly ReviewView[]> => listReviewsToCheck(db, STAFF_LIMITS.listSize);

export async function listRefundsDue(db: Db, now: Date): Promise<readonly RefundView[]> {
  const refunds = await listRefundsByHand(db, getByHandSince(now), STAFF_LIMITS.listSize);
  return refunds.map((refund) => ({ ...refund, isTransfer: refund.payment.provider === TRANSFER_PROVIDER }));
}
