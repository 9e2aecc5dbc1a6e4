import { toLatinDigits } from './read-cell';

/** A date of birth at midnight UTC; `unsure` has both readings of a date such as 3/2/2020. */
export type ReadDate =
  | { readonly kind: 'sure'; readonly born: Date }
  | { readonly kind: 'unsure'; readonly dayFirst: Date; readonly monthFirst: Date };

const TIME = /[\sT]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:[ap]m)?\s*z?$/iu;
const ISO_DATE = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const LOCAL_DATE = /^(\d{1,2})[-/. ]+(\d{1,2})[-/. ]+(\d{4}|\d{2})$/;
const WORDED_DATE = /^(?:(\d{1,2})|(\d{4}))?\s*(\p{L}[\p{L}\p{M}׳’'.]*(?:\s\p{L}+)?)\s*(\d{1,4})?\s*(\d{4}|\d{2})?$/u;
/** Days since the end of 1899, as a spreadsheet stores a date: 1982 to 2050. */
const SERIAL = /^[345]\d{4}(?:\.\d+)?$/;
const SERIAL_EPOCH = Date.UTC(1899, 11, 30);
const DAY_MS = 24 * 60 * 60 * 1000;

/** Languages in which lists name months; Arabic of the Levant has other names than that of Egypt. */
const MONTH_LOCALES = ['en', 'he', 'ar-EG', 'ar-SY', 'ru'] as const;

let months: ReadonlyMap<string, number> | null = null;

const toMonthKey = (word: string): string =>
  word
    .normalize('NFC')
    .toLowerCase()
    .replace(/[.׳’']/g, '');

/** The number of a month (1 to 12) by each of its names, long and short, alone and in a date. */
function listMonths(): ReadonlyMap<string, number> {
  const found = new Map<string, number>([['sept', 9]]);
  for (const locale of MONTH_LOCALES) {
    for (const month of ['long', 'short'] as const) {
      for (const options of [{ month }, { month, day: 'numeric' }] as const) {
        const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
        for (let number = 1; number <= 12; number += 1) {
          const parts = format.formatToParts(Date.UTC(2020, number - 1, 15));
          found.set(toMonthKey(parts.find(({ type }) => type === 'month')?.value ?? ''), number);
        }
      }
    }
  }
  return found;
}

function findMonth(word: string): number | null {
  months ??= listMonths();
  const key = toMonthKey(word);
  // Hebrew writes 'in November' as one word.
  const known = months.get(key) ?? months.get(key.replace(/^ב/, ''));
  if (known || key.length < 3) return known ?? null;
  const shortened = new Set([...months].filter(([name]) => name.startsWith(key)).map(([, number]) => number));
  return shortened.size === 1 ? ([...shortened][0] ?? null) : null;
}

function toDate(year: number, month: number, day: number): Date | null {
  const full = year >= 100 ? year : year < 70 ? 2000 + year : 1900 + year;
  const date = new Date(Date.UTC(full, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date : null;
}

const sure = (born: Date | null): ReadDate | null => born && { kind: 'sure', born };

function readLocal([, first, second, last]: RegExpExecArray): ReadDate | null {
  const year = Number(last);
  const dayFirst = toDate(year, Number(second), Number(first));
  const monthFirst = toDate(year, Number(first), Number(second));
  if (dayFirst && monthFirst && dayFirst.getTime() !== monthFirst.getTime()) {
    return { kind: 'unsure', dayFirst, monthFirst };
  }
  return sure(dayFirst ?? monthFirst);
}

/** '24-Nov-21', 'November 24, 2021', '24 בנובמבר 2021', '2021 Nov 24'. */
function readWorded(text: string): ReadDate | null {
  const match = WORDED_DATE.exec(
    text
      .replace(/[-/,.]+/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  const month = match?.[3] ? findMonth(match[3].replace(/\s(?:г|года)$/u, '')) : null;
  if (!match || !month) return null;
  const [, before, yearBefore, , next, last] = match;
  if (yearBefore) return sure(toDate(Number(yearBefore), month, Number(next)));
  if (before) return last ? null : sure(next ? toDate(Number(next), month, Number(before)) : null);
  return sure(next && last ? toDate(Number(last), month, Number(next)) : null);
}

/** A date of birth as lists write it; `null` for anything else. */
export function readDate(cell: string): ReadDate | null {
  const text = toLatinDigits(cell)
    .replace(TIME, '')
    .replace(/\s*(?:г\.?|года)$/u, '')
    .trim();
  const iso = ISO_DATE.exec(text);
  if (iso) return sure(toDate(Number(iso[1]), Number(iso[2]), Number(iso[3])));
  if (SERIAL.test(text)) return sure(new Date(SERIAL_EPOCH + Math.floor(Number(text)) * DAY_MS));
  const local = LOCAL_DATE.exec(text);
  return local ? readLocal(local) : readWorded(text);
}

/** How a list orders day and month; `null`: nothing in it tells, or it has both orders. */
export type DateOrder = 'dayFirst' | 'monthFirst' | null;

/** The order that the dates of a column prove: 24/11/2021 can only begin with the day. */
export function findDateOrder(cells: readonly string[]): DateOrder {
  const orders = new Set(
    cells.flatMap((cell) => {
      const local = LOCAL_DATE.exec(toLatinDigits(cell).replace(TIME, '').trim());
      const [first, second] = [Number(local?.[1] ?? 0), Number(local?.[2] ?? 0)];
      if (!local || first === second || (first <= 12 && second <= 12)) return [];
      return [first > 12 ? ('dayFirst' as const) : ('monthFirst' as const)];
    }),
  );
  return orders.size === 1 ? ([...orders][0] ?? null) : null;
}

/** Whole years from a date of birth to a day. */
export function computeAge(born: Date, today: Date): number {
  const years = today.getUTCFullYear() - born.getUTCFullYear();
  const birthday = Date.UTC(today.getUTCFullYear(), born.getUTCMonth(), born.getUTCDate());
  return today.getTime() < birthday ? years - 1 : years;
}
