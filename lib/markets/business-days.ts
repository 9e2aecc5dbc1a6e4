import { COUNTRIES, type CountryCode } from './countries';
import { type CalendarDay, getLocalDay, getWeekday, shiftDay } from './holidays/calendar-day';
import { isIsraeliHoliday } from './holidays/israel';
import { isKenyanHoliday } from './holidays/kenya';
import { isAmericanHoliday } from './holidays/united-states';

type WorkingWeek = {
  /** Weekdays without work; 0 is Sunday. */
  readonly weekend: readonly number[];
  readonly isHoliday: (day: CalendarDay) => boolean;
};

const WORKING_WEEKS: Readonly<Record<CountryCode, WorkingWeek>> = {
  IL: { weekend: [5, 6], isHoliday: isIsraeliHoliday },
  US: { weekend: [6, 0], isHoliday: isAmericanHoliday },
  KE: { weekend: [6, 0], isHoliday: isKenyanHoliday },
};

const isWorkingDay = (day: CalendarDay, country: CountryCode): boolean => {
  const { weekend, isHoliday } = WORKING_WEEKS[country];
  return !weekend.includes(getWeekday(day)) && !isHoliday(day);
};

/**
 * The market's business day that is `days` (0 or more) after an instant, which itself does not count; 0 is the same
 * day, or the next one that works. Returns noon UTC, which is the same day in every market.
 */
export function addBusinessDays(instant: Date, days: number, country: CountryCode): Date {
  let day = getLocalDay(instant, COUNTRIES[country].timeZone);
  for (let left = days; left > 0; ) {
    day = shiftDay(day, 1);
    if (isWorkingDay(day, country)) left -= 1;
  }
  while (!isWorkingDay(day, country)) day = shiftDay(day, 1);
  return new Date(day);
}

/** The market's business day that is `days` (1 or more) before a day, itself not counted; noon UTC. */
export function subtractBusinessDays(from: Date, days: number, country: CountryCode): Date {
  let day = getLocalDay(from, COUNTRIES[country].timeZone);
  for (let left = days; left > 0; ) {
    day = shiftDay(day, -1);
    if (isWorkingDay(day, country)) left -= 1;
  }
  return new Date(day);
}
