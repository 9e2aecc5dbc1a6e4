import type { Gender } from '@/lib/catalogue';
import { GENDER_WORDS } from './words';

const ARABIC_DIGITS = /[٠-٩۰-۹]/g;

/** Digits of Arabic and Persian as Latin ones. */
const toLatinDigits = (text: string): string =>
  text.replace(ARABIC_DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));

/** A boy or a girl as class lists write them; `null` for anything else. */
export function readGender(cell: string): Gender | null {
  const word = cell
    .toLowerCase()
    .replace(/[.\s]+$/, '')
    .replace(/[׳’]/g, "'");
  if (GENDER_WORDS.boy.includes(word)) return 'boy';
  return GENDER_WORDS.girl.includes(word) ? 'girl' : null;
}

/** Whole years of an age such as '5', '5.5', '٥', '5 years'; `null` for anything else. */
export function readAge(cell: string): number | null {
  const match = /^(\d{1,2})(?:[.,]\d+)?(?:\s*\p{L}+\.?)?$/u.exec(toLatinDigits(cell));
  return match ? Number(match[1]) : null;
}

const ISO_DATE = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const LOCAL_DATE = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/;

/** A date of birth, at midnight UTC. `monthFirst`: the month comes before the day, as in the United States. */
export function readBirthDate(cell: string, monthFirst: boolean): Date | null {
  const text = toLatinDigits(cell);
  const iso = ISO_DATE.exec(text);
  if (iso) return toDate(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const local = LOCAL_DATE.exec(text);
  if (!local) return null;
  const year = Number(local[3]);
  const [day, month] = monthFirst ? [local[2], local[1]] : [local[1], local[2]];
  return toDate(year < 100 ? 2000 + year : year, Number(month), Number(day));
}

function toDate(year: number, month: number, day: number): Date | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date : null;
}

/** Whole years from a date of birth to a day. */
export function computeAge(born: Date, today: Date): number {
  const years = today.getUTCFullYear() - born.getUTCFullYear();
  const birthday = Date.UTC(today.getUTCFullYear(), born.getUTCMonth(), born.getUTCDate());
  return today.getTime() < birthday ? years - 1 : years;
}
