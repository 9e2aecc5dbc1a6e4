import type { Db, Tx } from './index';

/** An object that stays unconfirmed for this long belongs to a process that died. */
const ABANDONED_AFTER_MS = 3_600_000;

/**
 * Registers an object before its bytes are stored, so that storage holds nothing without a row. Call
 * `confirmPendingObjects` in the transaction that writes the owner's row; the sweep deletes unconfirmed objects.
 */
export const registerPendingObject = (tx: Tx, key: string, now = new Date()) =>
  tx.pendingObject.upsert({ where: { key }, create: { key, createdAt: now }, update: { createdAt: now } });

/** Confirms objects: the owner's row exists, or the object is deleted. */
export const confirmPendingObjects = (tx: Tx, keys: readonly string[]) =>
  tx.pendingObject.deleteMany({ where: { key: { in: [...keys] } } });

/** Keys that were registered and never confirmed. */
export const listAbandonedObjects = async (db: Db, now: Date, take: number): Promise<readonly string[]> => {
  const createdAt = { lt: new Date(now.getTime() - ABANDONED_AFTER_MS) };
  const rows = await db.pendingObject.findMany({ where: { createdAt }, orderBy: { createdAt: 'asc' }, take });
  return rows.map(({ key }) => key);
};
