import { COUNTRIES, type CountryCode, getLocalDay, type Language, listOccasions, type Occasion } from '@/lib/markets';
import { getConfirmBy } from './arrival';

/** Days ahead whose occasion is announced. */
const ANNOUNCED_DAYS = 45;

type Edition = { readonly country: CountryCode; readonly language: Language; readonly now: Date };

/**
 * The next occasion of an edition that a printed book still reaches, with the last day to order and approve it; `null`
 * if there is none soon.
 */
export function getOrderBy({ country, language, now }: Edition): (Occasion & { readonly orderBy: Date }) | null {
  const today = getLocalDay(now, COUNTRIES[country].timeZone);
  const reachable = listOccasions(country, language, now, ANNOUNCED_DAYS)
    .map((occasion) => ({ ...occasion, orderBy: getConfirmBy(country, occasion.day) }))
    .find(({ orderBy }) => orderBy.getTime() >= today);
  return reachable ?? null;
}
