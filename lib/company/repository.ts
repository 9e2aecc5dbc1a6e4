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

const PAID_STATES = ['paid', 'in_production', 'delivered'] as const;

/** Whether the account has paid for a batch, optionally one with this address. */
export const hasPaidBatch = async (tx: Tx, accountId: string, contactEmail?: string): Promise<boolean> => {
  const email = contactEmail && ({ equals: contactEmail, mode: 'insensitive' } as const);
  const where = { accountId, state: { in: [...PAID_STATES] }, ...(email && { contactEmail: email }) };
  return (await tx.companyBatch.count({ where })) > 0;
};

/** Whether any batch but this one has the address, whoever opened it. */
export const isAddressOfOtherBatch = async (
  tx: Tx,
  { id, contactEmail }: { readonly id: string; readonly contactEmail: string },
): Promise<boolean> =>
  (await tx.companyBatch.count({
    where: { id: { not: id }, contactEmail: { equals: contactEmail, mode: 'insensitive' } },
  })) > 0;

/** How many batches of the account take orders. */
export const countOpenBatches = (tx: Tx, accountId: string): Promise<number> =>
  tx.companyBatch.count({ where: { accountId, state: 'open' } });

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
      revision: true,
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

/** Takes the book out of a withdrawn order, so that another one can have it. */
export const releaseBook = (tx: Tx, bookId: string, forId: string) =>
  tx.companySubmission.updateMany({
    where: { bookId, state: 'withdrawn', id: { not: forId } },
    data: { bookId: null },
  });

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

/** The orders of a batch that are not withdrawn, with their books. */
export const listSubmissions = (tx: Tx, batchId: string): Promise<SubmissionWithBatch[]> =>
  tx.companySubmission.findMany({
    where: { batchId, state: { not: 'withdrawn' } },
    orderBy: { submittedAt: 'asc' },
    include: submissionInclude,
  });

/** The orders of employees that the staff ended, of those who can be told: they confirmed the phone and kept the book. */
export const listCancelledSubmissions = (tx: Tx, batchId: string) =>
  tx.companySubmission.findMany({
    where: {
      batchId,
      state: 'withdrawn',
      phoneConfirmedAt: { not: null },
      book: { deletedAt: null },
      changes: { some: { to: 'withdrawn', by: 'staff' } },
    },
    orderBy: { id: 'asc' },
    select: { id: true, language: true, employeeEmail: true, employeePhone: true, phoneConfirmedAt: true },
  });

/** How many employees allow the company to have their PDF. */
export const countAllowedFiles = (tx: Tx, batchId: string): Promise<number> =>
  tx.companySubmission.count({ where: { batchId, state: { not: 'withdrawn' }, filesToCompany: true } });

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

/** How many orders of each batch are in each state. */
export async function listStateCounts(tx: Tx, batchIds: readonly string[]) {
  const where = { batchId: { in: [...batchIds] } };
  const rows = await tx.companySubmission.groupBy({ by: ['batchId', 'state'], where, _count: true });
  return rows.map(({ batchId, state, _count: count }) => ({ batchId, state, count }));
}

/** How many books of each format the employees of a batch have ordered. */
export async function countFormats(tx: Tx, batchId: string) {
  const where = { batchId, state: { not: 'withdrawn' } } as const;
  const rows = await tx.companySubmission.groupBy({ by: ['bookType'], where, _count: true });
  const count = (format: 'digital' | 'printed') => rows.find(({ bookType }) => bookType === format)?._count ?? 0;
  return { digital: count('digital'), printed: count('printed') };
}

/** Batches that ended before a day, without an order at their closing or with one at its delivery. */
const endedWhere = (before: Date) =>
  ({
    OR: [
      { state: { in: ['closed', 'cancelled'] }, closesAt: { lt: before } },
      { state: 'delivered', changes: { some: { to: 'delivered', at: { lt: before } } } },
    ],
    AND: { OR: [{ submissions: { some: {} } }, { logoKey: { not: null } }] },
  }) satisfies Prisma.CompanyBatchWhereInput;

/** Ended batches that still have orders of employees or a logo. */
export const listEndedBatches = (tx: Tx, before: Date) =>
  tx.companyBatch.findMany({ where: endedWhere(before), select: { id: true } });

export const findEndedBatch = (tx: Tx, id: string, before: Date) =>
  tx.companyBatch.findFirst({ where: { id, ...endedWhere(before) }, select: { logoKey: true } });

export const deleteSubmissions = (tx: Tx, batchId: string) => tx.companySubmission.deleteMany({ where: { batchId } });
