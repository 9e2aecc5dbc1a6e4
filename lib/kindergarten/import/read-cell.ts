import type { Gender } from '@/lib/catalogue';
import { GENDER_WORDS } from './words';

const ARABIC_DIGITS = /[٠-٩۰-۹]/g;

/** Digits of Arabic and Persian as Latin ones. */
export const toLatinDigits = (text: string): string =>
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
