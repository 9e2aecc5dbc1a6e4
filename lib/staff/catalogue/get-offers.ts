import { DEFAULT_COUNTRY, type Language, localePath } from '@/lib/markets';
import { countOfferUses } from '@/lib/orders/server';
import { listOffers } from '@/lib/partners/server';
import type { Db } from '@/lib/platform/db';
import type { OfferView } from './view';

/** Every partner's offer with its days, and how often it was used. */
export async function getOffers(db: Db, reader: Language, now: Date): Promise<readonly OfferView[]> {
  const offers = await listOffers(db, now);
  return Promise.all(
    offers.map(async ({ partner, state, isChanged }) => {
      const { id, texts, percentOff, countries, firstDay, lastDay } = partner;
      return {
        id,
        name: texts[reader].name,
        percentOff,
        countries,
        path: localePath(countries[0] ?? DEFAULT_COUNTRY, reader, `/${id}`),
        firstDay,
        lastDay,
        state,
        isChanged,
        uses: await countOfferUses(db, id, countries),
      };
    }),
  );
}
