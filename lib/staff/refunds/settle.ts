import { settleByHand } from '@/lib/orders/server';
import { findRefund } from '@/lib/payments/server';
import { isUuid } from '@/lib/platform/ids';
import { fail } from '@/lib/platform/result';
import { runAudited } from '../audit/run-audited';
import type { ActDeps } from '../orders/act';

/** Notes that the money of a bank transfer was sent back to its customer. */
export async function settleRefundByHand(refundId: string, deps: ActDeps) {
  const refund = isUuid(refundId) ? await findRefund(deps.db, refundId) : null;
  if (!refund) return fail('not_found');
  const { amountMinor, payment } = refund;
  return runAudited(
    { action: 'refund_by_hand', subject: 'order', subjectId: payment.orderId, data: { amountMinor } },
    deps,
    () => settleByHand(refundId, deps),
  );
}
