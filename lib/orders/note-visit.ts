import { daysAfter, keepPhotosUntil, RETENTION_DAYS } from '@/lib/books/server';
import type { Tx } from '@/lib/platform/db';
import { unconfirmedBooksOf } from './repo';

/** The photos of what an account paid for and has yet to confirm are kept for 90 days from its last visit (rulings). */
export async function noteVisit(tx: Tx, accountId: string, now: Date): Promise<void> {
  const until = daysAfter(now, RETENTION_DAYS.unconfirmed);
  for (const { bookId } of await unconfirmedBooksOf(tx, accountId)) {
    if (bookId) await keepPhotosUntil(tx, bookId, until, now);
  }
}
