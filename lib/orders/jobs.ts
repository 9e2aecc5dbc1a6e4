import { z } from 'zod';
import { A_DAY_OF_TRIES, defineJob } from '@/lib/platform/jobs';

/** Draws every picture of a paid book, sets it and stores the PDF. */
export const produceJob = defineJob('produce-book', z.object({ orderId: z.uuid() }), {
  expireInSeconds: 600,
  retryLimit: 3,
  retryDelay: 5,
  concurrency: 1,
});

/** Mails that follow an order. */
export const orderMailJob = defineJob(
  'order-mail',
  z.object({ orderId: z.uuid(), kind: z.enum(['orderPaid', 'bookReady', 'orderRefunded']), key: z.string() }),
  { expireInSeconds: 60, ...A_DAY_OF_TRIES, concurrency: 2 },
);

/** Gives a payment back: it was one too many, or its book could not be made. */
export const refundJob = defineJob('refund-payment', z.object({ paymentId: z.uuid() }), {
  expireInSeconds: 60,
  ...A_DAY_OF_TRIES,
  concurrency: 1,
});

/** Every hour: takes up what failed or was lost of paid orders. */
export const recoverJob = defineJob('recover-orders', z.object({}), {
  expireInSeconds: 300,
  retryLimit: 2,
  concurrency: 1,
  cron: '7 * * * *',
});
