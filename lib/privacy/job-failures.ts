import { giveUpEmail } from '@/lib/email/server';
import { alarm } from '@/lib/platform/alarm';
import type { Db } from '@/lib/platform/db';
import { getReceiptKey } from './receipt-key';
import { completeDeletion } from './repository';

type Deps = { readonly db: Db; readonly now: Date };

/** The receipt could not be sent for a day: the address is dropped all the same; the daily purge deletes the files. */
export async function handleDeletionFailure({ accountId }: { readonly accountId: string }, { db, now }: Deps) {
  await giveUpEmail(db, getReceiptKey(accountId), now);
  await completeDeletion(db, accountId, now);
  alarm('account_deletion_failed', { accountId });
}
