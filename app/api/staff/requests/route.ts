import { query, reply } from '@/lib/server/api';
import { withStaff } from '@/lib/server/api/staff';
import { parseInboxList, searchSchema } from '@/lib/staff';
import { listInboxPage } from '@/lib/staff/server';

/** Another page of a list of requests, or of what a search finds in it. */
export const GET = query('/api/staff/requests', (context) =>
  withStaff(context, 'support.read', async (deps) => {
    const asked = new URL(context.request.url).searchParams;
    const list = parseInboxList(asked.get('list') ?? '');
    const search = searchSchema.parse(asked.get('q') ?? '');
    return reply(await listInboxPage({ list, search, after: asked.get('after') }, deps));
  }),
);
