import { formatPhone } from '@/lib/accounts/server';
import { findEdition } from '@/lib/catalogue';
import { findOrderHistory, type OrderHistoryRow } from '@/lib/orders/server';
import { getRefundableMinor } from '@/lib/payments/server';
import type { Db } from '@/lib/platform/db';
import { listActions } from '../audit/repository';
import type { StaffActor } from '../login/session';
import { can } from '../roles';
import { buildTimeline, type FailedJob } from './timeline';
import type { StaffOrderView } from './view';

type Deps = {
  readonly db: Db;
  readonly actor: StaffActor;
  /** Failed jobs whose payload contains this. */
  readonly listFailedJobs: (data: object) => Promise<readonly FailedJob[]>;
};

/** The ids by which jobs name an order. */
const listPayloads = ({ id, shipments, payments }: OrderHistoryRow): readonly object[] => [
  { orderId: id },
  ...shipments.map((shipment) => ({ shipmentId: shipment.id })),
  ...payments.flatMap(({ refunds }) => refunds.map((refund) => ({ refundId: refund.id }))),
];

/** The book, while it is not deleted. */
function toBook(book: OrderHistoryRow['book']): Pick<StaffOrderView, 'catalogueId' | 'title'> {
  const catalogueId = book && !book.deletedAt ? book.catalogueId : null;
  return { catalogueId, title: findEdition(catalogueId ?? 0)?.title ?? null };
}

/** An order with everything that happened to it, as far as this role may see it; `null` when there is none. */
export async function getStaffOrder(id: string, { db, actor, listFailedJobs }: Deps): Promise<StaffOrderView | null> {
  const [order, actions] = await Promise.all([findOrderHistory(db, id), listActions(db, 'order', id)]);
  if (!order) return null;
  const failedJobs = (await Promise.all(listPayloads(order).map(listFailedJobs))).flat();
  const contacts = can(actor.role, 'contacts.read');
  const { account, address, email, shipments, payments, book } = order;
  return {
    id,
    number: order.number,
    kind: order.kind,
    state: order.state,
    country: order.country,
    currency: order.currency,
    language: order.language,
    tier: order.tier,
    totalMinor: order.totalMinor,
    createdAt: order.createdAt,
    paidAt: order.paidAt,
    confirmedAt: order.confirmedAt,
    dispatchBy: order.dispatchBy,
    neededBy: order.neededBy,
    refundableMinor: payments.reduce((total, payment) => total + getRefundableMinor(payment), 0),
    ...toBook(book),
    groupId: order.kindergarten?.id ?? order.company?.id ?? null,
    tracking: shipments.flatMap(({ carrier, trackingNumber }) =>
      trackingNumber ? [{ carrier, number: trackingNumber }] : [],
    ),
    contact: contacts ? { phone: formatPhone(account.phone), email: account.email ?? email, address } : null,
    timeline: buildTimeline({ order, actions, failedJobs, contacts }),
  };
}
