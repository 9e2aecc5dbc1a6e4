import { z } from 'zod';
import { emailField } from '@/lib/email';
import { COUNTRIES, type CountryCode } from '@/lib/markets';
import { hasLink } from '@/lib/platform/web-address';
import { checkLetters, printedLine, toPrintedText } from '@/lib/typesetting';
import { GIFT_MESSAGE_LIMITS } from '../limits';

const MAX_NAME_LENGTH = 60;
/** Days ahead for which a gift's mail can be planned. */
const MAX_DAYS_AHEAD = 120;
const DAY_MS = 86_400_000;

const name = printedLine('gift_name_required')
  .min(1, 'gift_name_required')
  .max(MAX_NAME_LENGTH, 'gift_name_too_long')
  .refine((text) => !hasLink(text), 'gift_has_link');

const message = z
  .string({ error: 'gift_message_required' })
  .overwrite(toPrintedText)
  .min(GIFT_MESSAGE_LIMITS.min, 'gift_message_required')
  .max(GIFT_MESSAGE_LIMITS.max, 'gift_message_too_long')
  .superRefine(checkLetters)
  // The shop mails these words to somebody else.
  .refine((text) => !hasLink(text), 'gift_has_link');

/** `2026-12-24T18:30` in the time zone of the market. */
const localTime = z.iso
  .datetime({ local: true, offset: false, precision: -1, error: 'gift_time_invalid' })
  // The format still takes a Z, which is no time of a market.
  .regex(/\d$/, 'gift_time_invalid');

/** A day of the calendar as `2026-12-24`. */
const day = z.iso.date({ error: 'gift_day_invalid' });

const none = z.literal('').transform(() => null);

/** `PUT /api/orders/{orderId}/gift`; issues are error codes. */
export const giftInputSchema = z.object({
  active: z.boolean(),
  recipientName: name,
  /** Empty: a printed gift, which is not mailed. */
  recipientEmail: z.union([none, emailField], { error: 'email_invalid' }),
  senderName: name,
  message,
  /** Empty: on the needed day, or once the buyer has looked through the book. */
  sendAt: z.union([none, localTime], { error: 'gift_time_invalid' }),
  /** Empty: as soon as the book is printed. */
  dispatchOn: z.union([none, day], { error: 'gift_day_invalid' }),
});
/** `POST /api/orders/{orderId}/gift/review`. */
export const reviewGiftSchema = z.object({
  /** Mail it now instead of at its planned time. */
  sendNow: z.boolean(),
});
export type GiftInput = z.input<typeof giftInputSchema>;

/** The instant of a local time in a market. */
export function toInstant(local: string, country: CountryCode): Date {
  const asUtc = new Date(`${local}:00Z`);
  const guess = new Date(asUtc.getTime() - getOffset(asUtc, country));
  // The clock may have changed between the two.
  return new Date(asUtc.getTime() - getOffset(guess, country));
}

/** The local time of a market at an instant, as `2026-12-24T18:30`. */
export const toLocalTime = (instant: Date, country: CountryCode): string =>
  new Date(instant.getTime() + getOffset(instant, country)).toISOString().slice(0, 16);

/** Milliseconds by which the market's clock is ahead of UTC. */
function getOffset(instant: Date, country: CountryCode): number {
  const parts = new Intl.DateTimeFormat('en-u-ca-gregory', {
    timeZone: COUNTRIES[country].timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const local = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
  return local - Math.floor(instant.getTime() / 1000) * 1000;
}

/** What is wrong with the time of a gift's mail; `null` when it can be planned. */
export function checkSendAt(sendAt: Date | null, now: Date): 'gift_time_past' | 'gift_time_too_far' | null {
  if (!sendAt) return null;
  // A minute ago: the form counts in minutes.
  if (sendAt.getTime() < now.getTime() - 60_000) return 'gift_time_past';
  return sendAt.getTime() > now.getTime() + MAX_DAYS_AHEAD * DAY_MS ? 'gift_time_too_far' : null;
}
