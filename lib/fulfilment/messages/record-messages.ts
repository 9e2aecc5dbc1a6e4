import { recordEmail, recordSms } from '@/lib/email/server';
import type { OrderRow, OrderWithContact } from '@/lib/orders/server';
import type { Tx } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { fulfilmentMessageJob } from '../jobs';
import { isSmsKind, type MessageKind } from './kinds';

type Deps = { readonly enqueue: Enqueue; readonly now: Date };
type Recipient = Pick<OrderRow, 'id' | 'language' | 'accountId' | 'groupOrderId'> & {
  readonly account: Pick<OrderWithContact['account'], 'smsConsentAt'>;
};

/**
 * Records the mail, and the SMS if the account consented, in the transaction that causes them. The same kind with the
 * same `occasion` (a parcel, a day) is sent once. Of a class, messages tell about all of its books (`lib/kindergarten`).
 */
export async function recordMessages(
  tx: Tx,
  { id: orderId, language, accountId, account, groupOrderId }: Recipient,
  kind: MessageKind,
  { enqueue, now }: Deps,
  occasion = '',
): Promise<void> {
  if (groupOrderId) return;
  const key = [kind, orderId, ...(occasion ? [occasion] : [])].join(':');
  const record = { kind, language, orderId, accountId };
  if (await recordEmail(tx, { key, ...record }, now)) {
    await enqueue(tx, fulfilmentMessageJob, { orderId, kind, channel: 'email', key }, { key });
  }
  const smsKey = `sms:${key}`;
  if (isSmsKind(kind) && account.smsConsentAt && (await recordSms(tx, { key: smsKey, ...record }, now))) {
    await enqueue(tx, fulfilmentMessageJob, { orderId, kind, channel: 'sms', key: smsKey }, { key: smsKey });
  }
}
