import { listOrderPage, type OrderList, type OrderListRow, searchOrderIds } from '@/lib/orders/server';
import type { Db } from '@/lib/platform/db';
import { STAFF_LIMITS } from '../limits';
import type { StaffActor } from '../login/session';
import { parsePageEnd, toPage } from '../paging/cursor';
import { can } from '../roles';
import { parseSearch } from './parse-search';
import type { OrderRowView, OrdersView } from './view';

/** More orders than anybody reads; a longer search finds fewer. */
const MAX_FOUND = 200;

type Query = {
  readonly list: OrderList;
  readonly search: string;
  /** As `OrdersView.next` gave it. */
  readonly after: string | null;
};
type Deps = { readonly db: Db; readonly actor: StaffActor; readonly now: Date };

const toRow = ({ email, address, ...row }: OrderListRow, contacts: boolean): OrderRowView => ({
  ...row,
  customer: contacts ? (address?.fullName ?? email) : null,
});

/** One page of a list of orders, or of what a search finds in it. Only roles that see customers find by them. */
export async function listStaffOrders({ list, search, after }: Query, deps: Deps): Promise<OrdersView> {
  const { db, actor, now } = deps;
  const contacts = can(actor.role, 'contacts.read');
  const ids = search ? await searchOrderIds(db, parseSearch(search, contacts), MAX_FOUND) : undefined;
  const take = STAFF_LIMITS.pageSize;
  const found = await listOrderPage(db, { list, ids, after: parsePageEnd(after), take: take + 1, now });
  return toPage(found, take, {
    toPlace: (row) => ({ time: row.createdAt, id: row.id }),
    toRow: (row) => toRow(row, contacts),
  });
}
