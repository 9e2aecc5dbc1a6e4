import type { Db, Tx } from '../db';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Drops counters and replies that nobody will ask for again, and keys whose process died before it replied. */
export async function forgetOldRequests(db: Db, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await db.rateLimit.deleteMany({ where: { windowStart: { lt: before(DAY_MS) } } });
  // Windows of attempts are a day long at most.
  await db.attempt.deleteMany({ where: { at: { lt: before(DAY_MS + HOUR_MS) } } });
  await db.idempotentReply.deleteMany({ where: { createdAt: { lt: before(DAY_MS) } } });
  await db.idempotentReply.deleteMany({ where: { status: null, createdAt: { lt: before(5 * MINUTE_MS) } } });
  await db.oneTimeCode.deleteMany({ where: { expiresAt: { lt: before(DAY_MS) } } });
  await db.session.deleteMany({ where: { expiresAt: { lt: now } } });
  await db.outboxMessage.deleteMany({ where: { createdAt: { lt: before(30 * DAY_MS) } } });
}

/** Drops the replies that are kept for repeats and tell of this thing: it is gone. */
export const forgetReplies = (tx: Tx, id: string) =>
  tx.$executeRaw`DELETE FROM idempotent_replies WHERE body ->> 'id' = ${id}`;
