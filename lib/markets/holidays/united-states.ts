import { type CalendarDay, getWeekday, getYear, shiftDay, toCalendarDay } from './calendar-day';

type FixedHoliday = { readonly month: number; readonly day: number };
/** The `nth` Monday (1) or Thursday (4) of a month; -1 is the last one. */
type MovingHoliday = { readonly month: number; readonly weekday: 1 | 4; readonly nth: number };

/** Federal holidays on a fixed day (5 U.S.C. § 6103). */
const FIXED: readonly FixedHoliday[] = [
  { month: 1, day: 1 },
  { month: 6, day: 19 },
  { month: 7, day: 4 },
  { month: 11, day: 11 },
  { month: 12, day: 25 },
];

/** Federal holidays on a weekday (5 U.S.C. § 6103). */
const MOVING: readonly MovingHoliday[] = [
  { month: 1, weekday: 1, nth: 3 },
  { month: 2, weekday: 1, nth: 3 },
  { month: 5, weekday: 1, nth: -1 },
  { month: 9, weekday: 1, nth: 1 },
  { month: 10, weekday: 1, nth: 2 },
  { month: 11, weekday: 4, nth: 4 },
];

/** A holiday on a Saturday is observed on Friday, one on a Sunday on Monday. */
function getObservedDay(day: CalendarDay): CalendarDay {
  const weekday = getWeekday(day);
  if (weekday === 6) return shiftDay(day, -1);
  return weekday === 0 ? shiftDay(day, 1) : day;
}

function getMovingDay(year: number, { month, weekday, nth }: MovingHoliday): CalendarDay {
  if (nth < 0) {
    const lastDay = shiftDay(toCalendarDay(year, month + 1, 1), -1);
    return shiftDay(lastDay, -((getWeekday(lastDay) - weekday + 7) % 7));
  }
  const firstDay = toCalendarDay(year, month, 1);
  return shiftDay(firstDay, ((weekday - getWeekday(firstDay) + 7) % 7) + (nth - 1) * 7);
}

export function isAmericanHoliday(day: CalendarDay): boolean {
  const year = getYear(day);
  // New Year's Day on a Saturday is observed in the year before.
  const fixed = [year, year + 1].flatMap((one) =>
    FIXED.map((holiday) => toCalendarDay(one, holiday.month, holiday.day)),
  );
  return fixed.some((one) => getObservedDay(one) === day) || MOVING.some((one) => getMovingDay(year, one) === day);
}
