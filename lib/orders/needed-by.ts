import { z } from 'zod';
import { COUNTRIES, type CountryCode, getLocalDay } from '@/lib/markets';
import type { ErrorCode } from '@/lib/platform/errors';

export type NeededByErrorCode = Extract<ErrorCode, `needed_by_${string}`>;

const DAY_MS = 86_400_000;
/** Days ahead for which a needed day is accepted. */
const MAX_DAYS_AHEAD = 365;

/** A day as `2026-12-24`. */
export const toDayText = (day: Date): string => day.toISOString().slice(0, 10);

/** `PUT /api/orders/{orderId}/needed-by`: a day of the calendar, `null` for none. */
export const neededByInputSchema = z.object({ neededBy: z.iso.date({ error: 'needed_by_invalid' }).nullable() });

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
  const parsed = neededByInputSchema.safeParse({ neededBy });
  if (!parsed.success) return 'needed_by_invalid';
  if (neededBy === null) return null;
  const { min, max } = getNeededByRange(market);
  if (neededBy < min) return 'needed_by_past';
  return neededBy > max ? 'needed_by_too_far' : null;
}
