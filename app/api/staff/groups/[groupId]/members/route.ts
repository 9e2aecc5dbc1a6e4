import { query, resultReply } from '@/lib/server/api';
import { withStaff } from '@/lib/server/api/staff';
import { listMoreEmployees } from '@/lib/staff/server';

/** Another page of a company's employees. */
export const GET = query('/api/staff/groups/[groupId]/members', (context) =>
  withStaff(context, 'groups.read', async (deps) => {
    const after = new URL(context.request.url).searchParams.get('after');
    return resultReply(await listMoreEmployees(context.params.groupId, after, deps), (page) => page);
  }),
);
