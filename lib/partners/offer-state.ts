import type { Partner } from './model';

export type OfferState = 'before' | 'during' | 'after';

type Days = Pick<Partner, 'firstDay' | 'lastDay'>;

/** The day that a calendar on the wall shows there, `YYYY-MM-DD`. */
function dayIn(timeZone: string, now: Date): string {
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

/** Where an offer stands; its first and last day count as whole days of the market (rulings, "Flow": Roladin). */
export function offerState({ firstDay, lastDay }: Days, now: Date, timeZone: string): OfferState {
  const today = dayIn(timeZone, now);
  if (today < firstDay) return 'before';
  return today > lastDay ? 'after' : 'during';
}
