import { notFound } from 'next/navigation';
import { RequestScreen } from '@/components/staff/inbox/request-screen';
import { isUuid } from '@/lib/platform/ids';
import { openStaffPage } from '@/lib/server/api/staff-page';
import { getInboxRequest, getStaffOrder } from '@/lib/staff/server';
import '../../staff.css';

type Params = { readonly requestId: string };

/** One request with its thread, and its order beside it. */
export default async function StaffRequestPage({ params }: { readonly params: Promise<Params> }) {
  const { shop, actor } = await openStaffPage('support.read');
  const { requestId } = await params;
  const { db } = shop;
  const request = isUuid(requestId) ? await getInboxRequest(requestId, { db, actor }) : null;
  if (!request) notFound();
  const { list: listFailedJobs } = shop.failedJobs;
  const order = request.order && (await getStaffOrder(request.order.id, { db, actor, listFailedJobs }));
  return <RequestScreen order={order} request={request} role={actor.role} />;
}
