import { z } from 'zod';
import { defineJob, RETRY_FOR_A_DAY, RETRY_FOR_MINUTES } from '@/lib/platform/jobs';

/** Draws every picture of a paid book, typesets it and stores the PDF. */
export const produceJob = defineJob('produce-book', z.object({ orderId: z.uuid() }), {
  expireInSeconds: 600,
  ...RETRY_FOR_MINUTES,
  concurrency: 1,
});

/** Creates the orders of a paid class, one for each child's book, and starts them. */
export const startGroupJob = defineJob('start-group-order', z.object({ orderId: z.uuid() }), {
  expireInSeconds: 120,
  ...RETRY_FOR_A_DAY,
  concurrency: 1,
});

/** Gives a bought book what was paid for it afterwards: the hero of its trial in the advanced model. */
export const applyExtraJob = defineJob('apply-extra', z.object({ orderId: z.uuid() }), {
  expireInSeconds: 60,
  ...RETRY_FOR_MINUTES,
  concurrency: 1,
});

const renewBookPayload = z.object({ bookId: z.uuid(), edits: z.number().int().positive() });
export type RenewBookJob = z.infer<typeof renewBookPayload>;

/** Makes the PDF of an edited book again. */
export const renewBookJob = defineJob('renew-book', renewBookPayload, {
  expireInSeconds: 600,
  ...RETRY_FOR_MINUTES,
  concurrency: 1,
});

/** Mails about an order. */
export const orderMailJob = defineJob(
  'order-mail',
  z.object({
    orderId: z.uuid(),
    kind: z.enum([
      'orderPaid',
      'bookReady',
      'bookDelayed',
      'orderRefunded',
      'giftToReview',
      'giftSent',
      'giftReturned',
    ]),
    key: z.string(),
  }),
  { expireInSeconds: 60, ...RETRY_FOR_A_DAY, concurrency: 2 },
);

/** Makes one refund of the ledger: a duplicate payment, a book that could not be produced, or by staff. */
export const refundJob = defineJob('refund-payment', z.object({ refundId: z.uuid() }), {
  expireInSeconds: 60,
  ...RETRY_FOR_A_DAY,
  concurrency: 1,
});

/** The mail about one refund. */
export const refundMailJob = defineJob('refund-mail', z.object({ refundId: z.uuid(), key: z.string() }), {
  expireInSeconds: 60,
  ...RETRY_FOR_A_DAY,
  concurrency: 1,
});

/** Every ten minutes: asks the providers about payments whose webhook may be lost. */
export const reconcileJob = defineJob('reconcile-payments', z.object({}), {
  expireInSeconds: 300,
  retryLimit: 2,
  concurrency: 1,
  cron: '*/10 * * * *',
});

/** Every ten minutes: tax invoices of paid orders and credit notes of refunds. */
export const fiscalJob = defineJob('issue-fiscal-documents', z.object({}), {
  expireInSeconds: 300,
  retryLimit: 2,
  concurrency: 1,
  cron: '5-59/10 * * * *',
});

/** Hourly: retries failed or lost work of paid orders. */
export const recoverJob = defineJob('recover-orders', z.object({}), {
  expireInSeconds: 300,
  retryLimit: 2,
  concurrency: 1,
  cron: '7 * * * *',
});

/** Every minute: mails the gifts whose time has come. */
export const sendGiftsJob = defineJob('send-gifts', z.object({}), {
  expireInSeconds: 300,
  retryLimit: 2,
  concurrency: 1,
  cron: '* * * * *',
});
