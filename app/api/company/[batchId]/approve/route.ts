import { approveBatch } from '@/lib/company/server';
import { mutation, resultReply } from '@/lib/server/api';
import { withHr } from '@/lib/server/api/company';

/** Approves the books of a paid batch for production. */
export const POST = mutation('/api/company/[batchId]/approve', { rate: 'write' }, (context) =>
  withHr(context, async (deps) => {
    const approved = await approveBatch(context.params.batchId, { ...deps, enqueue: context.shop.enqueue });
    return resultReply(approved, ({ dispatchBy }) => ({ dispatchBy: dispatchBy.toISOString() }));
  }),
);
