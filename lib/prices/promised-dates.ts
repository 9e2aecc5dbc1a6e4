import { addBusinessDays, type CountryCode, subtractBusinessDays } from '@/lib/markets';
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

/** The day on which printing begins so that the book leaves by the chosen day; noon UTC. */
export const getPrintStart = (country: CountryCode, chosenDay: Date): Date =>
  subtractBusinessDays(chosenDay, DISPATCH_DAYS, country);
