import { TRANSFER_PROVIDER } from '@/lib/payments/server';
import type { Prisma, Tx } from '@/lib/platform/db';
import { sha256 } from '@/lib/platform/ids';
import type { WithoutState } from '@/lib/platform/states';

export const insertBatch = (tx: Tx, data: WithoutState<Prisma.CompanyBatchUncheckedCreateInput>) =>
  tx.companyBatch.create({ data });
export type BatchRow = Awaited<ReturnType<typeof insertBatch>>;

export const findBatch = (tx: Tx, id: string): Promise<BatchRow | null> =>
  tx.companyBatch.findUnique({ where: { id } });

export const findBatchByLink = (tx: Tx, linkToken: string): Promise<BatchRow | null> =>
  tx.companyBatch.findUnique({ where: { linkToken } });

/** Whether this is the link of a batch now. */
export const isCompanyLink = async (tx: Tx, linkToken: string): Promise<boolean> =>
  (await tx.companyBatch.count({ where: { linkToken } })) > 0;

/** Whether this is the own link of an employee. */
export const isEmployeeLink = async (tx: Tx, secret: string): Promise<boolean> =>
  (await tx.companySubmission.count({ where: { tokenHash: sha256(secret) } })) > 0;

/** The batches of an HR person, newest first. */
export const listBatches = (tx: Tx, accountId: string): Promise<BatchRow[]> =>
  tx.companyBatch.findMany({ where: { accountId }, orderBy: { createdAt: 'desc' } });

export const updateBatch = (
  tx: Tx,
  id: string,
  data: WithoutState<Prisma.CompanyBatchUncheckedUpdateInput>,
): Promise<BatchRow> => tx.companyBatch.update({ where: { id }, data });

/** Locks the batch until the transaction ends, so that employees are counted one after the other. */
export const lockBatch = (tx: Tx, id: string) =>
  tx.$queryRaw`SELECT id FROM company_batches WHERE id = ${id}::uuid FOR UPDATE`;

/** Open batches whose day has come. */
export const listExpiredBatches = (tx: Tx, now: Date): Promise<BatchRow[]> =>
  tx.companyBatch.findMany({ where: { state: 'open', closesAt: { lte: now } } });

export const insertAction = (tx: Tx, data: Prisma.CompanyActionUncheckedCreateInput) =>
  tx.companyAction.create({ data, select: { id: true } });

export const listActions = (tx: Tx, batchId: string, take: number) =>
  tx.companyAction.findMany({ where: { batchId }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take });

/** A submission with what its employee and HR see of the book. */
const submissionInclude = {
  book: {
    select: {
      id: true,
      childName: true,
      age: true,
      language: true,
      catalogueId: true,
      character: true,
      deviceId: true,
      accountId: true,
      deletedAt: true,
      downloads: { select: { id: true, expiresAt: true } },
    },
  },
  batch: true,
} as const satisfies Prisma.CompanySubmissionInclude;
export type SubmissionWithBatch = Prisma.CompanySubmissionGetPayload<{ include: typeof submissionInclude }>;

/** How many employees have ordered and not withdrawn. */
export const countSubmitted = (tx: Tx, batchId: string): Promise<number> =>
  tx.companySubmission.count({ where: { batchId, state: { not: 'withdrawn' } } });

export const findSubmissionByPhone = (tx: Tx, batchId: string, employeePhone: string) =>
  tx.companySubmission.findUnique({ where: { batchId_employeePhone: { batchId, employeePhone } } });

export const insertSubmission = (tx: Tx, data: WithoutState<Prisma.CompanySubmissionUncheckedCreateInput>) =>
  tx.companySubmission.create({ data, include: submissionInclude });

export const findSubmission = (tx: Tx, id: string): Promise<SubmissionWithBatch | null> =>
  tx.companySubmission.findUnique({ where: { id }, include: submissionInclude });

export const findSubmissionByToken = (tx: Tx, tokenHash: string): Promise<SubmissionWithBatch | null> =>
  tx.companySubmission.findUnique({ where: { tokenHash }, include: submissionInclude });

/** The order of this batch whose book the device made. */
export const findDeviceSubmission = (tx: Tx, batchId: string, deviceId: string): Promise<SubmissionWithBatch | null> =>
  tx.companySubmission.findFirst({
    where: { batchId, state: { not: 'withdrawn' }, book: { deviceId, deletedAt: null } },
    orderBy: { submittedAt: 'desc' },
    include: submissionInclude,
  });

