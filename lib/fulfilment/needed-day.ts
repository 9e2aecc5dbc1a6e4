import { type GiftOrder, getConfirmDeadline, getGiftDispatchDay } from '@/lib/orders/server';
import { getArrival, getParcelArrival } from '@/lib/prices';

type NeededOrder = GiftOrder & {
  readonly neededBy: Date | null;
  readonly paidAt: Date | null;
  readonly confirmedAt: Date | null;
  /** The last day of dispatch that was promised at the confirmation. */
  readonly dispatchBy: Date | null;
};

/** The last day on which a book that is confirmed then should arrive; noon UTC. */
function getArrivalAfter(order: NeededOrder, confirmedAt: Date): Date {
  const { country } = order;
  const { latest } = getArrival({ country, format: 'printed', from: confirmedAt });
  const giftDay = getGiftDispatchDay(order);
  const planned = giftDay ? getParcelArrival(country, giftDay).latest : latest;
  return new Date(Math.max(planned.getTime(), latest.getTime()));
}

/** The last day on which a printed book should arrive, by what is known now; noon UTC. */
function getLatestArrival(order: NeededOrder, dispatched: Date | null, now: Date): Date {
  const { country, confirmedAt, dispatchBy } = order;
  if (!confirmedAt || !dispatchBy) return getArrivalAfter(order, now);
  // A book that has not left on its promised day leaves today at the earliest.
  const left = dispatched ?? (dispatchBy > now ? dispatchBy : now);
  return getParcelArrival(country, left).latest;
}

/** What a mail says about the needed day; `null` if the parent named none. */
export function getNeededDay(order: NeededOrder, dispatched: Date | null, now: Date) {
  const { country, neededBy, confirmedAt } = order;
  if (!neededBy) return null;
  const leavesOn = getGiftDispatchDay(order);
  return {
    by: toNoon(neededBy),
    confirmBy: confirmedAt ? null : getConfirmDeadline({ country, neededBy, leavesOn }, now),
    latest: getLatestArrival(order, dispatched, now),
    confirmed: confirmedAt !== null,
  };
}

/**
 * Whether a printed book that could have arrived by the needed day when it was paid may now be late. A parent who named
 * a day that was too early from the start has seen so at the checkout.
 */
export function isArrivalAtRisk(order: NeededOrder, dispatched: Date | null, now: Date): boolean {
  const { neededBy, paidAt } = order;
  if (!neededBy || !paidAt) return false;
  const needed = toNoon(neededBy);
  return getArrivalAfter(order, paidAt) <= needed && getLatestArrival(order, dispatched, now) > needed;
}

/** A day that the database gives as its first moment in UTC, as noon, which is the same day in every market. */
const toNoon = (day: Date): Date => new Date(day.getTime() + 43_200_000);
