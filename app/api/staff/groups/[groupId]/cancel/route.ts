import { mutation } from '@/lib/server/api';
import { staffAction } from '@/lib/server/api/staff';
import { reasonSchema } from '@/lib/staff';
import { cancelGroup } from '@/lib/staff/server';

/** Cancels the printed books of a class or a batch, or a batch that is not paid. */
export const POST = mutation(
  '/api/staff/groups/[groupId]/cancel',
  { rate: 'write', schema: reasonSchema, idempotent: true },
  (context) =>
    staffAction(context, 'groups.cancel', (deps) => cancelGroup(context.params.groupId, context.input.reason, deps)),
);
