import { GroupsScreen } from '@/components/staff/groups/groups-screen';
import { openStaffPage } from '@/lib/server/api/staff-page';
import { parseGroupFilter, parseGroupList, searchSchema } from '@/lib/staff';
import { listGroups } from '@/lib/staff/server';
import '../staff.css';

type Query = Readonly<Record<'kind' | 'list' | 'q' | 'after', string | readonly string[] | undefined>>;

const readText = (value: Query[keyof Query]): string => (typeof value === 'string' ? value : '');

/** Kindergartens and companies, or what a search finds among them. */
export default async function StaffGroupsPage({ searchParams }: { readonly searchParams: Promise<Query> }) {
  const { shop, actor, now } = await openStaffPage('groups.read');
  const query = await searchParams;
  const filter = {
    kind: parseGroupFilter(readText(query.kind)),
    list: parseGroupList(readText(query.list)),
    search: searchSchema.parse(readText(query.q)),
  };
  const after = readText(query.after) || null;
  const groups = await listGroups({ ...filter, after }, { db: shop.db, actor, now });
  return <GroupsScreen {...groups} filter={filter} paged={after !== null} role={actor.role} />;
}
