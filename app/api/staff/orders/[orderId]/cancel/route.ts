import { mutation } from '@/lib/server/api';
import { staffAction } from '@/lib/server/api/staff';
import { reasonSchema } from '@/lib/staff';
import { cancelForCustomer } from '@/lib/staff/server';

/** Cancels an unconfirmed printed book. */
export const POST = mutation(
  '/api/staff/orders/[orderId]/cancel',
  { rate: 'write', schema: reasonSchema, idempotent: true },
  (context) =>
    staffAction(context, 'orders.cancel', (deps) =>
      cancelForCustomer(context.params.orderId, context.input.reason, deps),
    ),
);
