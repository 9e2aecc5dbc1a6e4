import { mutation } from '@/lib/server/api';
import { staffAction } from '@/lib/server/api/staff';
import { correctSchema } from '@/lib/staff';
import { correct } from '@/lib/staff/server';

/** Mends a mistyped word of the parent. */
export const POST = mutation(
  '/api/staff/orders/[orderId]/correct',
  { rate: 'write', schema: correctSchema, idempotent: true },
  (context) => staffAction(context, 'orders.correct', (deps) => correct(context.params.orderId, context.input, deps)),
);
