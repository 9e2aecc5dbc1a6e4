import { newToken } from '@/lib/platform/ids';
import { mutation } from '@/lib/server/api';
import { staffAction } from '@/lib/server/api/staff';
import { closeGroup } from '@/lib/staff/server';

/** Closes the link. */
export const POST = mutation('/api/staff/groups/[groupId]/close', { rate: 'write', idempotent: true }, (context) =>
  staffAction(context, 'groups.change', (deps) => closeGroup(context.params.groupId, { ...deps, newToken })),
);
