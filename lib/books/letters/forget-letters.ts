import type { Db } from '@/lib/platform/db';
import { daysAfter } from '../retention';
import { deleteDoneLetters, deleteExpiredLinks } from './repo';

/** Deletes addresses that have nothing to be told any more, and links that open nothing. */
export async function forgetLetters(db: Db, now: Date): Promise<void> {
  await deleteDoneLetters(db, daysAfter(now, -1));
  await deleteExpiredLinks(db, now);
}
