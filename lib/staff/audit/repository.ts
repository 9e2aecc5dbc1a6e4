import type { Prisma, Tx } from '@/lib/platform/db';

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

export type ActionRow = Awaited<ReturnType<typeof listActions>>[number];
