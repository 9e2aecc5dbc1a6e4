import { mutation } from '@/lib/server/api';
import { staffAction } from '@/lib/server/api/staff';
import { roleSchema } from '@/lib/staff';
import { changeRole } from '@/lib/staff/server';

/** Gives a member another role. */
export const POST = mutation(
  '/api/staff/members/[memberId]/role',
  { rate: 'write', schema: roleSchema, idempotent: true },
  (context) =>
    staffAction(context, 'members.manage', (deps) => changeRole(context.params.memberId, context.input.role, deps)),
);
