import { Prisma, type Tx } from '@/lib/platform/db';
import type { EmployeeBookType, SubmissionState } from '../model';
import type { SubmissionQuery } from '../schema';

export type FoundRow = {
  readonly id: string;
  readonly employeeName: string;
  readonly email: string | null;
  readonly phone: string;
  readonly childName: string | null;
  readonly age: number | null;
  readonly bookType: EmployeeBookType;
  readonly state: SubmissionState;
  readonly submittedAt: Date;
};

export type RowFilter = Pick<SubmissionQuery, 'search' | 'status' | 'sort' | 'direction'>;

const COLUMNS = {
  submittedAt: Prisma.sql`submission.submitted_at`,
  employeeName: Prisma.sql`lower(submission.employee_name)`,
  childName: Prisma.sql`lower(book.child_name)`,
  state: Prisma.sql`submission.state`,
} as const satisfies Record<SubmissionQuery['sort'], Prisma.Sql>;

/** In a pattern of LIKE, these stand for themselves. */
const escapePattern = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** Of a search that may be a phone. It is stored with its country: what is typed with a zero in front is found too. */
const toPhoneDigits = (search: string): string =>
  /^[\d\s()+.-]+$/.test(search) ? search.replace(/\D/g, '').replace(/^0+/, '') : '';

/** Whoever withdrew is counted, and named no more: HR need not know. */
function toWhere(batchId: string, { search, status }: RowFilter): Prisma.Sql {
  const only = status ? Prisma.sql`AND submission.state = ${status}::"SubmissionState"` : Prisma.empty;
  const state = Prisma.sql`AND submission.state <> 'withdrawn' ${only}`;
  if (search === '') return Prisma.sql`submission.batch_id = ${batchId}::uuid ${state}`;
  const pattern = `%${escapePattern(search)}%`;
  const digits = toPhoneDigits(search);
  const byPhone = digits.length >= 3 ? Prisma.sql`OR submission.employee_phone LIKE ${`%${digits}%`}` : Prisma.empty;
  return Prisma.sql`submission.batch_id = ${batchId}::uuid ${state} AND (
    submission.employee_name ILIKE ${pattern} OR submission.employee_email ILIKE ${pattern}
    OR book.child_name ILIKE ${pattern} ${byPhone})`;
}

const toOrder = ({ sort, direction }: RowFilter): Prisma.Sql =>
  direction === 'asc'
    ? Prisma.sql`${COLUMNS[sort]} ASC NULLS LAST, submission.id`
    : Prisma.sql`${COLUMNS[sort]} DESC NULLS LAST, submission.id`;

const SOURCE = Prisma.sql`company_submissions AS submission LEFT JOIN books AS book ON book.id = submission.book_id`;

/** The rows of a batch that match, in their order; `offset` from 0. */
export const findRows = (tx: Tx, batchId: string, filter: RowFilter, page: { limit: number; offset: number }) =>
  tx.$queryRaw<FoundRow[]>`
    SELECT submission.id, submission.employee_name AS "employeeName", submission.employee_email AS email,
      submission.employee_phone AS phone, book.child_name AS "childName", book.age,
      submission.book_type AS "bookType", submission.state, submission.submitted_at AS "submittedAt"
    FROM ${SOURCE} WHERE ${toWhere(batchId, filter)} ORDER BY ${toOrder(filter)}
    LIMIT ${page.limit} OFFSET ${page.offset}`;

export async function countRows(tx: Tx, batchId: string, filter: RowFilter): Promise<number> {
  const [row] = await tx.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM ${SOURCE} WHERE ${toWhere(batchId, filter)}`;
  return row?.count ?? 0;
}
