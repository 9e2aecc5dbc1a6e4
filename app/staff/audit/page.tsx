import { AuditScreen } from '@/components/staff/audit/audit-screen';
import { openStaffPage } from '@/lib/server/api/staff-page';
import { parseAuditFilter } from '@/lib/staff';
import { listAudit, listMembers } from '@/lib/staff/server';
import '../staff.css';

type Query = Readonly<Record<'member' | 'action' | 'subject' | 'after', string | readonly string[] | undefined>>;

const readText = (value: Query[keyof Query]): string => (typeof value === 'string' ? value : '');

/** What the staff did. */
export default async function StaffAuditPage({ searchParams }: { readonly searchParams: Promise<Query> }) {
  const { shop, actor } = await openStaffPage('audit.read');
  const query = await searchParams;
  const filter = parseAuditFilter({
    member: readText(query.member),
    action: readText(query.action),
    subject: readText(query.subject),
  });
  const after = readText(query.after) || null;
  const [trail, members] = await Promise.all([listAudit(filter, after, shop), listMembers(shop.db)]);
  return <AuditScreen {...trail} filter={filter} members={members} paged={after !== null} role={actor.role} />;
}
