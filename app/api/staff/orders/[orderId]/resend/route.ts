import { mutation } from '@/lib/server/api';
import { staffAction } from '@/lib/server/api/staff';
import { resendSchema } from '@/lib/staff';
import { resend } from '@/lib/staff/server';

/** Sends a message about an order again. */
export const POST = mutation(
  '/api/staff/orders/[orderId]/resend',
  { rate: 'write', schema: resendSchema, idempotent: true },
  (context) => staffAction(context, 'orders.resend', (deps) => resend(context.params.orderId, context.input.key, deps)),
);
