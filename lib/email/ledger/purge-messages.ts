import type { Db } from '@/lib/platform/db';
import { MESSAGE_MONTHS } from '../limits';
import { deleteMessagesBefore } from './repository';

/** Deletes the records of messages to people without an account that have reached the end of their retention. */
export async function purgeMessages(db: Db, now: Date): Promise<void> {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - MESSAGE_MONTHS);
  await deleteMessagesBefore(db, before);
}
