import { OrdersScreen } from '@/components/staff/orders/orders-screen';
import { openStaffPage } from '@/lib/server/api/staff-page';
import { can, parseOrderList, searchSchema } from '@/lib/staff';
import { listStaffOrders } from '@/lib/staff/server';
import '../staff.css';

type Query = Readonly<Record<'list' | 'q', string | readonly string[] | undefined>>;

const readText = (value: Query[keyof Query]): string => (typeof value === 'string' ? value : '');

/** The first orders of a list, or what a search finds in it. */
export default async function StaffOrdersPage({ searchParams }: { readonly searchParams: Promise<Query> }) {
  const { shop, actor, now } = await openStaffPage('orders.read');
  const query = await searchParams;
  const list = parseOrderList(readText(query.list));
  const search = searchSchema.parse(readText(query.q));
  const page = await listStaffOrders({ list, search, after: null }, { db: shop.db, actor, now });
  const contacts = can(actor.role, 'contacts.read');
  return (
    <OrdersScreen
      contacts={contacts}
      // Another list begins at its top.
      key={`${list} ${search}`}
      list={list}
      page={page}
      role={actor.role}
      search={search}
    />
  );
}
