import { submissionQuerySchema } from '@/lib/company';
import { listSubmissions } from '@/lib/company/server';
import { errorReply, query, resultReply } from '@/lib/server/api';
import { withHr } from '@/lib/server/api/company';

/** A page of a batch's orders, as the dashboard searches, filters and sorts them. */
export const GET = query('/api/company/[batchId]/orders', (context) =>
  withHr(context, async (deps) => {
    const parsed = submissionQuerySchema.safeParse(Object.fromEntries(new URL(context.request.url).searchParams));
    if (!parsed.success) return errorReply('validation_failed');
    return resultReply(await listSubmissions(context.params.batchId, parsed.data, deps), (value) => value);
  }),
);
