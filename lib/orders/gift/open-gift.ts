import { getRevision } from '@/lib/books/server';
import type { Db } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import { readToken, signToken } from '@/lib/platform/tokens';
import { getDownloadExpiry, isRevoked } from '../downloads';
import { findOrderWithFiles } from '../repository';

/** The recipient's own link: it works without an account, and closing it leaves the buyer's link alone. */
export const getGiftPath = (secret: string, orderId: string): string =>
  `/api/gifts/${signToken(secret, 'gift', orderId)}`;

type Deps = { readonly db: Db; readonly secret: string | readonly string[]; readonly now: Date };
type GiftFile = { readonly storageKey: string; readonly bookId: string };

/** The file of a mailed gift, for seven days from its mail, unless the buyer closed the link or was refunded. */
export async function openGift(
  token: string,
  { db, secret, now }: Deps,
): Promise<Result<GiftFile, 'not_found' | 'link_expired'>> {
  const orderId = readToken(secret, 'gift', token);
  const order = orderId ? await findOrderWithFiles(db, orderId) : null;
  const [file, gift] = [order?.downloads[0], order?.gift];
  if (!order || !file || !gift?.active || gift.revokedAt || isRevoked(order)) return fail('not_found');
  // A recipient may be faster than the record of the mail.
  if (gift.sentAt && getDownloadExpiry(gift.sentAt) <= now) return fail('link_expired');
  const isDeleted = (await getRevision(db, file.bookId)) === null;
  return isDeleted ? fail('not_found') : ok({ storageKey: file.storageKey, bookId: file.bookId });
}
