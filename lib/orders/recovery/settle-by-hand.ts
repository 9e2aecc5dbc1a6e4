import { findRefund, TRANSFER_PROVIDER } from '@/lib/payments/server';
import type { Db } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import type { RefundDeps } from './refunds';
import { settleRefund } from './settle-refund';

type Deps = RefundDeps & { readonly db: Db };

/**
 * Notes that a person has given back the money of a bank transfer, and mails its customer. A repeat does nothing. Of
 * other payments only their provider knows: `not_found`.
 */
export async function settleByHand(
  refundId: string,
  { db, ...deps }: Deps,
): Promise<Result<{ readonly settled: true }, 'not_found'>> {
  const refund = await findRefund(db, refundId);
  if (refund?.payment.provider !== TRANSFER_PROVIDER) return fail('not_found');
  if (!refund.refundedAt) await db.$transaction((tx) => settleRefund(tx, refund, null, deps));
  return ok({ settled: true });
}
