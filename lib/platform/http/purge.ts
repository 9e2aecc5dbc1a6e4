import type { Db, Tx } from '../db';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Deletes expired counters and replies, and idempotency keys whose process died before it replied. */
export async function purgeExpiredRequests(db: Db, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await db.rateLimit.deleteMany({ where: { windowStart: { lt: before(DAY_MS) } } });
  // Attempt windows last a day at most.
  await db.attempt.deleteMany({ where: { at: { lt: before(DAY_MS + HOUR_MS) } } });
  await db.idempotentReply.deleteMany({ where: { createdAt: { lt: before(DAY_MS) } } });
  await db.idempotentReply.deleteMany({ where: { status: null, createdAt: { lt: before(5 * MINUTE_MS) } } });
  await db.oneTimeCode.deleteMany({ where: { expiresAt: { lt: before(DAY_MS) } } });
  await db.session.deleteMany({ where: { expiresAt: { lt: now } } });
  await db.outboxMessage.deleteMany({ where: { createdAt: { lt: before(30 * DAY_MS) } } });
}

/** Deletes the stored replies that mention a deleted object. */
export const deleteStoredReplies = (tx: Tx, id: string) =>
  tx.$executeRaw`DELETE FROM idempotent_replies WHERE body ->> 'id' = ${id}`;
