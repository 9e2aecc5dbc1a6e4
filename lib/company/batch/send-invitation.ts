import type { Db } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, ok, type Result } from '@/lib/platform/result';
import { recordHrMail } from '../messages/record-message';
import { type BatchAccessError, lockOwnedBatch } from './lock-owned-batch';
import { recordAction } from './record-action';

type Deps = { readonly db: Db; readonly enqueue: Enqueue; readonly accountId: string; readonly now: Date };

/**
 * Sends the mail with the employees' link once more to the contact of an open batch; asked for twice within a minute,
 * it is sent once.
 */
export function sendInvitation(
  batchId: string,
  { db, enqueue, accountId, now }: Deps,
): Promise<Result<{ readonly sentTo: string }, BatchAccessError | 'company_closed'>> {
  return db.$transaction(async (tx) => {
    const locked = await lockOwnedBatch(tx, batchId, accountId);
    if (!locked.ok) return locked;
    const batch = locked.value;
    if (batch.state !== 'open' || batch.closesAt <= now) return fail('company_closed');
    const minute = now.toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length);
    if (await recordHrMail(tx, batch, 'companyOpened', { enqueue, now }, minute)) {
      await recordAction(tx, { batchId, accountId, kind: 'invitation_sent' }, now);
    }
    return ok({ sentTo: batch.contactEmail });
  });
}
