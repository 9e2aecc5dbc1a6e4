import { TodayScreen } from '@/components/staff/lists/today-screen';
import { hasOrders } from '@/lib/orders/server';
import { openStaffPage } from '@/lib/server/api/staff-page';
import { countToday } from '@/lib/staff/server';
import './staff.css';

/** What waits for the staff today. */
export default async function StaffTodayPage() {
  const { shop, actor, now } = await openStaffPage('today.read');
  const countFailedJobs = async () => (await shop.failedJobs.list()).length;
  const items = await countToday({ db: shop.db, actor, now, countFailedJobs });
  return <TodayScreen isNew={!(await hasOrders(shop.db))} items={items} role={actor.role} />;
}
