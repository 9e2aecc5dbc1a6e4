import { z } from 'zod';
import { defineJob } from '@/lib/platform/jobs';

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
  z.object({ orderId: z.uuid(), kind: z.enum(['orderPaid', 'bookReady']), key: z.string() }),
  { expireInSeconds: 60, retryLimit: 8, retryDelay: 10, concurrency: 2 },
);

/** Gives back what was charged twice. */
export const refundJob = defineJob('refund-payment', z.object({ paymentId: z.uuid() }), {
  expireInSeconds: 60,
  retryLimit: 10,
  retryDelay: 30,
  concurrency: 1,
});
