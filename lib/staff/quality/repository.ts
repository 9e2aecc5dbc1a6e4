import type { Prisma, Tx } from '@/lib/platform/db';
import type { QualityNumbers } from './numbers';

type Report = { readonly days: number; readonly numbers: QualityNumbers; readonly countedAt: Date };

/** What was counted last about a period; `null` before the first time. */
export async function findQualityReport(tx: Tx, days: number): Promise<Report | null> {
  const found = await tx.qualityReport.findUnique({ where: { days } });
  // Only `saveQualityReport` writes it.
  return found && { ...found, numbers: found.numbers as unknown as QualityNumbers };
}

export const saveQualityReport = (tx: Tx, { days, numbers, countedAt }: Report) => {
  const data = { numbers: numbers as Prisma.InputJsonObject, countedAt };
  return tx.qualityReport.upsert({ where: { days }, create: { days, ...data }, update: data, select: { days: true } });
};

/** When each period was counted last. */
export const listCountedTimes = (tx: Tx) => tx.qualityReport.findMany({ select: { days: true, countedAt: true } });
