import type { Db, Tx } from '../db';
import { REQUEST_DAYS } from '../request-days';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Deletes expired counters and replies, and idempotency keys whose process died before it replied. */
export async function purgeExpiredRequests(db: Db, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const kept = before(REQUEST_DAYS * DAY_MS);
  await db.rateLimit.deleteMany({ where: { windowStart: { lt: kept } } });
  // Attempt windows last a day at most.
  await db.attempt.deleteMany({ where: { at: { lt: kept } } });
  await db.idempotentReply.deleteMany({ where: { createdAt: { lt: kept } } });
  await db.idempotentReply.deleteMany({ where: { status: null, createdAt: { lt: before(5 * MINUTE_MS) } } });
  await db.oneTimeCode.deleteMany({ where: { expiresAt: { lt: kept } } });
  await db.session.deleteMany({ where: { expiresAt: { lt: now } } });
  await db.outboxMessage.deleteMany({ where: { createdAt: { lt: before(30 * DAY_MS) } } });
}

/** Deletes the stored replies that mention a deleted object. */
export const deleteStoredReplies = (tx: Tx, id: string) =>
  tx.$executeRaw`DELETE FROM idempotent_replies WHERE body ->> 'id' = ${id}`;
