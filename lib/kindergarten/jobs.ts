import { z } from 'zod';
import { CLASS_MAIL_KINDS } from '@/lib/email';
import { defineJob, RETRY_FOR_A_DAY } from '@/lib/platform/jobs';

/** Every minute: brings the orders of classes up to date with their books, and gives back what could not be made. */
export const watchClassesJob = defineJob('watch-classes', z.object({}), {
  expireInSeconds: 300,
  retryLimit: 2,
  concurrency: 1,
  cron: '* * * * *',
});

/** A mail to the teacher about all books of a class. */
export const classMailJob = defineJob(
  'class-mail',
  z.object({ orderId: z.uuid(), kind: z.enum(CLASS_MAIL_KINDS), key: z.string() }),
  { expireInSeconds: 60, ...RETRY_FOR_A_DAY, concurrency: 1 },
);

/** The parents' link, to the teacher of a class that the staff opened. */
export const classLinkMailJob = defineJob('class-link-mail', z.object({ classId: z.uuid(), key: z.string() }), {
  expireInSeconds: 60,
  ...RETRY_FOR_A_DAY,
  concurrency: 1,
});
