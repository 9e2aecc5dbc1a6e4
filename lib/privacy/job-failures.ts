import { findLiveAccount } from '@/lib/accounts/server';
import { giveUpEmail } from '@/lib/email/server';
import type { Db } from '@/lib/platform/db';
import { alarm } from '@/lib/platform/logging/alarm';
import { getNoticeKey } from './inactive/notice-key';
import { getReceiptKey } from './receipt-key';
import { completeDeletion } from './repository';

type Deps = { readonly db: Db; readonly now: Date };

/** The receipt could not be sent for a day: the address is dropped all the same; the daily purge deletes the files. */
export async function handleDeletionFailure({ accountId }: { readonly accountId: string }, { db, now }: Deps) {
  await giveUpEmail(db, getReceiptKey(accountId), now);
  await completeDeletion(db, accountId, now);
  alarm('account_deletion_failed', { accountId });
}

/**
 * The notice could not be sent for a day. Where an SMS can follow, the mail is given up; the hourly job tries again. The
 * account stays until somebody was told.
 */
export async function handleNoticeFailure({ accountId }: { readonly accountId: string }, { db, now }: Deps) {
  const account = await findLiveAccount(db, accountId);
  if (account?.smsConsentAt) await giveUpEmail(db, getNoticeKey(account), now);
  alarm('account_notice_failed', { accountId });
}
