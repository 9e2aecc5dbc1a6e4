import { getMonthsBefore } from '@/lib/platform/dates/months';
import type { Db } from '@/lib/platform/db';
import { MESSAGE_MONTHS } from '../limits';
import { deleteMessagesBefore } from './repository';

/** Deletes the records of messages to people without an account that have reached the end of their retention. */
export async function purgeMessages(db: Db, now: Date): Promise<void> {
  await deleteMessagesBefore(db, getMonthsBefore(now, MESSAGE_MONTHS));
}
