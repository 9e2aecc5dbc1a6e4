import { orderBatch } from '@/lib/company/server';
import { mutation, resultReply } from '@/lib/server/api';
import { withHr } from '@/lib/server/api/company';

/** Closes a batch and creates the one unpaid order of its books, or renews it. */
export const POST = mutation('/api/company/[batchId]/order', { rate: 'write' }, (context) =>
  withHr(context, async (deps) => resultReply(await orderBatch(context.params.batchId, deps), (value) => value)),
);
