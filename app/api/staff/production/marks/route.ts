import { mutation, reply } from '@/lib/server/api';
import { withStaff } from '@/lib/server/api/staff';
import { markSchema } from '@/lib/staff';
import { markMany } from '@/lib/staff/server';

/** Brings many books at the print houses to a state, by their order numbers. */
export const POST = mutation(
  '/api/staff/production/marks',
  { rate: 'write', schema: markSchema, idempotent: true },
  (context) =>
    withStaff(context, 'production.mark', async (deps) => reply({ lines: await markMany(context.input, deps) })),
);
