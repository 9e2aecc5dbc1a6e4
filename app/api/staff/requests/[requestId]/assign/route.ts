import { mutation } from '@/lib/server/api';
import { staffAction } from '@/lib/server/api/staff';
import { assignSchema } from '@/lib/staff';
import { assign } from '@/lib/staff/server';

/** Takes a request over, or gives it back. */
export const POST = mutation(
  '/api/staff/requests/[requestId]/assign',
  { rate: 'write', schema: assignSchema, idempotent: true },
  (context) =>
    staffAction(context, 'support.answer', (deps) => assign(context.params.requestId, context.input.to, deps)),
);
