import { TodayScreen } from '@/components/staff/lists/today-screen';
import { openStaffPage } from '@/lib/server/api/staff-page';
import { countToday } from '@/lib/staff/server';
import './staff.css';

/** What waits for the staff today. */
export default async function StaffTodayPage() {
  const { shop, actor, now } = await openStaffPage('today.read');
  const countFailedJobs = async () => (await shop.failedJobs.list()).length;
  return <TodayScreen items={await countToday({ db: shop.db, actor, now, countFailedJobs })} role={actor.role} />;
}
