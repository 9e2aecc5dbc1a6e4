import { type CalendarDay, createDayNames, getWeekday, shiftDay } from './calendar-day';

/**
 * Israel's nine days of rest (Law and Administration Ordinance 1948, § 18a), and the eve of Yom Kippur, on which
 * nothing leaves either.
 */
const HOLIDAYS: ReadonlySet<string> = new Set([
  'Tishri 1',
  'Tishri 2',
  'Tishri 9',
  'Tishri 10',
  'Tishri 15',
  'Tishri 22',
  'Nisan 15',
  'Nisan 21',
  'Sivan 6',
]);

const getHebrewDay = createDayNames('hebrew');

/**
 * Independence Day, 5 Iyar, moves so that neither it nor the day before touches a Sabbath (Independence Day Law 1949,
 * § 1): from Friday or Saturday to the Thursday before, from Monday to Tuesday.
 */
function isIndependenceDay(day: CalendarDay): boolean {
  const weekday = getWeekday(day);
  if (weekday === 2) return getHebrewDay(shiftDay(day, -1)) === 'Iyar 5';
  if (weekday === 4) return [1, 2].some((days) => getHebrewDay(shiftDay(day, days)) === 'Iyar 5');
  return weekday === 3 && getHebrewDay(day) === 'Iyar 5';
}

export const isIsraeliHoliday = (day: CalendarDay): boolean =>
  HOLIDAYS.has(getHebrewDay(day)) || isIndependenceDay(day);
