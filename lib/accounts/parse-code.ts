import { CODE_LIMITS } from './limits';

/** Converts Arabic-Indic, Persian and full-width digits to 0–9. */
const toAsciiDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15));

/**
 * Extracts the digits of a typed or pasted code: with spaces, dashes or the whole message around it, in any digits.
 * Never more than a code has.
 */
export function parseCode(typed: string): string {
  const text = toAsciiDigits(typed).replace(
    /(?<=\d)[\s\u00ad\-‐-―_.·\u200b-\u200f\u202a-\u202e\u2066-\u2069]+(?=\d)/gu,
    '',
  );
  const alone = text.match(new RegExp(`(?<!\\d)\\d{${CODE_LIMITS.digits}}(?!\\d)`))?.[0];
  return alone ?? text.replace(/\D/g, '').slice(0, CODE_LIMITS.digits);
}
