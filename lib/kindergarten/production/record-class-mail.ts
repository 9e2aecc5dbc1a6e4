import type { ClassMailKind } from '@/lib/email';
import { recordEmail } from '@/lib/email/server';
import type { OrderRow } from '@/lib/orders/server';
import type { Tx } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { classMailJob } from '../jobs';

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
