import { mutation } from '@/lib/server/api';
import { staffAction } from '@/lib/server/api/staff';
import { reasonSchema } from '@/lib/staff';
import { reprint } from '@/lib/staff/server';

/** Prints a confirmed book once more. */
export const POST = mutation(
  '/api/staff/orders/[orderId]/reprint',
  { rate: 'write', schema: reasonSchema, idempotent: true },
  (context) =>
    staffAction(context, 'orders.reprint', (deps) => reprint(context.params.orderId, context.input.reason, deps)),
);
