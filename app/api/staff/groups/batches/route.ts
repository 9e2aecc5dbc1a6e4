import { newBatchSchema } from '@/lib/company';
import { newToken } from '@/lib/platform/ids';
import { mutation, resultReply } from '@/lib/server/api';
import { withStaff } from '@/lib/server/api/staff';
import { openForCompany } from '@/lib/staff/server';

/** Opens a batch for an HR person who cannot. */
export const POST = mutation(
  '/api/staff/groups/batches',
  { rate: 'write', schema: newBatchSchema, idempotent: true },
  (context) =>
    withStaff(context, 'groups.open', async (deps) =>
      resultReply(await openForCompany(context.input, { ...deps, newToken }), ({ id }) => ({ id }), 201),
    ),
);
