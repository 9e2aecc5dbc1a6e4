import type { Db } from '@/lib/platform/db';
import { addDays } from '../retention/retention';
import { deleteCompletedSubscriptions, deleteExpiredLinks } from './repository';

/** Deletes addresses that will get no more mail, and expired links. */
export async function purgeSubscriptions(db: Db, now: Date): Promise<void> {
  await deleteCompletedSubscriptions(db, addDays(now, -1));
  await deleteExpiredLinks(db, now);
}
