/** A day of the calendar without a time: the milliseconds of its noon in UTC, which is the same day in every market. */
export type CalendarDay = number;

const DAY_MS = 86_400_000;
const NOON_MS = DAY_MS / 2;

export const toCalendarDay = (year: number, month: number, day: number): CalendarDay =>
  Date.UTC(year, month - 1, day) + NOON_MS;

export const shiftDay = (day: CalendarDay, days: number): CalendarDay => day + days * DAY_MS;

/** 0 is Sunday. */
export const getWeekday = (day: CalendarDay): number => new Date(day).getUTCDay();

export const getYear = (day: CalendarDay): number => new Date(day).getUTCFullYear();

// Creating a format takes far longer than using it.
const formats = new Map<string, Intl.DateTimeFormat>();

function getDayFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const options = { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' } as const;
  const format = new Intl.DateTimeFormat('en-u-ca-gregory', options);
  formats.set(timeZone, format);
  return format;
}

/** The day on which an instant falls in a time zone. */
export function getLocalDay(instant: Date, timeZone: string): CalendarDay {
  const parts = getDayFormat(timeZone).formatToParts(instant);
  const numberOf = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return toCalendarDay(numberOf('year'), numberOf('month'), numberOf('day'));
}

/** Formats days as `<month> <day>` of another calendar, such as `Tishri 10`. */
export function createDayNames(calendar: 'hebrew' | 'islamic-umalqura'): (day: CalendarDay) => string {
  const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}`, { timeZone: 'UTC', month: 'long', day: 'numeric' });
  return (day) => {
    const parts = format.formatToParts(day);
    const textOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
    return `${textOf('month')} ${textOf('day')}`;
  };
}
