import { addDays } from '@/lib/books/server';
import { listUndelivered, reopenEmail } from '@/lib/email/server';
import type { Tx } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { orderMailJob, refundMailJob } from '../jobs';
import { SEND_AGAIN_DAYS } from '../limits';

/** Sends the mails about orders that the account's former address did not take, now to its current one. */
export async function sendUndeliveredAgain(
  tx: Tx,
  accountId: string,
  { enqueue, now }: { readonly enqueue: Enqueue; readonly now: Date },
): Promise<void> {
  for (const { key, kind, orderId } of await listUndelivered(tx, accountId, addDays(now, -SEND_AGAIN_DAYS))) {
    await reopenEmail(tx, key);
    if (kind === 'paymentRefunded') {
      await enqueue(tx, refundMailJob, { refundId: key.slice(key.indexOf(':') + 1), key }, { key });
      continue;
    }
    const mail = orderMailJob.schema.safeParse({ orderId, kind, key });
    if (mail.success) await enqueue(tx, orderMailJob, mail.data, { key });
  }
}
