import { AsYouType } from 'libphonenumber-js/max';
import { parsePhone } from '@/lib/accounts';
import type { CountryCode } from '@/lib/markets';

export type PhoneBox = {
  readonly text: string;
  /** Place of the caret, counted in characters from the start. */
  readonly caret: number;
  readonly country: CountryCode;
};

const DIGIT = /[+\p{Nd}]/u;
const countDigits = (text: string): number => [...text].filter((sign) => DIGIT.test(sign)).length;

/** Where the caret stands after so many digits; `beyond` puts it after the signs that follow them. */
function placeAfter(text: string, digits: number, beyond: boolean): number {
  let seen = 0;
  for (let place = 0; place < text.length; place += 1) {
    if (seen === digits && (!beyond || DIGIT.test(text[place] ?? ''))) return place;
    if (DIGIT.test(text[place] ?? '')) seen += 1;
  }
  return text.length;
}

/**
 * What a phone field shows after a key or a paste: the number as it is written in its country, with the caret between
 * the same two digits as before. A whole number that names its country (`+972…`) moves the prefix beside the field.
 * @param forward the Delete key was pressed: the caret passes the signs that it cannot delete
 */
export function typePhone({ text, caret, country }: PhoneBox, forward = false): PhoneBox {
  const whole = parsePhone(text, country);
  if (whole.ok && (/^[^\p{Nd}]*(?:\+|00)/u.test(text) || whole.value.country !== country)) {
    const { national } = whole.value;
    return { text: national, caret: national.length, country: whole.value.country };
  }
  // Letters are kept for the reader to see what is wrong, and are told as wrong when the form is sent.
  if (/\p{L}/u.test(text)) return { text, caret, country };
  const formatted = new AsYouType(country).input(text);
  if (caret >= text.length) return { text: formatted, caret: formatted.length, country };
  return { text: formatted, caret: placeAfter(formatted, countDigits(text.slice(0, caret)), forward), country };
}
