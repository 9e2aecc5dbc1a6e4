import { JobsScreen } from '@/components/staff/lists/jobs-screen';
import { openStaffPage } from '@/lib/server/api/staff-page';
import { STAFF_LIMITS } from '@/lib/staff';
import '../staff.css';

/** Jobs that failed for good. */
export default async function StaffJobsPage() {
  const { shop, actor } = await openStaffPage('jobs.retry');
  const failed = (await shop.failedJobs.list()).slice(0, STAFF_LIMITS.listSize);
  const jobs = failed.map(({ id, job, at, data }) => ({ id, job, at: new Date(at), about: JSON.stringify(data) }));
  return <JobsScreen jobs={jobs} role={actor.role} />;
}
