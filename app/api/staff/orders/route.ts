import { query, reply } from '@/lib/server/api';
import { withStaff } from '@/lib/server/api/staff';
import { parseOrderList, searchSchema } from '@/lib/staff';
import { listStaffOrders } from '@/lib/staff/server';

/** Another page of a list of orders, or of what a search finds in it. */
export const GET = query('/api/staff/orders', (context) =>
  withStaff(context, 'orders.read', async (deps) => {
    const asked = new URL(context.request.url).searchParams;
    const list = parseOrderList(asked.get('list') ?? '');
    const search = searchSchema.parse(asked.get('q') ?? '');
    return reply(await listStaffOrders({ list, search, after: asked.get('after') }, deps));
  }),
);
