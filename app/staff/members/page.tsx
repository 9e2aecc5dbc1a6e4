import { MembersScreen } from '@/components/staff/members/members-screen';
import { openStaffPage } from '@/lib/server/api/staff-page';
import { listMembers } from '@/lib/staff/server';
import '../staff.css';

/** Who may enter the desk. */
export default async function StaffMembersPage() {
  const { shop, actor } = await openStaffPage('members.manage');
  return <MembersScreen members={await listMembers(shop.db)} role={actor.role} self={actor.memberId} />;
}
