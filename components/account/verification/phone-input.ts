import { AsYouType } from 'libphonenumber-js/max';
import { parsePhone } from '@/lib/accounts';
import type { CountryCode } from '@/lib/markets';

export type PhoneInputState = {
  readonly text: string;
  /** Caret position in characters from the start. */
  readonly caret: number;
  readonly country: CountryCode;
};

const DIGIT = /[+\p{Nd}]/u;
const countDigits = (text: string): number => [...text].filter((sign) => DIGIT.test(sign)).length;

/** Caret position after `digits` digits. `beyond` also skips the separators that follow them. */
function caretAfterDigits(text: string, digits: number, beyond: boolean): number {
  let seen = 0;
  for (let place = 0; place < text.length; place += 1) {
    if (seen === digits && (!beyond || DIGIT.test(text[place] ?? ''))) return place;
    if (DIGIT.test(text[place] ?? '')) seen += 1;
  }
  return text.length;
}

/**
 * Formats a phone number as the visitor types or pastes it, and keeps the caret between the same two digits.
 * A complete number with a country code (`+972…`) also changes the country select.
 * @param forward the Delete key was pressed: the caret skips separators that it cannot delete
 */
export function formatPhoneInput({ text, caret, country }: PhoneInputState, forward = false): PhoneInputState {
  const whole = parsePhone(text, country);
  if (whole.ok && (/^[^\p{Nd}]*(?:\+|00)/u.test(text) || whole.value.country !== country)) {
    const { national } = whole.value;
    return { text: national, caret: national.length, country: whole.value.country };
  }
  // Keep letters so that the visitor sees what is wrong; validation reports them on submit.
  if (/\p{L}/u.test(text)) return { text, caret, country };
  const formatted = new AsYouType(country).input(text);
  if (caret >= text.length) return { text: formatted, caret: formatted.length, country };
  return { text: formatted, caret: caretAfterDigits(formatted, countDigits(text.slice(0, caret)), forward), country };
}
