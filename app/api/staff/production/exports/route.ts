import { mutation, resultReply } from '@/lib/server/api';
import { withStaff } from '@/lib/server/api/staff';
import { exportSchema } from '@/lib/staff';
import { createExport } from '@/lib/staff/server';

/** Makes a link to files or papers of books at the print houses. */
export const POST = mutation('/api/staff/production/exports', { rate: 'write', schema: exportSchema }, (context) =>
  withStaff(context, 'production.export', async (deps) => {
    const { env, storage } = context.shop;
    return resultReply(await createExport(context.input, env.SHOP_SECRET, { ...deps, storage }), (made) => made);
  }),
);
