import { newToken } from '@/lib/platform/ids';
import { mutation } from '@/lib/server/api';
import { staffAction } from '@/lib/server/api/staff';
import { sendGroupLink } from '@/lib/staff/server';

/** Mails the link to the contact. */
export const POST = mutation('/api/staff/groups/[groupId]/link', { rate: 'write', idempotent: true }, (context) =>
  staffAction(context, 'groups.resend', (deps) => sendGroupLink(context.params.groupId, { ...deps, newToken })),
);
