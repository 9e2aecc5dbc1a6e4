import { mutation } from '@/lib/server/api';
import { staffAction } from '@/lib/server/api/staff';
import { commentSchema } from '@/lib/staff';
import { addComment } from '@/lib/staff/server';

/** Writes down a note about an order. */
export const POST = mutation(
  '/api/staff/orders/[orderId]/note',
  { rate: 'write', schema: commentSchema, idempotent: true },
  (context) =>
    staffAction(context, 'orders.note', (deps) => addComment(context.params.orderId, context.input.text, deps)),
);
