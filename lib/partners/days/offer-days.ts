import { COUNTRIES, DEFAULT_COUNTRY } from '@/lib/markets';
import type { Tx } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import { type OfferDays, type OfferDaysByPartner, PARTNER_IDS, type Partner, type PartnerId } from '../model';
import { getOfferState, type OfferState, toLocalDate } from '../offer-state';
import { getPartner } from '../partners';
import { deleteDays, listDays, upsertDays } from './repository';

const DAY_MS = 86_400_000;

/** The days of offers that the desk has set. */
export async function getOfferDays(db: Tx): Promise<OfferDaysByPartner> {
  return Object.fromEntries((await listDays(db)).map(({ partner, ...days }) => [partner, days]));
}

/** The same for one book's offer; without an offer nothing is read. */
export const findOfferDays = async (db: Tx, offer: PartnerId | null): Promise<OfferDaysByPartner> =>
  offer ? getOfferDays(db) : {};

/** The zone of the partner's first market: its days begin and end there. */
const getTimeZone = ({ countries }: Partner): string => COUNTRIES[countries[0] ?? DEFAULT_COUNTRY].timeZone;

/** An offer with its days of now. */
export type CurrentOffer = {
  readonly partner: Partner;
  readonly state: OfferState;
  /** The desk has changed the days of the code. */
  readonly isChanged: boolean;
};

/** Every partner's offer with its days and whether it runs now. */
export async function listOffers(db: Tx, now: Date): Promise<readonly CurrentOffer[]> {
  const days = await getOfferDays(db);
  return PARTNER_IDS.map((id) => {
    const partner = getPartner(id, days);
    return { partner, state: getOfferState(partner, now, getTimeZone(partner)), isChanged: days[id] !== undefined };
  });
}

type Change = { readonly db: Tx; readonly memberId: string; readonly now: Date };

/** Says when an offer runs; the days of the code take the change back. */
export async function saveOfferDays(
  id: PartnerId,
  days: OfferDays,
  { db, memberId, now }: Change,
): Promise<Result<OfferDays, 'offer_days_order'>> {
  if (days.lastDay < days.firstDay) return fail('offer_days_order');
  const { firstDay, lastDay } = getPartner(id);
  if (days.firstDay === firstDay && days.lastDay === lastDay) await deleteDays(db, id);
  else await upsertDays(db, id, days, { memberId, changedAt: now });
  return ok(days);
}

/** Ends an offer at once: its last day was yesterday in its market. `offer_over`: it has ended already. */
export async function endOffer(id: PartnerId, change: Change): Promise<Result<OfferDays, 'offer_over'>> {
  const { db, memberId, now } = change;
  const partner = getPartner(id, await getOfferDays(db));
  const timeZone = getTimeZone(partner);
  if (getOfferState(partner, now, timeZone) === 'after') return fail('offer_over');
  const today = toLocalDate(timeZone, now);
  const lastDay = new Date(new Date(today).getTime() - DAY_MS).toISOString().slice(0, 10);
  const [firstDay = lastDay] = [partner.firstDay, lastDay].sort();
  const days = { firstDay, lastDay };
  await upsertDays(db, id, days, { memberId, changedAt: now });
  return ok(days);
}
