import { mutation } from '@/lib/server/api';
import { staffAction } from '@/lib/server/api/staff';
import { reasonSchema } from '@/lib/staff';
import { cancelGroup } from '@/lib/staff/server';

/** Cancels all books of a printed class. */
export const POST = mutation(
  '/api/staff/groups/[groupId]/cancel',
  { rate: 'write', schema: reasonSchema, idempotent: true },
  (context) =>
    staffAction(context, 'groups.cancel', (deps) => cancelGroup(context.params.groupId, context.input.reason, deps)),
);
