import type { Tx } from '@/lib/platform/db';

/** Books whose parent has paid and not yet confirmed, with the time since when they wait. */
export const listAwaitingConfirmation = (tx: Tx) =>
  tx.order.findMany({
    where: { state: 'awaiting_confirmation', book: { deletedAt: null } },
    select: {
      id: true,
      language: true,
      accountId: true,
      bookId: true,
      changes: { where: { to: 'awaiting_confirmation' }, orderBy: { at: 'asc' }, take: 1, select: { at: true } },
    },
    orderBy: { createdAt: 'asc' },
  });

export const findAddress = (tx: Tx, orderId: string) => tx.shippingAddress.findUnique({ where: { orderId } });

export const recordConfirmation = (tx: Tx, id: string, confirmedAt: Date, dispatchBy: Date) =>
  tx.order.update({ where: { id }, data: { confirmedAt, dispatchBy }, select: { id: true } });

/** The newest shipment of an order; an earlier one failed. */
export const findLatestShipment = (tx: Tx, orderId: string) =>
  tx.shipment.findFirst({ where: { orderId }, orderBy: { createdAt: 'desc' } });
