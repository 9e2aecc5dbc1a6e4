import { mutation } from '@/lib/server/api';
import { staffAction } from '@/lib/server/api/staff';
import { memberSchema } from '@/lib/staff';
import { inviteMember } from '@/lib/staff/server';

/** Lets another phone into the desk. */
export const POST = mutation(
  '/api/staff/members',
  { rate: 'write', schema: memberSchema, idempotent: true },
  (context) => staffAction(context, 'members.manage', (deps) => inviteMember(context.input, deps)),
);
