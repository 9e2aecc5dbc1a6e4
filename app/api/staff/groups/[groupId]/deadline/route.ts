import { openLinkSchema } from '@/lib/kindergarten';
import { newToken } from '@/lib/platform/ids';
import { mutation } from '@/lib/server/api';
import { staffAction } from '@/lib/server/api/staff';
import { changeDeadline } from '@/lib/staff/server';

/** Moves the day on which the link closes. */
export const POST = mutation(
  '/api/staff/groups/[groupId]/deadline',
  { rate: 'write', schema: openLinkSchema, idempotent: true },
  (context) =>
    staffAction(context, 'groups.change', (deps) =>
      changeDeadline(context.params.groupId, context.input.closesAt, { ...deps, newToken }),
    ),
);
