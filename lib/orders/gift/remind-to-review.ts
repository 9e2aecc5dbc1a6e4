import { recordEmail } from '@/lib/email/server';
import type { Db } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { orderMailJob } from '../jobs';
import { findOrderWithGift } from '../repository';
import type { listWaitingGifts } from './repository';
import { getReviewReminderTime, isGiftReviewed } from './send-time';

type WaitingGift = Awaited<ReturnType<typeof listWaitingGifts>>[number];
type Deps = { readonly db: Db; readonly enqueue: Enqueue; readonly now: () => Date };

/** Tells the buyers of gifts, once each, that the mail waits until they have looked through the book. */
export async function remindToReview(waiting: readonly WaitingGift[], { db, enqueue, now }: Deps): Promise<void> {
  for (const gift of waiting) {
    const { orderId, paidAt } = gift;
    if (!paidAt || isGiftReviewed(gift) || getReviewReminderTime({ ...gift, paidAt }) > now()) continue;
    await db.$transaction(async (tx) => {
      const order = await findOrderWithGift(tx, orderId);
      if (!order) return;
      const { language, accountId } = order;
      const [kind, key] = ['giftToReview', `giftToReview:${orderId}`] as const;
      if (await recordEmail(tx, { key, kind, language, orderId, accountId }, now())) {
        await enqueue(tx, orderMailJob, { orderId, kind, key }, { key });
      }
    });
  }
}
