import { mutation } from '@/lib/server/api';
import { staffAction } from '@/lib/server/api/staff';
import { settleRefundByHand } from '@/lib/staff/server';

/** Notes that money was given back by hand, of which its customer is told. */
export const POST = mutation('/api/staff/refunds/[refundId]', { rate: 'write', idempotent: true }, (context) =>
  staffAction(context, 'orders.transfer', (deps) => settleRefundByHand(context.params.refundId, deps)),
);
