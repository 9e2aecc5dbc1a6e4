import { isStaffLanguage, loadStaffMessages } from '@/lib/i18n/staff-messages';
import { csvReply, query } from '@/lib/server/api';
import { withStaff } from '@/lib/server/api/staff';
import { parseOrderList, searchSchema } from '@/lib/staff';
import { exportOrders } from '@/lib/staff/server';

/** The orders of a list, or what a search finds in it, as a CSV file. */
export const GET = query('/api/staff/orders/export', (context) =>
  withStaff(context, 'orders.export', async (deps) => {
    const asked = new URL(context.request.url).searchParams;
    const language = asked.get('language') ?? undefined;
    const { staff } = await loadStaffMessages(isStaffLanguage(language) ? language : 'he');
    const texts = { columns: staff.orders, states: staff.states, tiers: staff.tiers };
    const found = { list: parseOrderList(asked.get('list') ?? ''), search: searchSchema.parse(asked.get('q') ?? '') };
    return csvReply(await exportOrders(found, texts, deps));
  }),
);
