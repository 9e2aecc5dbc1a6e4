import { mutation } from '@/lib/server/api';
import { staffAction } from '@/lib/server/api/staff';
import { expireOffers } from '@/lib/server/cache/cached-offers';
import { endOfferNow } from '@/lib/staff/server';

/** Ends a partner's offer at once. */
export const POST = mutation('/api/staff/offers/[partner]/end', { rate: 'write', idempotent: true }, (context) =>
  staffAction(context, 'offers.change', async (deps) => {
    const ended = await endOfferNow(context.params.partner, deps);
    if (ended.ok) await expireOffers();
    return ended;
  }),
);
