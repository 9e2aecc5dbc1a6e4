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
    await enqueueOrderMail(tx, { key, kind, orderId }, enqueue);
  }
}

type RecordedMail = { readonly key: string; readonly kind: string; readonly orderId: string | null };

/** Enqueues a recorded mail of this domain; `false` for one of another domain. The key ends with its occasion. */
export async function enqueueOrderMail(
  tx: Tx,
  { key, kind, orderId }: RecordedMail,
  enqueue: Enqueue,
): Promise<boolean> {
  if (kind === 'paymentRefunded') {
    await enqueue(tx, refundMailJob, { refundId: key.slice(key.lastIndexOf(':') + 1), key }, { key });
    return true;
  }
  const mail = orderMailJob.schema.safeParse({ orderId, kind, key });
  if (mail.success) await enqueue(tx, orderMailJob, mail.data, { key });
  return mail.success;
}
