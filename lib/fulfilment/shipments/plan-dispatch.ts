import { addBusinessDays, type CountryCode } from '@/lib/markets';
import { getPromisedDates } from '@/lib/prices';

/** Business days that a new promise lies ahead at least. */
const MIN_DAYS_AHEAD = 2;

type Promised = {
  readonly country: CountryCode;
  /** The day that is promised now; noon UTC. */
  readonly dispatchBy: Date;
  readonly now: Date;
};

/** Whether the promised day can be missed: it is the market's next business day, today, or over. */
export const isDispatchAtRisk = ({ country, dispatchBy, now }: Promised): boolean =>
  dispatchBy <= addBusinessDays(now, 1, country);

type Replanned = Promised & {
  /** When the printing began again after a failed job: it takes a whole production time; `null` if none failed. */
  readonly restartedAt: Date | null;
};

/**
 * The new promise for a parcel that is late (spec §9 "Delivery"): a business day of the market, noon UTC, at least two
 * business days ahead and never before the old one.
 */
export function planDispatch({ country, dispatchBy, now, restartedAt }: Replanned): Date {
  const days = [addBusinessDays(now, MIN_DAYS_AHEAD, country), addBusinessDays(dispatchBy, 0, country)];
  if (restartedAt) days.push(getPromisedDates({ country, confirmedAt: restartedAt }).dispatchBy);
  return new Date(Math.max(...days.map(Number)));
}

/** The day of a promise as the messages about it are told apart by. */
export const toOccasion = (dispatchBy: Date): string => dispatchBy.toISOString().slice(0, 10);
