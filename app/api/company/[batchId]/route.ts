import { batchChangeSchema } from '@/lib/company';
import { changeBatch, getBatch, toBatchView } from '@/lib/company/server';
import { mutation, query, reply, resultReply } from '@/lib/server/api';
import { withHr } from '@/lib/server/api/company';

const ROUTE = '/api/company/[batchId]';

/** A batch on its dashboard. */
export const GET = query(ROUTE, (context) =>
  withHr(context, async (deps) => resultReply(await getBatch(context.params.batchId, deps), (value) => value)),
);

/** Closes, reopens, extends or enlarges a batch, or gives its link a new token. */
export const PATCH = mutation(ROUTE, { rate: 'write', schema: batchChangeSchema }, (context) =>
  withHr(context, async (deps) => {
    const changed = await changeBatch(context.params.batchId, context.input, deps);
    return changed.ok ? reply(await toBatchView(changed.value, deps)) : resultReply(changed, () => null);
  }),
);
