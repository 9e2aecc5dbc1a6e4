import type { OfferDays } from './model';

export type OfferState = 'before' | 'during' | 'after';

/** The local date in a time zone, `YYYY-MM-DD`. */
export function toLocalDate(timeZone: string, now: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** State of an offer; its first and last day are whole days of the market (rulings, "Flow": Roladin). */
export function getOfferState({ firstDay, lastDay }: OfferDays, now: Date, timeZone: string): OfferState {
  const today = toLocalDate(timeZone, now);
  if (today < firstDay) return 'before';
  return today > lastDay ? 'after' : 'during';
}
