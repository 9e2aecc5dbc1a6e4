import type { Tx } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { fulfilmentMessageJob } from '../jobs';

type Recorded = {
  readonly key: string;
  readonly kind: string;
  readonly channel: 'email' | 'sms';
  readonly orderId: string | null;
};

/** Enqueues a recorded message about a printed order; `false` for one of another domain. */
export async function enqueueFulfilmentMessage(tx: Tx, message: Recorded, enqueue: Enqueue): Promise<boolean> {
  const { key } = message;
  const parsed = fulfilmentMessageJob.schema.safeParse(message);
  if (parsed.success) await enqueue(tx, fulfilmentMessageJob, parsed.data, { key });
  return parsed.success;
}
