import { withdrawByHr } from '@/lib/company/server';
import { mutation, resultReply } from '@/lib/server/api';
import { withHr } from '@/lib/server/api/company';

/** Takes one order out of a batch that is not ordered yet. */
export const DELETE = mutation('/api/company/[batchId]/orders/[submissionId]', { rate: 'write' }, (context) =>
  withHr(context, async (deps) => {
    const { batchId, submissionId } = context.params;
    return resultReply(await withdrawByHr(batchId, submissionId, deps), (value) => value);
  }),
);
