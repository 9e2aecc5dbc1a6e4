import { Prisma, type Tx } from '@/lib/platform/db';
import type { StaffAction } from './actions';
import type { AuditFilter } from './filter';
import type { AuditRow } from './view';

export const insertAction = (tx: Tx, data: Prisma.StaffActionUncheckedCreateInput) =>
  tx.staffAction.create({ data, select: { id: true } });

/** What was done to something, in time order, with the phone of who did it. */
export const listActions = (tx: Tx, subject: string, subjectId: string) =>
  tx.staffAction.findMany({
    where: { subject, subjectId },
    orderBy: { id: 'asc' },
    select: {
      id: true,
      requestId: true,
      action: true,
      outcome: true,
      reason: true,
      data: true,
      at: true,
      role: true,
      member: { select: { phone: true } },
    },
  });

/** Whether somebody has done this to something. */
export const isActionDone = async (tx: Tx, action: StaffAction, subject: string, subjectId: string): Promise<boolean> =>
  (await tx.staffAction.findFirst({ where: { subject, subjectId, action, outcome: 'done' }, select: { id: true } })) !==
  null;

export type ActionRow = Awaited<ReturnType<typeof listActions>>[number];

type Listing = AuditFilter & {
  /** Id of the last row of the page before. */
  readonly after: string | null;
  readonly take: number;
};

/** The last row of each action, the newest first: its outcome, or that it only began. */
export const listAuditRows = (tx: Tx, { memberId, action, subject, after, take }: Listing) => tx.$queryRaw<AuditRow[]>`
  SELECT row.id::text, row.at, row.member_id AS "memberId", member.phone, row.role, row.action, row.subject,
    row.subject_id AS "subjectId", row.outcome, row.reason
  FROM staff_actions AS row JOIN staff_members AS member ON member.id = row.member_id
  WHERE NOT EXISTS (
      SELECT FROM staff_actions AS later WHERE later.request_id = row.request_id AND later.id > row.id
    )
    ${memberId ? Prisma.sql`AND row.member_id = ${memberId}::uuid` : Prisma.empty}
    ${action ? Prisma.sql`AND row.action = ${action}` : Prisma.empty}
    ${subject ? Prisma.sql`AND row.subject = ${subject}` : Prisma.empty}
    ${after ? Prisma.sql`AND row.id < ${after}::bigint` : Prisma.empty}
  ORDER BY row.id DESC LIMIT ${take}`;