export const updateSubmission = (
  tx: Tx,
  id: string,
  data: WithoutState<Prisma.CompanySubmissionUncheckedUpdateInput>,
) => tx.companySubmission.update({ where: { id }, data, include: submissionInclude });

/** The draft that a device has begun for this batch and not sent yet. */
export const findBatchDraft = (tx: Tx, batchId: string, deviceId: string) =>
  tx.book.findFirst({
    where: { companyBatchId: batchId, deviceId, deletedAt: null, companySubmission: { is: null } },
    orderBy: { createdAt: 'desc' },
    select: { id: true },
  });

/** Whether a photo was sent for a book; it may be deleted by now. */
export const hasSentPhoto = async (tx: Tx, bookId: string): Promise<boolean> =>
  (await tx.photo.count({ where: { bookId } })) > 0;

export const markCompanyBook = (
  tx: Tx,
  id: string,
  data: { companyBatchId: string; imageModel: 'regular' | 'advanced' },
) => tx.book.update({ where: { id }, data, select: { id: true } });

/** The orders of a batch that are not withdrawn, with their books. */
export const listSubmissions = (tx: Tx, batchId: string): Promise<SubmissionWithBatch[]> =>
  tx.companySubmission.findMany({
    where: { batchId, state: { not: 'withdrawn' } },
    orderBy: { submittedAt: 'asc' },
    include: submissionInclude,
  });

/** The batch that an order pays for; `null` for any other order. */
export const findBatchByOrder = (tx: Tx, orderId: string): Promise<BatchRow | null> =>
  tx.companyBatch.findUnique({ where: { orderId } });

/** Batches that are ordered and not finished. */
export const listLiveBatches = (tx: Tx): Promise<BatchRow[]> =>
  tx.companyBatch.findMany({
    where: {
      OR: [{ state: { in: ['paid', 'in_production'] } }, { state: 'closed', order: { paidAt: { not: null } } }],
    },
    orderBy: { createdAt: 'asc' },
  });

type Address = NonNullable<Awaited<ReturnType<Tx['shippingAddress']['findUnique']>>>;

export const findOfficeAddress = (tx: Tx, orderId: string) => tx.shippingAddress.findUnique({ where: { orderId } });

/** The finished digital books of an order that can still be downloaded. */
const openFiles = (orderId: string, now: Date) =>
  ({
    order: { groupOrderId: orderId, state: { notIn: ['cancelled', 'refunded'] } },
    book: { deletedAt: null },
    expiresAt: { gt: now },
  }) satisfies Prisma.DownloadWhereInput;

/** Their storage keys, by book. */
export async function listBatchFiles(tx: Tx, orderId: string, now: Date): Promise<ReadonlyMap<string, string>> {
  const where = openFiles(orderId, now);
  const files = await tx.download.findMany({ where, select: { bookId: true, storageKey: true } });
  return new Map(files.map(({ bookId, storageKey }) => [bookId, storageKey]));
}

/** Until when the last of them can be downloaded; `null` without one. */
export async function findLastExpiry(tx: Tx, orderId: string, now: Date): Promise<Date | null> {
  const { _max } = await tx.download.aggregate({ where: openFiles(orderId, now), _max: { expiresAt: true } });
  return _max.expiresAt;
}

/** The newest bank transfer that pays for an order; `null` where none was asked for. */
export const findTransfer = (tx: Tx, orderNumber: string) =>
  tx.payment.findFirst({
    where: { provider: TRANSFER_PROVIDER, order: { number: orderNumber, kind: 'company' } },
    orderBy: { createdAt: 'desc' },
    select: { id: true, amountMinor: true, currency: true },
  });

/** Writes where the parcel of a batch goes. */
export const saveOfficeAddress = (tx: Tx, orderId: string, address: Omit<Address, 'orderId' | 'apartment'>) =>
  tx.shippingAddress.upsert({ where: { orderId }, create: { orderId, ...address }, update: address });

/** The parcels of a batch's books go to the office; books that have an address already get the same one. */
export async function copyAddress(tx: Tx, { orderId: _own, ...address }: Address, partIds: readonly string[]) {
  await tx.shippingAddress.deleteMany({ where: { orderId: { in: [...partIds] } } });
  await tx.shippingAddress.createMany({ data: partIds.map((orderId) => ({ ...address, orderId })) });
}
