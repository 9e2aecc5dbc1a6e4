import { z } from 'zod';
import { COMPANY_MAIL_KINDS } from '@/lib/email';
import { defineJob, RETRY_FOR_A_DAY } from '@/lib/platform/jobs';

/** Every minute: closes batches at their day, and brings ordered ones up to date with their books. */
export const watchCompaniesJob = defineJob('watch-companies', z.object({}), {
  expireInSeconds: 300,
  retryLimit: 2,
  concurrency: 1,
  cron: '* * * * *',
});

/** Tells the employees of a batch once that the shop has cancelled their orders. */
export const notifyCancelledJob = defineJob('company-cancelled', z.object({ batchId: z.uuid() }), {
  expireInSeconds: 300,
  ...RETRY_FOR_A_DAY,
  concurrency: 1,
});

/** A mail or SMS to the HR person of a company, or to one of its employees. */
export const companyMessageJob = defineJob(
  'company-message',
  z.object({ kind: z.enum(COMPANY_MAIL_KINDS), id: z.uuid(), channel: z.enum(['email', 'sms']), key: z.string() }),
  { expireInSeconds: 60, ...RETRY_FOR_A_DAY, concurrency: 2 },
);
