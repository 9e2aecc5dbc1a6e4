import type { Prisma, Tx } from '@/lib/platform/db';
import type { StaffAction } from './actions';

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
