import { mutation } from '@/lib/server/api';
import { staffAction } from '@/lib/server/api/staff';
import { retryJob } from '@/lib/staff/server';

/** Queues a failed job again. */
export const POST = mutation('/api/staff/jobs/[jobId]/retry', { rate: 'write', idempotent: true }, (context) =>
  staffAction(context, 'jobs.retry', (deps) => retryJob(context.params.jobId, context.shop.failedJobs.retry, deps)),
);
