import { mutation } from '@/lib/server/api';
import { staffAction } from '@/lib/server/api/staff';
import { expireOverrides } from '@/lib/server/cache/cached-overrides';
import { overrideSchema } from '@/lib/staff';
import { switchEdition } from '@/lib/staff/server';

/** Switches an edition in one market, or takes the switch back; the shop follows at once. */
export const POST = mutation(
  '/api/staff/catalogue',
  { rate: 'write', schema: overrideSchema, idempotent: true },
  (context) =>
    staffAction(context, 'catalogue.switch', async (deps) => {
      const switched = await switchEdition(context.input, deps);
      if (switched.ok) await expireOverrides();
      return switched;
    }),
);
