import { addBusinessDays, COUNTRIES, type CountryCode, getLocalDay } from '@/lib/markets';
import type { PriceTier } from './items';
import { getPromisedDates } from './promised-dates';

type BusinessDays = { readonly min: number; readonly max: number };

/**
 * Business days that a parcel takes within its market, from the dispatch to the door. An assumption of the shop's owner
 * until a carrier's contract says otherwise.
 */
const TRANSIT_DAYS: Readonly<Record<CountryCode, BusinessDays>> = {
  IL: { min: 1, max: 4 },
  US: { min: 2, max: 6 },
  KE: { min: 2, max: 5 },
};

/** Business days from the final confirmation to the dispatch when all goes well ("usually 4-5 days", spec §9). */
const USUAL_DISPATCH_DAYS = 4;
const DAY_MS = 86_400_000;
/** Days before the needed day of which one is the last to confirm; longer than any printed book is on its way. */
const MAX_DAYS_ON_THE_WAY = 60;
/** Days left to confirm that count as few. */
const TIGHT_DAYS = 3;

/** The first and the last day of an arrival; noon UTC, which is the same day in every market. */
export type Arrival = { readonly earliest: Date; readonly latest: Date };

type ArrivalInput = {
  readonly country: CountryCode;
  readonly format: PriceTier;
  /** Printed: the final confirmation; digital: the payment. Before that, the time at which it is shown. */
  readonly from: Date;
};

/** The days on which a parcel that left then reaches the door. */
export const getParcelArrival = (country: CountryCode, dispatched: Date): Arrival => ({
  earliest: addBusinessDays(dispatched, TRANSIT_DAYS[country].min, country),
  latest: addBusinessDays(dispatched, TRANSIT_DAYS[country].max, country),
});

/**
 * When an order arrives, in calendar days of its market (spec §9 "Delivery"). A digital book takes minutes, so it
 * arrives the same day. Of both formats it is the printed book.
 */
export function getArrival({ country, format, from }: ArrivalInput): Arrival {
  if (format === 'digital') {
    const today = new Date(getLocalDay(from, COUNTRIES[country].timeZone));
    return { earliest: today, latest: today };
  }
  const { dispatchBy } = getPromisedDates({ country, confirmedAt: from });
  return {
    earliest: getParcelArrival(country, addBusinessDays(from, USUAL_DISPATCH_DAYS, country)).earliest,
    latest: getParcelArrival(country, dispatchBy).latest,
  };
}

/** The last day on which a printed book can be confirmed so that it surely arrives by the needed day; noon UTC. */
export function getConfirmBy(country: CountryCode, neededBy: Date): Date {
  const needed = toNoon(neededBy);
  for (let days = 1; days < MAX_DAYS_ON_THE_WAY; days += 1) {
    const day = new Date(needed - days * DAY_MS);
    if (getArrival({ country, format: 'printed', from: day }).latest.getTime() <= needed) return day;
  }
  return new Date(needed - MAX_DAYS_ON_THE_WAY * DAY_MS);
}

export type ArrivalFit = {
  /** `tight`: only if it is confirmed within a few days. `late`: it may arrive after the needed day. */
  readonly fit: 'in_time' | 'tight' | 'late';
  readonly arrival: Arrival;
  /** The last day to confirm the printed book; `null` for a digital one. */
  readonly confirmBy: Date | null;
};

/** Whether a format that is paid or confirmed at `from` arrives by the needed day. */
export function getArrivalFit({ neededBy, ...order }: ArrivalInput & { readonly neededBy: Date }): ArrivalFit {
  const arrival = getArrival(order);
  if (arrival.latest.getTime() > toNoon(neededBy)) return { fit: 'late', arrival, confirmBy: null };
  if (order.format === 'digital') return { fit: 'in_time', arrival, confirmBy: null };
  const confirmBy = getConfirmBy(order.country, neededBy);
  const today = getLocalDay(order.from, COUNTRIES[order.country].timeZone);
  const fit = confirmBy.getTime() - today < TIGHT_DAYS * DAY_MS ? 'tight' : 'in_time';
  return { fit, arrival, confirmBy };
}

/** A calendar day at any time of its UTC day, as its noon. */
const toNoon = (day: Date): number => Math.floor(day.getTime() / DAY_MS) * DAY_MS + DAY_MS / 2;
