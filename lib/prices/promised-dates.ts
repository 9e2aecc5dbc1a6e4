import { addBusinessDays, type CountryCode, subtractBusinessDays } from '@/lib/markets';
import type { GroupDelivery } from './items';
import { PRICE_TABLE } from './table';

/** Business days between the final confirmation and the dispatch at the latest (spec §9 "Delivery"). */
const DISPATCH_DAYS = PRICE_TABLE.printed.deliveryDays ?? 0;

type PromisedOrder = {
  readonly country: CountryCode;
  /** When the parent confirmed; before that, the time at which the promise is shown. */
  readonly confirmedAt: Date;
  /** The day of dispatch that the parent chose, noon UTC; it holds unless it is too early. */
  readonly chosenDay?: Date | null;
};

/** A promised day is noon UTC, which is the same day in every market. */
export type PromisedDates = {
  /** The last day on which the print house hands the book over. */
  readonly dispatchBy: Date;
};

/** The dates that a printed book is promised for, in the business days of its market (rulings, "Flow"). */
export function getPromisedDates({ country, confirmedAt, chosenDay }: PromisedOrder): PromisedDates {
  const earliest = addBusinessDays(confirmedAt, DISPATCH_DAYS, country);
  return { dispatchBy: chosenDay && chosenDay > earliest ? chosenDay : earliest };
}

/**
 * Business days until the printed books of a class are handed over (spec §9 "Bulk delivery"). Picking them up takes as
 * long as printing any book.
 */
export const getGroupDays = (delivery: GroupDelivery): number =>
  PRICE_TABLE[`kindergarten_delivery_${delivery}`].deliveryDays ?? DISPATCH_DAYS;

/**
 * The last day on which the printed books of a class are handed over: to the carrier, or at the pick-up point. They
 * are counted from the approval.
 */
export const getGroupPromise = (country: CountryCode, confirmedAt: Date, delivery: GroupDelivery): PromisedDates => ({
  dispatchBy: addBusinessDays(confirmedAt, getGroupDays(delivery), country),
});

/** The day on which printing begins so that the book leaves by the chosen day; noon UTC. */
export const getPrintStart = (country: CountryCode, chosenDay: Date): Date =>
  subtractBusinessDays(chosenDay, DISPATCH_DAYS, country);
