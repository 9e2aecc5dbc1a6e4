import { mutation } from '@/lib/server/api';
import { staffAction } from '@/lib/server/api/staff';
import { transferSchema } from '@/lib/staff';
import { bookTransfer } from '@/lib/staff/server';

/** Books a bank transfer that has arrived. */
export const POST = mutation(
  '/api/staff/orders/[orderId]/transfer',
  { rate: 'write', schema: transferSchema, idempotent: true },
  (context) =>
    staffAction(context, 'orders.transfer', (deps) =>
      bookTransfer(context.params.orderId, context.input.amountMinor, deps),
    ),
);
