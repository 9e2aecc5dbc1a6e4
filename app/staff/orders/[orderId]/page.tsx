import { notFound } from 'next/navigation';
import { OrderScreen } from '@/components/staff/orders/order-screen';
import { isUuid } from '@/lib/platform/ids';
import { openStaffPage } from '@/lib/server/api/staff-page';
import { getStaffOrder } from '@/lib/staff/server';
import '../../staff.css';

type Params = { readonly orderId: string };

/** One order with everything that happened to it, and what this role may do. */
export default async function StaffOrderPage({ params }: { readonly params: Promise<Params> }) {
  const { shop, actor } = await openStaffPage('orders.read');
  const { orderId } = await params;
  const { list: listFailedJobs } = shop.failedJobs;
  const order = isUuid(orderId) ? await getStaffOrder(orderId, { db: shop.db, actor, listFailedJobs }) : null;
  if (!order) notFound();
  return <OrderScreen order={order} role={actor.role} />;
}
