import type { z } from 'zod';
import type { Db } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, ok, type Result } from '@/lib/platform/result';
import { sendGiftsJob } from '../jobs';
import { findOwnedOrderWithGift, lockOrder } from '../repository';
import { getGiftParts } from './gift-parts';
import type { reviewGiftSchema } from './gift-schema';
import { setReviewed } from './repository';

type Deps = { readonly db: Db; readonly enqueue: Enqueue; readonly accountId: string; readonly now: Date };

/**
 * The buyer has looked through the book: only now its mail may go out, at its planned time or at once. A repeat keeps
 * the first time.
 */
export function reviewGift(
  orderId: string,
  { sendNow }: z.output<typeof reviewGiftSchema>,
  { db, enqueue, accountId, now }: Deps,
): Promise<Result<{ readonly reviewed: true }, 'not_found' | 'email_required' | 'gift_already_sent'>> {
  return db.$transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const order = await findOwnedOrderWithGift(tx, orderId, accountId);
    if (!order?.paidAt || !order.gift?.active) return fail('not_found');
    const { tier, state, gift } = order;
    if (!gift.recipientEmail) return fail('email_required');
    if (getGiftParts({ tier, state, mailed: Boolean(gift.sentAt) }).mail !== 'open') return fail('gift_already_sent');
    const reviewedAt = gift.reviewedAt ?? now;
    await setReviewed(tx, orderId, { reviewedAt, ...(sendNow && { sendAt: toMinute(now) }) });
    // The buyer who sends it now need not wait for the next run.
    await enqueue(tx, sendGiftsJob, {}, { key: `gift:${orderId}` });
    return ok({ reviewed: true });
  });
}

/** The form counts in minutes. */
const toMinute = (time: Date): Date => new Date(Math.floor(time.getTime() / 60_000) * 60_000);
