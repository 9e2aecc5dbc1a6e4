import { classForTeacherSchema } from '@/lib/kindergarten';
import { newToken } from '@/lib/platform/ids';
import { mutation, resultReply } from '@/lib/server/api';
import { withStaff } from '@/lib/server/api/staff';
import { openForTeacher } from '@/lib/staff/server';

/** Opens a class for a teacher who cannot. */
export const POST = mutation(
  '/api/staff/groups/classes',
  { rate: 'write', schema: classForTeacherSchema, idempotent: true },
  (context) =>
    withStaff(context, 'groups.open', async (deps) =>
      resultReply(await openForTeacher(context.input, { ...deps, newToken }), ({ id }) => ({ id }), 201),
    ),
);
