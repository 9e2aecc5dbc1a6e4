import { mutation } from '@/lib/server/api';
import { staffAction } from '@/lib/server/api/staff';
import { expireOffers } from '@/lib/server/cache/cached-offers';
import { offerDaysSchema } from '@/lib/staff';
import { changeOfferDays } from '@/lib/staff/server';

/** Says when a partner's offer runs; its page, the wizard and the checkout follow at once. */
export const POST = mutation(
  '/api/staff/offers/[partner]',
  { rate: 'write', schema: offerDaysSchema, idempotent: true },
  (context) =>
    staffAction(context, 'offers.change', async (deps) => {
      const changed = await changeOfferDays(context.params.partner, context.input, deps);
      if (changed.ok) await expireOffers();
      return changed;
    }),
);
