import type { CountryCode } from '@/lib/markets';
import { toDayText } from '../needed-by';
import { toInstant } from './gift-schema';

/** When a gift without a time of its own is mailed on the needed day, by the market's clock. */
const MORNING = '09:00';
const DAY_MS = 86_400_000;
/** Days before the needed day, or after the payment, at which the buyer is reminded to look through the book. */
const REMINDER_DAYS = 2;

type TimedGift = {
  readonly country: CountryCode;
  readonly neededBy: Date | null;
  readonly gift: { readonly sendAt: Date | null };
};

/** When a gift is mailed: at the chosen time, else on the needed day; `null`: as soon as it is looked through. */
export function getGiftSendTime({ country, neededBy, gift: { sendAt } }: TimedGift): Date | null {
  if (sendAt || !neededBy) return sendAt;
  return toInstant(`${toDayText(neededBy)}T${MORNING}`, country);
}

type ReviewedGift = { readonly confirmedAt: Date | null; readonly gift: { readonly reviewedAt: Date | null } };

/** The buyer has looked through the book: said so, or approved its texts and pictures for print. */
export const isGiftReviewed = ({ confirmedAt, gift }: ReviewedGift): boolean =>
  gift.reviewedAt !== null || confirmedAt !== null;

/** Whether the gift is to be mailed now: never before its buyer has looked through the book. */
export function isGiftDue(order: TimedGift & ReviewedGift & { readonly gift: TimedGift['gift'] }, now: Date): boolean {
  const sendTime = getGiftSendTime(order);
  return isGiftReviewed(order) && (sendTime === null || sendTime <= now);
}

/** When a buyer who has not looked through the book yet is reminded that the gift waits for it. */
export function getReviewReminderTime(order: TimedGift & { readonly paidAt: Date }): Date {
  const sendTime = getGiftSendTime(order);
  return new Date(
    sendTime ? sendTime.getTime() - REMINDER_DAYS * DAY_MS : order.paidAt.getTime() + REMINDER_DAYS * DAY_MS,
  );
}
