import { enqueueCompanyMessage } from '@/lib/company/server';
import { findMessage, recordEmail, recordSms, reopenEmail } from '@/lib/email/server';
import { enqueueFulfilmentMessage } from '@/lib/fulfilment/server';
import { enqueueClassMail } from '@/lib/kindergarten/server';
import { enqueueOrderMail } from '@/lib/orders/server';
import type { Db, Tx } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, ok, type Result } from '@/lib/platform/result';

type Deps = {
  readonly db: Db;
  readonly enqueue: Enqueue;
  readonly now: Date;
  readonly newId: () => string;
};
type Message = NonNullable<Awaited<ReturnType<typeof findMessage>>>;

/** A message that was given up is tried again; one that was sent gets a copy, recorded under a key of its own. */
async function recordAgain(tx: Tx, message: Message, key: string, now: Date): Promise<void> {
  const { kind, language, orderId, accountId, channel } = message;
  const record = { key, kind, language, orderId, accountId };
  if (message.givenUpAt) await reopenEmail(tx, key);
  else await (channel === 'email' ? recordEmail(tx, record, now) : recordSms(tx, record, now));
}

const TAKERS = [enqueueOrderMail, enqueueFulfilmentMessage, enqueueClassMail, enqueueCompanyMessage] as const;

/** The domain that sends a message takes it. */
async function enqueueAgain(tx: Tx, message: Message, enqueue: Enqueue): Promise<boolean> {
  for (const take of TAKERS) if (await take(tx, message, enqueue)) return true;
  return false;
}

/**
 * Sends a message again. `not_found`: there is none that belongs to what the staff look at, or it is still under way;
 * `message_not_resendable`: one that is sent by the work that causes it.
 * @param isOwn whether a message belongs to the order or the group that the staff look at
 */
export function resendMessage(
  key: string,
  isOwn: (message: Message) => boolean,
  { db, enqueue, now, newId }: Deps,
): Promise<Result<{ readonly key: string }, 'not_found' | 'message_not_resendable'>> {
  return db.$transaction(async (tx) => {
    const message = await findMessage(tx, key);
    if (!message || !isOwn(message) || (!message.sentAt && !message.givenUpAt)) return fail('not_found');
    // The end of a key stays, because it names the occasion.
    const again = { ...message, key: message.givenUpAt ? key : `again-${newId()}:${key}` };
    if (!(await enqueueAgain(tx, again, enqueue))) return fail('message_not_resendable');
    await recordAgain(tx, message, again.key, now);
    return ok({ key: again.key });
  });
}
