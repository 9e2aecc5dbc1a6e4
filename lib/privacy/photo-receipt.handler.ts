import { findPhotoOwner } from '@/lib/books/server';
import { type LedgerDeps, renderEmail, sendOnce } from '@/lib/email/server';
import { COUNTRIES } from '@/lib/markets';
import { getReceiptNumber, getReceiptUrl, signReceipt } from './deletion-receipt';
import { getPhotoReceiptKey } from './receipt-key';

type Deps = LedgerDeps & { readonly secret: string; readonly shopUrl: string };

/** Mails the receipt of a deleted photo once. Throws to retry. */
export async function handlePhotoReceipt({ photoId }: { readonly photoId: string }, deps: Deps): Promise<void> {
  const { db, secret, shopUrl } = deps;
  const owner = await findPhotoOwner(db, photoId);
  if (!owner?.deletedAt) return;
  const { country, language, email: to, deletedAt: at } = owner;
  const number = getReceiptNumber(secret, photoId);
  const receiptUrl = getReceiptUrl(shopUrl, { country, language }, signReceipt(secret, { kind: 'photo', at, number }));
  const data = { at, timeZone: COUNTRIES[country].timeZone, number, receiptUrl };
  const key = getPhotoReceiptKey(photoId);
  const outcome = await sendOnce(key, { to }, () => renderEmail('photoDeleted', language, data), deps);
  if (outcome === 'failed') throw new Error(`Mail ${key} was not delivered`);
}
