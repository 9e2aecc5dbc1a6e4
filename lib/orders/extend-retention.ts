import { addDays, RETENTION_DAYS, setPhotoExpiry } from '@/lib/books/server';
import type { Tx } from '@/lib/platform/db';
import { listUnconfirmedBooks } from './repository';

/**
 * Keeps the photos of paid, unconfirmed books for 90 days from the account's last visit (rulings, "Photos and names").
 */
export async function extendRetention(tx: Tx, accountId: string, now: Date): Promise<void> {
  const until = addDays(now, RETENTION_DAYS.unconfirmed);
  for (const { bookId } of await listUnconfirmedBooks(tx, accountId)) {
    if (bookId) await setPhotoExpiry(tx, bookId, until, now);
  }
}
