import { mutation } from '@/lib/server/api';
import { staffAction } from '@/lib/server/api/staff';
import { requestStateSchema } from '@/lib/staff';
import { changeRequestState } from '@/lib/staff/server';

/** Opens, parks or closes a request. */
export const POST = mutation(
  '/api/staff/requests/[requestId]/state',
  { rate: 'write', schema: requestStateSchema, idempotent: true },
  (context) =>
    staffAction(context, 'support.answer', (deps) =>
      changeRequestState(context.params.requestId, context.input.state, deps),
    ),
);
