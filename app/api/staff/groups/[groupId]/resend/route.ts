import { mutation } from '@/lib/server/api';
import { staffAction } from '@/lib/server/api/staff';
import { resendSchema } from '@/lib/staff';
import { resendToGroup } from '@/lib/staff/server';

/** Sends a message once more, to the contact or to an employee. */
export const POST = mutation(
  '/api/staff/groups/[groupId]/resend',
  { rate: 'write', schema: resendSchema, idempotent: true },
  (context) =>
    staffAction(context, 'groups.resend', (deps) => resendToGroup(context.params.groupId, context.input.key, deps)),
);
