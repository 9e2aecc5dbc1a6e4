import { CODE_LIMITS } from './limits';

/** Arabic-Indic, Persian and full-width digits as 0 to 9. */
const plainDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15));

/**
 * The digits of a code as it was typed or pasted: with spaces, dashes or the whole message around it, in any digits.
 * Never more than a code has.
 */
export function readCode(typed: string): string {
  const text = plainDigits(typed).replace(
    /(?<=\d)[\s\u00ad\-‐-―_.·\u200b-\u200f\u202a-\u202e\u2066-\u2069]+(?=\d)/gu,
    '',
  );
  const alone = text.match(new RegExp(`(?<!\\d)\\d{${CODE_LIMITS.digits}}(?!\\d)`))?.[0];
  return alone ?? text.replace(/\D/g, '').slice(0, CODE_LIMITS.digits);
}
