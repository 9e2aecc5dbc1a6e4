import type { ClassMailKind } from '@/lib/email';
import { recordEmail } from '@/lib/email/server';
import type { Language } from '@/lib/markets';
import type { OrderRow } from '@/lib/orders/server';
import type { Tx } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { classLinkMailJob, classMailJob } from '../jobs';

/**
 * Records a mail about a class in the transaction that causes it; each kind is sent once for an order, or once for each
 * `occasion` (a day).
 */
export async function recordClassMail(
  tx: Tx,
  { id: orderId, language, accountId }: Pick<OrderRow, 'id' | 'language' | 'accountId'>,
  kind: ClassMailKind,
  { enqueue, now }: { readonly enqueue: Enqueue; readonly now: Date },
  occasion = '',
): Promise<void> {
  const key = [kind, orderId, ...(occasion ? [occasion] : [])].join(':');
  if (await recordEmail(tx, { key, kind, language, orderId, accountId }, now)) {
    await enqueue(tx, classMailJob, { orderId, kind, key }, { key });
  }
}

type LinkedClass = { readonly id: string; readonly language: Language; readonly accountId: string };
type Ending = { readonly enqueue: Enqueue; readonly now: Date };

/** Records the mail with the parents' link to a teacher for whom the staff work; once for each `occasion`. */
export async function recordClassLink(
  tx: Tx,
  { id: classId, language, accountId }: LinkedClass,
  { enqueue, now }: Ending,
  occasion = '',
): Promise<void> {
  const key = ['classOpened', classId, ...(occasion ? [occasion] : [])].join(':');
  if (await recordEmail(tx, { key, kind: 'classOpened', language, accountId }, now)) {
    await enqueue(tx, classLinkMailJob, { classId, key }, { key });
  }
}

type Recorded = { readonly key: string; readonly kind: string; readonly orderId: string | null };

/** Enqueues a recorded mail of this domain; `false` for one of another domain. */
export async function enqueueClassMail(tx: Tx, { key, kind, orderId }: Recorded, enqueue: Enqueue): Promise<boolean> {
  const classId = /(?:^|:)classOpened:([0-9a-f-]{36})/.exec(key)?.[1];
  if (kind === 'classOpened' && classId) {
    await enqueue(tx, classLinkMailJob, { classId, key }, { key });
    return true;
  }
  const mail = classMailJob.schema.safeParse({ orderId, kind, key });
  if (mail.success) await enqueue(tx, classMailJob, mail.data, { key });
  return mail.success;
}
