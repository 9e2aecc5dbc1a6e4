import type { Tx } from '@/lib/platform/db';

/** Which of these objects have a row. */
export async function listOwnedKeys(tx: Tx, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const where = { storageKey: { in: [...keys] } };
  const rows = await Promise.all([
    tx.photo.findMany({ where: { ...where, deletedAt: null }, select: { storageKey: true } }),
    tx.dedicationPhoto.findMany({ where, select: { storageKey: true } }),
    tx.illustration.findMany({ where, select: { storageKey: true } }),
    tx.download.findMany({ where, select: { storageKey: true } }),
    tx.printFile.findMany({ where, select: { storageKey: true } }),
    tx.proofPage.findMany({ where, select: { storageKey: true } }),
  ]);
  const batches = await tx.companyBatch.findMany({ where: { logoKey: { in: [...keys] } }, select: { logoKey: true } });
  const logoKeys = batches.flatMap(({ logoKey }) => logoKey ?? []);
  return new Set([...rows.flat().map(({ storageKey }) => storageKey), ...logoKeys]);
}
