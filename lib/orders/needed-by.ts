import { COUNTRIES, type CountryCode, getLocalDay } from '@/lib/markets';
import type { ErrorCode } from '@/lib/platform/errors';

export type NeededByErrorCode = Extract<ErrorCode, `needed_by_${string}`>;

const DAY_MS = 86_400_000;
/** Days ahead for which a needed day is accepted. */
const MAX_DAYS_AHEAD = 365;

/** A day as `2026-12-24`. */
export const toDayText = (day: Date): string => day.toISOString().slice(0, 10);

/** Whether a text is a day of the calendar as `2026-12-24`. */
export function isDayText(text: string): boolean {
  const day = new Date(`${text}T00:00Z`);
  return !Number.isNaN(day.getTime()) && toDayText(day) === text;
}

type Market = { readonly country: CountryCode; readonly now: Date };

/** The first and the last day that can be named, both as `2026-12-24`. */
export function getNeededByRange({ country, now }: Market): { readonly min: string; readonly max: string } {
  const today = getLocalDay(now, COUNTRIES[country].timeZone);
  return {
    min: toDayText(new Date(today + DAY_MS)),
    max: toDayText(new Date(today + MAX_DAYS_AHEAD * DAY_MS)),
  };
}

/** What is wrong with a needed day; `null` when it can be saved. */
export function checkNeededBy(neededBy: string | null, market: Market): NeededByErrorCode | null {
  if (neededBy === null) return null;
  if (!isDayText(neededBy)) return 'needed_by_invalid';
  const { min, max } = getNeededByRange(market);
  if (neededBy < min) return 'needed_by_past';
  return neededBy > max ? 'needed_by_too_far' : null;
}
