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
  return new Set([...rows.flat().flatMap(({ storageKey }) => storageKey ?? []), ...logoKeys]);
}

/** Photos whose last day was before then. */
export const countOverduePhotos = (tx: Tx, before: Date): Promise<number> =>
  tx.photo.count({ where: { deletedAt: null, deleteAfter: { lt: before } } });

/** Storage keys of the photos that are kept, read in batches. */
export async function* listPhotoKeys(tx: Tx, batch: number): AsyncGenerator<string> {
  let after = '';
  for (;;) {
    const rows = await tx.photo.findMany({
      where: { deletedAt: null, storageKey: { gt: after } },
      orderBy: { storageKey: 'asc' },
      select: { storageKey: true },
      take: batch,
    });
    const keys = rows.flatMap(({ storageKey }) => storageKey ?? []);
    yield* keys;
    const last = keys.at(-1);
    if (last === undefined || rows.length < batch) return;
    after = last;
  }
}
