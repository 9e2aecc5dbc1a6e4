import { deleteBookObjects } from '@/lib/books/server';
import { type LedgerDeps, renderEmail, sendOnce } from '@/lib/email/server';
import { DEFAULT_COUNTRY } from '@/lib/markets';
import { alarm } from '@/lib/platform/logging/alarm';
import type { StoragePort } from '@/lib/providers/storage/port';
import { getReceiptNumber, getReceiptUrl, signReceipt } from './deletion-receipt';
import { deletionSummarySchema } from './deletion-summary';
import { ACCOUNT_MONTHS, RECORD_YEARS } from './limits';
import { getReceiptKey } from './receipt-key';
import { completeDeletion, findDeletion } from './repository';

type Deps = LedgerDeps & { readonly storage: StoragePort; readonly secret: string; readonly shopUrl: string };

/**
 * Deletes the stored files of a deleted account, then mails the receipt and drops the address. Repeats continue where
 * a killed worker stopped. Throws to retry.
 */
export async function handleDeleteAccount({ accountId }: { readonly accountId: string }, deps: Deps): Promise<void> {
  const { db, storage, now, secret, shopUrl } = deps;
  const deletion = await findDeletion(db, accountId);
  if (!deletion || deletion.completedAt) return;
  for (const bookId of deletion.bookIds) await deleteBookObjects(bookId, { db, storage, now: now() });
  const { email: to, language } = deletion;
  if (to) {
    const number = getReceiptNumber(secret, accountId);
    const token = signReceipt(secret, { kind: 'account', at: deletion.requestedAt, number });
    const receiptUrl = getReceiptUrl(shopUrl, { country: DEFAULT_COUNTRY, language }, token);
    const summary = deletionSummarySchema.parse(deletion.summary);
    const inactiveMonths = deletion.reason === 'inactive' ? ACCOUNT_MONTHS : null;
    const data = { ...summary, inactiveMonths, years: RECORD_YEARS, number, receiptUrl };
    const key = getReceiptKey(accountId);
    const outcome = await sendOnce(key, { to }, () => renderEmail('dataDeleted', language, data), deps);
    if (outcome === 'failed') throw new Error(`Mail ${key} was not delivered`);
    if (outcome === 'gave_up') alarm('mail_failed', { accountId, mail: 'dataDeleted' });
  }
  await completeDeletion(db, accountId, now());
}
