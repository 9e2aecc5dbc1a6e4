import { mutation } from '@/lib/server/api';
import { staffAction } from '@/lib/server/api/staff';
import { refundSchema } from '@/lib/staff';
import { refund } from '@/lib/staff/server';

/** Gives back a part of an order, or all that is left. */
export const POST = mutation(
  '/api/staff/orders/[orderId]/refund',
  { rate: 'write', schema: refundSchema, idempotent: true },
  (context) => staffAction(context, 'orders.refund', (deps) => refund(context.params.orderId, context.input, deps)),
);
