import { RequestsScreen } from '@/components/staff/lists/requests-screen';
import { openStaffPage } from '@/lib/server/api/staff-page';
import { listRequests } from '@/lib/staff/server';
import '../staff.css';

/** What customers asked. */
export default async function StaffRequestsPage() {
  const { shop, actor } = await openStaffPage('support.read');
  return <RequestsScreen requests={await listRequests(shop.db)} role={actor.role} />;
}
