import { type CalendarDay, createDayNames, getWeekday, getYear, shiftDay, toCalendarDay } from './calendar-day';

/** Month and day of the public holidays of Kenya on fixed days (Public Holidays Act, cap. 110, first schedule). */
const FIXED = [
  [1, 1],
  [5, 1],
  [6, 1],
  [10, 10],
  [10, 20],
  [12, 12],
  [12, 25],
  [12, 26],
] as const;

/** Idd-ul-Fitr and Idd-ul-Azha, by the calculated calendar. */
const MUSLIM_FEASTS: ReadonlySet<string> = new Set(['Shawwal 1', 'Dhuʻl-Hijjah 10']);

const getIslamicDay = createDayNames('islamic-umalqura');

/** Easter Sunday of the Gregorian calendar (Meeus, "Astronomical Algorithms", chapter 8). */
function getEaster(year: number): CalendarDay {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  return toCalendarDay(year, month, (h + l - 7 * m + 33 * month + 19) % 32);
}

/** A feast begins when the moon is seen, so the day after the calculated one is not promised either. */
const isMuslimFeast = (day: CalendarDay): boolean =>
  [0, -1].some((days) => MUSLIM_FEASTS.has(getIslamicDay(shiftDay(day, days))));

function isHolidayItself(day: CalendarDay): boolean {
  const year = getYear(day);
  if (FIXED.some(([month, date]) => toCalendarDay(year, month, date) === day)) return true;
  const easter = getEaster(year);
  return day === shiftDay(easter, -2) || day === shiftDay(easter, 1) || isMuslimFeast(day);
}

/** A holiday on a Sunday is kept on the next day that is not a holiday itself (Public Holidays Act, § 4). */
export function isKenyanHoliday(day: CalendarDay): boolean {
  if (isHolidayItself(day)) return true;
  for (let before = shiftDay(day, -1); isHolidayItself(before); before = shiftDay(before, -1)) {
    if (getWeekday(before) === 0) return true;
  }
  return false;
}
