import { mutation } from '@/lib/server/api';
import { staffAction } from '@/lib/server/api/staff';
import { resetSecondStep } from '@/lib/staff/server';

/** Lets a member set up another authenticator app. */
export const POST = mutation('/api/staff/members/[memberId]/reset', { rate: 'write', idempotent: true }, (context) =>
  staffAction(context, 'members.manage', (deps) => resetSecondStep(context.params.memberId, deps)),
);
