import type { PreparedPrintFiles } from '@/lib/books/server';
import type { Db } from '@/lib/platform/db';
import type { DemoRows } from './rows';

/** Writes the demonstration, all of it or nothing. */
export const insertRows = (db: Db, parts: readonly Partial<DemoRows>[]): Promise<void> => {
  const all = <Row>(select: (part: Partial<DemoRows>) => readonly Row[] | undefined): Row[] =>
    parts.flatMap((part) => select(part) ?? []);
  const orders = all((part) => part.orders);
  return db.$transaction(async (tx) => {
    await tx.staffMember.createMany({ data: all(({ members }) => members) });
    await tx.account.createMany({ data: all(({ accounts }) => accounts) });
    await tx.book.createMany({ data: all(({ books }) => books) });
    await tx.illustration.createMany({ data: all(({ illustrations }) => illustrations) });
    // The order of a group stands before those of its books.
    await tx.order.createMany({ data: orders.filter(({ groupOrderId }) => !groupOrderId) });
    await tx.order.createMany({ data: orders.filter(({ groupOrderId }) => groupOrderId) });
    await tx.orderLine.createMany({ data: all(({ lines }) => lines) });
    await tx.shippingAddress.createMany({ data: all(({ addresses }) => addresses) });
    await tx.orderChange.createMany({ data: all(({ changes }) => changes) });
    await tx.dispatchChange.createMany({ data: all(({ dispatchChanges }) => dispatchChanges) });
    await tx.gift.createMany({ data: all(({ gifts }) => gifts) });
    await tx.payment.createMany({ data: all(({ payments }) => payments) });
    await tx.paymentChange.createMany({ data: all(({ paymentChanges }) => paymentChanges) });
    await tx.refund.createMany({ data: all(({ refunds }) => refunds) });
    await tx.shipment.createMany({ data: all(({ shipments }) => shipments) });
    await tx.shipmentChange.createMany({ data: all(({ shipmentChanges }) => shipmentChanges) });
    await tx.messageSent.createMany({ data: all(({ messages }) => messages) });
    await tx.kindergartenOrder.createMany({ data: all(({ classes }) => classes) });
    await tx.kindergartenChild.createMany({ data: all(({ children }) => children) });
    await tx.companyBatch.createMany({ data: all(({ batches }) => batches) });
    await tx.companySubmission.createMany({ data: all(({ submissions }) => submissions) });
    await tx.supportRequest.createMany({ data: all(({ requests }) => requests) });
    await tx.supportRequestChange.createMany({ data: all(({ requestChanges }) => requestChanges) });
    await tx.supportMessage.createMany({ data: all(({ replies }) => replies) });
    await tx.review.createMany({ data: all(({ reviews }) => reviews) });
  });
};

/** Gives a job at the print house the files that were made for it. */
export const nameFiles = (db: Db, shipmentId: string, { interior, cover }: PreparedPrintFiles) =>
  db.shipment.update({
    where: { id: shipmentId },
    data: {
      interiorKey: interior.storageKey,
      interiorSha256: interior.sha256,
      coverKey: cover.storageKey,
      coverSha256: cover.sha256,
    },
    select: { id: true },
  });
