import type { Db } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, ok, type Result } from '@/lib/platform/result';
import { isOwnAddress, recordHrMail } from '../messages/record-message';
import { type BatchAccessError, lockOwnedBatch } from './lock-owned-batch';
import { type BatchEditor, getRecordedAccount, recordAction } from './record-action';

type Deps = BatchEditor & { readonly db: Db; readonly enqueue: Enqueue; readonly now: Date };

/**
 * Sends the mail with the employees' link once more to the contact of an open batch; asked for twice within a minute,
 * it is sent once. `company_address_unconfirmed`: an address that HR only typed gets no second mail.
 */
export function sendInvitation(
  batchId: string,
  deps: Deps,
): Promise<Result<{ readonly sentTo: string }, BatchAccessError | 'company_closed' | 'company_address_unconfirmed'>> {
  const { db, enqueue, accountId, now } = deps;
  return db.$transaction(async (tx) => {
    const locked = await lockOwnedBatch(tx, batchId, accountId);
    if (!locked.ok) return locked;
    const batch = locked.value;
    if (batch.state !== 'open' || batch.closesAt <= now) return fail('company_closed');
    if (!(await isOwnAddress(tx, batch))) return fail('company_address_unconfirmed');
    const minute = now.toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length);
    if (await recordHrMail(tx, batch, 'companyOpened', { enqueue, now }, minute)) {
      await recordAction(tx, { batchId, accountId: getRecordedAccount(deps), kind: 'invitation_sent' }, now);
    }
    return ok({ sentTo: batch.contactEmail });
  });
}
