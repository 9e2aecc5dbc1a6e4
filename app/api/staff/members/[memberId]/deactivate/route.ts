import { mutation } from '@/lib/server/api';
import { staffAction } from '@/lib/server/api/staff';
import { switchOffMember } from '@/lib/staff/server';

/** Switches a member off and ends their sessions. */
export const POST = mutation(
  '/api/staff/members/[memberId]/deactivate',
  { rate: 'write', idempotent: true },
  (context) => staffAction(context, 'members.manage', (deps) => switchOffMember(context.params.memberId, deps)),
);
