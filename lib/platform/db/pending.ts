import type { Db, Tx } from './index';

/** Objects that nobody has claimed for so long belong to a process that died. */
const ABANDONED_MS = 3_600_000;

/**
 * Notes an object before its bytes are stored, so that none can lie in storage that no row knows of. `claimObjects`
 * follows in the transaction that writes the row of its owner; what is never claimed is swept.
 */
export const announceObject = (tx: Tx, key: string, now = new Date()) =>
  tx.pendingObject.upsert({ where: { key }, create: { key, createdAt: now }, update: { createdAt: now } });

/** The owner's row stands, or the object is deleted. */
export const claimObjects = (tx: Tx, keys: readonly string[]) =>
  tx.pendingObject.deleteMany({ where: { key: { in: [...keys] } } });

/** Keys that were announced and never claimed. */
export const abandonedObjects = async (db: Db, now: Date, take: number): Promise<readonly string[]> => {
  const createdAt = { lt: new Date(now.getTime() - ABANDONED_MS) };
  const rows = await db.pendingObject.findMany({ where: { createdAt }, orderBy: { createdAt: 'asc' }, take });
  return rows.map(({ key }) => key);
};
