import { mutation } from '@/lib/server/api';
import { staffAction } from '@/lib/server/api/staff';
import { replySchema } from '@/lib/staff';
import { reply } from '@/lib/staff/server';

/** Answers a customer by mail. */
export const POST = mutation(
  '/api/staff/requests/[requestId]/reply',
  { rate: 'write', schema: replySchema, idempotent: true },
  (context) => staffAction(context, 'support.answer', (deps) => reply(context.params.requestId, context.input, deps)),
);
