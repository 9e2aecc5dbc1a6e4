import { REQUEST_DAYS } from '@/lib/platform/dates/request-days';
import type { Db } from '@/lib/platform/db';
import { deleteCodesBefore, deleteExpiredSessions } from './repository';

const DAY_MS = 86_400_000;

/** Deletes the sessions that have ended, and the codes that ended a day ago. */
export async function purgeSessions(db: Db, now: Date): Promise<void> {
  await deleteExpiredSessions(db, now);
  await deleteCodesBefore(db, new Date(now.getTime() - REQUEST_DAYS * DAY_MS));
}
