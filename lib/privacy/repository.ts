import type { Language } from '@/lib/markets';
import type { AccountOrder } from '@/lib/orders/server';
import type { Prisma, Tx } from '@/lib/platform/db';
import { registerPendingObject } from '@/lib/platform/db/pending-objects';
import { deleteDeviceReplies, deleteStoredReplies } from '@/lib/platform/http';
import type { DeletionSummary } from './deletion-summary';

// A deletion crosses the tables of every domain, so that one file shows that none is left out.

type Mailbox = {
  readonly email: string | null;
  readonly emailVerifiedAt: Date | null;
  readonly emailRefusedAt: Date | null;
};

/** Whether an account can be written to: its address is confirmed, and has refused nothing. */
export const hasUsableEmail = <Row extends Mailbox>(account: Row): account is Row & { readonly email: string } =>
  account.email !== null && account.emailVerifiedAt !== null && account.emailRefusedAt === null;

/** How many orders a customer knows to have paid: a class is one, whatever its number of books. */
export const countPaidOrders = (orders: readonly AccountOrder[]): number =>
  orders.filter(({ paidAt, groupOrderId }) => paidAt !== null && groupOrderId === null).length;

type Contact = {
  readonly accountId: string;
  readonly phone: string;
  /** The address, if its owner has confirmed it: anybody could name an address that is not theirs. */
  readonly email: string | null;
};

/** Removes from the orders everything by which a person can be known; amounts, taxes and states stay. */
export async function anonymizeOrders(tx: Tx, accountId: string, orders: readonly AccountOrder[]): Promise<void> {
  const orderId = { in: orders.map(({ id }) => id) };
  const shipmentIds = orders.flatMap(({ shipments }) => shipments.map(({ id }) => id));
  const payments = await tx.payment.findMany({ where: { orderId }, select: { id: true } });
  const paymentId = { in: payments.map(({ id }) => id) };
  await tx.order.updateMany({ where: { accountId }, data: { email: '' } });
  await tx.shippingAddress.deleteMany({ where: { orderId } });
  await tx.orderAttribution.deleteMany({ where: { orderId } });
  await tx.gift.deleteMany({ where: { orderId } });
  await tx.reprintRequest.deleteMany({ where: { orderId } });
  await tx.orderNote.deleteMany({ where: { orderId } });
  await tx.shipment.updateMany({ where: { orderId }, data: { carrier: null, trackingNumber: null } });
  await tx.payment.updateMany({ where: { orderId }, data: { checkoutUrl: null } });
  await tx.refund.updateMany({ where: { paymentId }, data: { note: null } });
  await tx.providerEvent.updateMany({ where: { paymentId }, data: { payload: {} } });
  for (const id of shipmentIds) {
    const about = { payload: { path: ['shipmentId'], equals: id } } satisfies Prisma.ProviderEventWhereInput;
    await tx.providerEvent.updateMany({ where: about, data: { payload: {} } });
  }
  for (const { id } of orders) await deleteStoredReplies(tx, id);
}

/** The devices on which the account is signed in. */
async function listDevices(tx: Tx, accountId: string): Promise<string[]> {
  const sessions = await tx.session.findMany({ where: { accountId }, select: { deviceId: true } });
  return sessions.flatMap(({ deviceId }) => deviceId ?? []);
}

/** Deletes what the account's owner wrote to us or left with us, beside books and orders. */
export async function deleteCorrespondence(
  tx: Tx,
  { accountId, phone, email: confirmed }: Contact,
  unusedPhone: string,
): Promise<void> {
  await tx.supportRequest.deleteMany({ where: { OR: [{ accountId }, { order: { accountId } }, { phone }] } });
  if (confirmed) {
    const where = { email: { equals: confirmed, mode: 'insensitive' } } as const;
    await tx.supportRequest.deleteMany({ where });
    await tx.draftLetter.deleteMany({ where });
    await tx.partnerReminder.deleteMany({ where });
    await tx.bookAlert.deleteMany({ where });
  }
  const asked = { OR: [{ accountId }, { deviceId: { in: await listDevices(tx, accountId) } }] };
  await tx.partnerReminder.deleteMany({ where: asked });
  await tx.bookAlert.deleteMany({ where: asked });
  await tx.messageSent.deleteMany({ where: { accountId, orderId: null } });
  await tx.messageSent.updateMany({ where: { accountId }, data: { accountId: null } });
  await tx.kindergartenOrder.deleteMany({ where: { accountId } });
  await deleteCompanyData(tx, { accountId, phone, unusedPhone });
  await tx.coupon.deleteMany({ where: { accountId, usedById: null } });
  await tx.review.deleteMany({ where: { accountId } });
  await tx.referral.deleteMany({ where: { OR: [{ friendId: accountId }, { inviterId: accountId }] } });
}

/** Deletes the batches of an HR person, and an employee's orders: those that are paid stay, without the employee. */
async function deleteCompanyData(
  tx: Tx,
  { accountId, phone, unusedPhone }: Pick<Contact, 'accountId' | 'phone'> & { readonly unusedPhone: string },
): Promise<void> {
  const batches = await tx.companyBatch.findMany({ where: { accountId }, select: { id: true, logoKey: true } });
  for (const { id, logoKey } of batches) {
    if (logoKey) await registerPendingObject(tx, logoKey);
    await deleteStoredReplies(tx, id);
  }
  await tx.companyBatch.deleteMany({ where: { accountId } });
  await tx.companySubmission.deleteMany({
    where: { employeePhone: phone, batch: { state: { in: ['open', 'closed', 'cancelled'] } } },
  });
  await tx.companySubmission.updateMany({
    where: { employeePhone: phone },
    data: { employeeName: '', employeeEmail: null, employeePhone: unusedPhone, tokenHash: null },
  });
}

/** Ends every session and leaves an account without an owner, to which the records of its orders belong. */
export async function anonymizeAccount(tx: Tx, { accountId, phone }: Contact, unusedPhone: string, deletedAt: Date) {
  await deleteDeviceReplies(tx, await listDevices(tx, accountId));
  await tx.session.deleteMany({ where: { accountId } });
  await tx.oneTimeCode.deleteMany({ where: { phone } });
  await tx.account.update({
    where: { id: accountId },
    data: {
      phone: unusedPhone,
      email: null,
      emailVerifiedAt: null,
      emailRefusedAt: null,
      referralCode: null,
      smsConsentAt: null,
      marketingConsentAt: null,
      deletedAt,
    },
  });
}

/** Why an account is deleted: its owner asked for it, or nobody visits it. */
export type DeletionReason = 'asked' | 'inactive';

type NewDeletion = {
  readonly accountId: string;
  readonly email: string | null;
  readonly language: Language;
  readonly bookIds: readonly string[];
  readonly summary: DeletionSummary;
  readonly reason: DeletionReason;
  readonly requestedAt: Date;
};

export const insertDeletion = (tx: Tx, { bookIds, ...deletion }: NewDeletion) =>
  tx.accountDeletion.create({ data: { ...deletion, bookIds: [...bookIds] } });

export const findDeletion = (tx: Tx, accountId: string) => tx.accountDeletion.findUnique({ where: { accountId } });

/** The address is dropped with the receipt. */
export const completeDeletion = (tx: Tx, accountId: string, completedAt: Date) =>
  tx.accountDeletion.updateMany({ where: { accountId, completedAt: null }, data: { email: null, completedAt } });
