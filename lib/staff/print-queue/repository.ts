import type { Prisma, Tx } from '@/lib/platform/db';

export const insertExport = (tx: Tx, data: Prisma.StaffExportUncheckedCreateInput) =>
  tx.staffExport.create({ data, select: { id: true } });

export const findExport = (tx: Tx, id: string) => tx.staffExport.findUnique({ where: { id } });

export const deleteExportsBefore = (tx: Tx, before: Date) =>
  tx.staffExport.deleteMany({ where: { expiresAt: { lt: before } } });
