import type { CountryCode } from '@/lib/markets';
import { getArrivalFit, getPrintStart } from '@/lib/prices';
import { getGiftDay } from './gift/dispatch-day';

type DatedOrder = {
  readonly country: CountryCode;
  /** The day on which the book is needed; `null` if none was named. */
  readonly neededBy: Date | null;
  /** The day on which the parcel of a gift should leave; `null` if none was chosen. */
  readonly leavesOn: Date | null;
};

/**
 * The one last day to confirm a printed book, noon UTC: so that it arrives by the needed day and leaves on the chosen
 * one, whichever is earlier. `null`: there is no such day, or it is too late for the needed one.
 */
export function getConfirmDeadline({ country, neededBy, leavesOn }: DatedOrder, now: Date): Date | null {
  const arrival = neededBy && getArrivalFit({ country, format: 'printed', from: now, neededBy });
  if (arrival?.fit === 'late') return null;
  const printStart = leavesOn && getPrintStart(country, getGiftDay(leavesOn, country));
  const days = [arrival?.confirmBy, printStart].filter((day) => day instanceof Date);
  return days.sort((one, other) => one.getTime() - other.getTime())[0] ?? null;
}

type DayTexts = {
  readonly country: CountryCode;
  readonly neededBy: string | null;
  readonly gift: { readonly active: boolean; readonly dispatchOn: string } | null;
};

/** The same for an order as its owner sees it, with its days as `2026-12-24`. */
export function getOrderDeadline({ country, neededBy, gift }: DayTexts, now: Date): Date | null {
  const leavesOn = gift?.active && gift.dispatchOn ? new Date(gift.dispatchOn) : null;
  return getConfirmDeadline({ country, neededBy: neededBy ? new Date(neededBy) : null, leavesOn }, now);
}
