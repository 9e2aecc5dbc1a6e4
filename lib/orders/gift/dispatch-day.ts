import { addBusinessDays, COUNTRIES, type CountryCode, getLocalDay } from '@/lib/markets';
import type { ErrorCode } from '@/lib/platform/errors';
import { getPrintStart, getPromisedDates } from '@/lib/prices';
import { isDayText, toDayText } from '../needed-by';

export type GiftDayErrorCode = Extract<ErrorCode, `gift_day_${string}`>;

const DAY_MS = 86_400_000;
/** Days ahead for which the dispatch of a gift can be planned. */
const MAX_DAYS_AHEAD = 120;

type Market = { readonly country: CountryCode; readonly now: Date };

/** The first and the last day of dispatch that can be chosen, both as `2026-12-24`. */
export function getGiftDayRange({ country, now }: Market): { readonly min: string; readonly max: string } {
  const today = getLocalDay(now, COUNTRIES[country].timeZone);
  return {
    min: toDayText(getPromisedDates({ country, confirmedAt: now }).dispatchBy),
    max: toDayText(new Date(today + MAX_DAYS_AHEAD * DAY_MS)),
  };
}

/** What is wrong with a chosen day of dispatch; `null` when it can be saved. */
export function checkGiftDay(day: string, market: Market): GiftDayErrorCode | null {
  if (!isDayText(day)) return 'gift_day_invalid';
  const { min, max } = getGiftDayRange(market);
  if (day < min) return 'gift_day_too_early';
  return day > max ? 'gift_day_too_far' : null;
}

/** The day on which a parcel leaves: the chosen one, or the market's next business day after it; noon UTC. */
export const getGiftDay = (chosen: Date, country: CountryCode): Date =>
  // The database gives a day as its first moment in UTC.
  addBusinessDays(new Date(Math.floor(chosen.getTime() / DAY_MS) * DAY_MS + DAY_MS / 2), 0, country);

/** What decides when the parcel of a gift leaves. */
export type GiftOrder = {
  readonly country: CountryCode;
  readonly gift: { readonly active: boolean; readonly dispatchOn: Date | null } | null;
};

/** The day of dispatch that the parent chose for a gift, noon UTC; `null` if it may leave when it is printed. */
export const getGiftDispatchDay = ({ country, gift }: GiftOrder): Date | null =>
  gift?.active && gift.dispatchOn ? getGiftDay(gift.dispatchOn, country) : null;

/** Whether a gift's book is not printed yet, because its parcel leaves later. */
export function isPrintingEarly(order: GiftOrder, now: Date): boolean {
  const chosenDay = getGiftDispatchDay(order);
  return chosenDay !== null && getPrintStart(order.country, chosenDay) > now;
}
