import { InboxScreen } from '@/components/staff/inbox/inbox-screen';
import { openStaffPage } from '@/lib/server/api/staff-page';
import { parseInboxList, searchSchema } from '@/lib/staff';
import { listInboxPage } from '@/lib/staff/server';
import '../staff.css';

type Query = Readonly<Record<'list' | 'q', string | readonly string[] | undefined>>;

const readText = (value: Query[keyof Query]): string => (typeof value === 'string' ? value : '');

/** What customers asked, by what it waits for. */
export default async function StaffRequestsPage({ searchParams }: { readonly searchParams: Promise<Query> }) {
  const { shop, actor } = await openStaffPage('support.read');
  const query = await searchParams;
  const filter = {
    list: parseInboxList(readText(query.list)),
    search: searchSchema.parse(readText(query.q)),
  };
  const page = await listInboxPage({ ...filter, after: null }, { db: shop.db, actor });
  // Another list begins at its top.
  return <InboxScreen filter={filter} key={JSON.stringify(filter)} page={page} role={actor.role} />;
}
