import { REQUEST_DAYS } from '../dates/request-days';
import type { Db } from '../db';
import { deleteOutboxMessages } from '../db/outbox';
import { deleteRequestsBefore, deleteUnanswered } from './repository';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * Deletes expired counters, attempts, whose windows last a day at most, and replies, idempotency keys whose process died
 * before it replied, and the messages of the sandbox.
 */
export async function purgeExpiredRequests(db: Db, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await deleteRequestsBefore(db, before(REQUEST_DAYS * DAY_MS));
  await deleteUnanswered(db, before(5 * MINUTE_MS));
  await deleteOutboxMessages(db, before(30 * DAY_MS));
}
