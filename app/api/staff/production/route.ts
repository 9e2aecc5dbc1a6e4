import { query, reply } from '@/lib/server/api';
import { withStaff } from '@/lib/server/api/staff';
import { parsePromised, searchSchema } from '@/lib/staff';
import { getPrintQueue } from '@/lib/staff/server';

/** Another page of the print queue. */
export const GET = query('/api/staff/production', (context) =>
  withStaff(context, 'production.read', async (deps) => {
    const asked = new URL(context.request.url).searchParams;
    const house = searchSchema.parse(asked.get('house') ?? '') || null;
    const promised = parsePromised(asked.get('promised') ?? '');
    return reply(await getPrintQueue({ house, promised, after: asked.get('after') }, deps));
  }),
);
