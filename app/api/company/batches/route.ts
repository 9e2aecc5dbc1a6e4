import { listOwnBatches } from '@/lib/company/server';
import { query, reply } from '@/lib/server/api';
import { withHr } from '@/lib/server/api/company';

/** All batches of the HR person. */
export const GET = query('/api/company/batches', (context) =>
  withHr(context, async (deps) => reply({ batches: await listOwnBatches(deps) })),
);
