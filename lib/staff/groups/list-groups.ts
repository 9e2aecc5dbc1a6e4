import { listBatchPage, type StaffBatchRow } from '@/lib/company/server';
import { listClassPage, type StaffClassRow } from '@/lib/kindergarten/server';
import { type GroupSearch, searchOrderIds } from '@/lib/orders/server';
import type { Db } from '@/lib/platform/db';
import { STAFF_LIMITS } from '../limits';
import type { StaffActor } from '../login/session';
import { parseSearch } from '../orders/parse-search';
import { parsePageEnd, toPage } from '../paging/cursor';
import { can } from '../roles';
import type { GroupFilter, GroupList } from './group-lists';
import { getClassState } from './group-state';
import type { GroupRowView, GroupsView } from './view';

const DAY_MS = 86_400_000;
/** Orders that the beginning of a number means at most. */
const MOST_ORDERS = 200;
/** Shorter words would find most names. */
const MIN_NAME = 2;

type Query = {
  readonly kind: GroupFilter;
  readonly list: GroupList;
  readonly search: string;
  /** As `GroupsView.next` gave it. */
  readonly after: string | null;
};
type Deps = { readonly db: Db; readonly actor: StaffActor; readonly now: Date };

/** What a typed search may mean; people are found only by roles that see them. `null`: too few letters mean nothing. */
async function toSearch(text: string, contacts: boolean, db: Db): Promise<GroupSearch | null> {
  const { number, email, phones } = parseSearch(text, contacts);
  const name = text.length >= MIN_NAME ? text : null;
  if (!number && !email && !name && phones.length === 0) return null;
  const nothingElse = { tracking: null, email: null, phones: [], name: null };
  const orderIds = number ? await searchOrderIds(db, { number, ...nothingElse }, MOST_ORDERS) : [];
  return { orderIds, email, phones, name, person: contacts ? name : null };
}

const toClassRow = (row: StaffClassRow, contacts: boolean): GroupRowView => ({
  id: row.id,
  kind: 'kindergarten',
  name: row.kindergartenName,
  contact: contacts ? row.contactName || row.email : null,
  order: row.order && { id: row.order.id, number: row.order.number },
  state: getClassState(row.order),
  country: row.country,
  books: row.books,
  planned: null,
  closesAt: row.linkClosesAt,
  createdAt: row.createdAt,
});

const toBatchRow = (row: StaffBatchRow, contacts: boolean): GroupRowView => ({
  id: row.id,
  kind: 'company',
  name: row.companyName,
  contact: contacts ? row.contactName : null,
  order: row.order && { id: row.order.id, number: row.order.number },
  state: row.state,
  country: row.country,
  books: row.books,
  planned: row.estimatedBooks,
  closesAt: row.closesAt,
  createdAt: row.createdAt,
});

const isNewer = (one: GroupRowView, other: GroupRowView): number =>
  other.createdAt.getTime() - one.createdAt.getTime() || (other.id < one.id ? -1 : 1);

/** One page of classes and companies together, or of what a search finds among them, the newest first. */
export async function listGroups({ kind, list, search, after }: Query, deps: Deps): Promise<GroupsView> {
  const { db, actor, now } = deps;
  const contacts = can(actor.role, 'contacts.read');
  const size = STAFF_LIMITS.pageSize;
  const typed = search.trim();
  const asked = typed ? await toSearch(typed, contacts, db) : null;
  if (typed && !asked) return { rows: [], next: null };
  const page = {
    search: asked,
    after: parsePageEnd(after),
    take: size + 1,
    now,
    until: new Date(now.getTime() + STAFF_LIMITS.nearDays * DAY_MS),
  };
  // Each table gives a whole page: nothing is known of how they mix.
  const [classes, batches] = await Promise.all([
    kind === 'company' || list === 'transfer' ? [] : listClassPage(db, { ...page, list }),
    kind === 'kindergarten' ? [] : listBatchPage(db, { ...page, list }),
  ]);
  const rows = [
    ...classes.map((row) => toClassRow(row, contacts)),
    ...batches.map((row) => toBatchRow(row, contacts)),
  ].sort(isNewer);
  return toPage(rows, size, {
    toPlace: ({ createdAt: time, id }) => ({ time, id }),
    toRow: (row) => row,
  });
}
