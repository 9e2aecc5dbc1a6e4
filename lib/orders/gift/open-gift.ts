import { findBookToRead, getRevision, type SignUrl, toGivenView } from '@/lib/books/server';
import type { Db } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import { readToken, signToken } from '@/lib/platform/tokens';
import { isRevoked } from '../downloads';
import { GIFT_LINK_DAYS } from '../limits';
import { findOrderWithFiles } from '../repository';
import type { GiftView } from './gift-view';

const DAY_MS = 86_400_000;
const UUID_LENGTH = 36;

/** Until when the link of a gift works that is mailed now. */
export const getGiftExpiry = (sentAt: Date): Date => new Date(sentAt.getTime() + GIFT_LINK_DAYS * DAY_MS);

/** The token of a gift as a part of a path: pages have no dots in their addresses. */
const toPathPart = (token: string): string => token.replace('.', '-');
const fromPathPart = (part: string): string =>
  part[UUID_LENGTH] === '-' ? `${part.slice(0, UUID_LENGTH)}.${part.slice(UUID_LENGTH + 1)}` : '';

/** The recipient's own page: it works without an account, and closing it leaves the buyer's link alone. */
export const getGiftPath = (secret: string, orderId: string): string =>
  `/gift/${toPathPart(signToken(secret, 'gift', orderId))}`;

type Deps = { readonly db: Db; readonly secret: string | readonly string[]; readonly now: Date };

/** An open gift with its file: for 90 days from its mail, unless the buyer closed the link or was refunded. */
async function findOpenGift(token: string, { db, secret, now }: Deps) {
  const orderId = readToken(secret, 'gift', token.includes('.') ? token : fromPathPart(token));
  const order = orderId ? await findOrderWithFiles(db, orderId) : null;
  const [file, gift] = [order?.downloads[0], order?.gift];
  if (!order || !file || !gift?.active || gift.revokedAt || isRevoked(order)) return fail('not_found');
  // A recipient may be faster than the record of the mail.
  const expiresAt = getGiftExpiry(gift.sentAt ?? now);
  if (expiresAt <= now) return fail('link_expired');
  const isDeleted = (await getRevision(db, file.bookId)) === null;
  return isDeleted ? fail('not_found') : ok({ file, gift, expiresAt });
}

type GiftFile = { readonly storageKey: string; readonly bookId: string };

/** The file of a mailed gift, which its recipient saves. */
export async function openGift(token: string, deps: Deps): Promise<Result<GiftFile, 'not_found' | 'link_expired'>> {
  const found = await findOpenGift(token, deps);
  if (!found.ok) return found;
  const { storageKey, bookId } = found.value.file;
  return ok({ storageKey, bookId });
}

/** What a recipient sees: the card, and the whole book as it stands now. */
export async function viewGift(
  token: string,
  { sign, ...deps }: Deps & { readonly sign: SignUrl },
): Promise<Result<GiftView, 'not_found' | 'link_expired'>> {
  const found = await findOpenGift(token, deps);
  if (!found.ok) return found;
  const { file, gift, expiresAt } = found.value;
  const row = await findBookToRead(deps.db, file.bookId);
  const book = row && (await toGivenView(row, sign, deps.now));
  if (!book) return fail('not_found');
  const { recipientName, senderName, message } = gift;
  return ok({
    recipientName,
    senderName: senderName ?? '',
    message: message ?? '',
    availableUntil: expiresAt.toISOString(),
    fileUrl: `/api/gifts/${token}`,
    book,
  });
}
