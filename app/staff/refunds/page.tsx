import { RefundsScreen } from '@/components/staff/lists/refunds-screen';
import { openStaffPage } from '@/lib/server/api/staff-page';
import { listRefundsDue } from '@/lib/staff/server';
import '../staff.css';

/** Money to give back by hand. */
export default async function StaffRefundsPage() {
  const { shop, actor, now } = await openStaffPage('refunds.read');
  return <RefundsScreen refunds={await listRefundsDue(shop.db, now)} role={actor.role} />;
}
