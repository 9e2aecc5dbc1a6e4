import type { GroupListing, GroupSearch } from '@/lib/orders/server';
import type { Prisma, Tx } from '@/lib/platform/db';
import { isAfter, NEWEST_FIRST, type PageEnd } from '@/lib/platform/db/newest-first';

// What the shop's desk reads of batches. No query here selects a photo or a picture.

/** The lists of batches that the desk opens; `transfer`: the shop waits for the money. */
export type BatchList = 'all' | 'open' | 'transfer' | 'deadline' | 'done';

const getListWhere = (
  list: BatchList,
  { now, until }: Pick<Listing, 'now' | 'until'>,
): Prisma.CompanyBatchWhereInput => {
  switch (list) {
    case 'all':
      return {};
    case 'open':
      return { state: 'open' };
    case 'transfer':
      return { state: 'closed', transferAt: { not: null }, order: { state: 'awaiting_payment' } };
    case 'deadline':
      return { state: 'open', closesAt: { gt: now, lte: until } };
    case 'done':
      return { state: { in: ['delivered', 'cancelled'] } };
  }
};

const getSearchWhere = ({ name, person, orderIds, email, phones }: GroupSearch): Prisma.CompanyBatchWhereInput => ({
  OR: [
    ...(name ? [{ companyName: { contains: name, mode: 'insensitive' } } as const] : []),
    ...(person ? [{ contactName: { contains: person, mode: 'insensitive' } } as const] : []),
    ...(orderIds.length > 0 ? [{ orderId: { in: [...orderIds] } }] : []),
    ...(email ? [{ contactEmail: { startsWith: email, mode: 'insensitive' } } as const] : []),
    ...phones.map((phone) => ({ contactPhone: { startsWith: phone } })),
  ],
});

const SUBMITTED = { where: { state: { not: 'withdrawn' } } } as const;

const rowSelect = {
  id: true,
  createdAt: true,
  country: true,
  companyName: true,
  contactName: true,
  contactEmail: true,
  state: true,
  closesAt: true,
  estimatedBooks: true,
  order: { select: { id: true, number: true, state: true, paidAt: true, totalMinor: true } },
} as const satisfies Prisma.CompanyBatchSelect;
export type StaffBatchRow = Prisma.CompanyBatchGetPayload<{ select: typeof rowSelect }> & { readonly books: number };

type Listing = GroupListing<BatchList>;

/** By batch. A count within the list's own query would count the orders of all batches. */
async function countSubmissions(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const where = { batchId: { in: [...ids] }, ...SUBMITTED.where };
  const rows = await tx.companySubmission.groupBy({ by: ['batchId'], where, _count: true });
  return new Map(rows.map(({ batchId, _count: count }) => [batchId, count]));
}

/** Newest first, one page after the other. */
export async function listBatchPage(
  tx: Tx,
  { list, search, after, take, ...times }: Listing,
): Promise<StaffBatchRow[]> {
  const rows = await tx.companyBatch.findMany({
    where: {
      AND: [getListWhere(list, times), search ? getSearchWhere(search) : {}, isAfter(after)],
    },
    orderBy: [...NEWEST_FIRST],
    take,
    select: rowSelect,
  });
  const counts = await countSubmissions(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, books: counts.get(row.id) ?? 0 }));
}

/** What happened to a batch: its states and what its HR person did, each in time order. */
export const findBatchHistory = (tx: Tx, id: string) =>
  tx.companyBatch.findUnique({
    where: { id },
    select: {
      changes: { orderBy: { id: 'asc' }, select: { from: true, to: true, by: true, at: true } },
      actions: { orderBy: { createdAt: 'asc' }, select: { kind: true, accountId: true, createdAt: true } },
    },
  });

/** Of a page that is sorted by the time of the order, the rows after the last one. */
const isSubmittedAfter = (end: PageEnd | undefined): Prisma.CompanySubmissionWhereInput => {
  if (!end) return {};
  const { createdAt: submittedAt, id } = end;
  return {
    submittedAt: { lte: submittedAt },
    OR: [{ submittedAt: { lt: submittedAt } }, { id: { lt: id } }],
  };
};

type SubmissionListing = Pick<Listing, 'after' | 'take'>;

/** Orders of employees, the newest first, one page after the other, each with the order of its book once it is paid. */
export const listStaffSubmissions = (tx: Tx, batchId: string, { after, take }: SubmissionListing) =>
  tx.companySubmission.findMany({
    where: { batchId, ...SUBMITTED.where, ...isSubmittedAfter(after) },
    orderBy: [{ submittedAt: 'desc' }, { id: 'desc' }],
    take,
    select: {
      id: true,
      state: true,
      employeeName: true,
      submittedAt: true,
      book: {
        select: {
          childName: true,
          orders: { where: { groupOrderId: { not: null } }, select: { id: true, number: true } },
        },
      },
    },
  });
export type StaffSubmission = Awaited<ReturnType<typeof listStaffSubmissions>>[number];

/** Whether the batch exists. */
export const isBatch = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.companyBatch.count({ where: { id } })) > 0;

/** Whether this is an employee's order in the batch. */
export const isBatchSubmission = async (tx: Tx, batchId: string, id: string): Promise<boolean> =>
  (await tx.companySubmission.count({ where: { id, batchId } })) > 0;
