import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { COUNTRIES, type CountryCode, verificationCountry } from '@/lib/markets';
import { fail, ok, type Result } from '@/lib/platform/result';

type Parsed = {
  /** E.164 */
  readonly phone: string;
  readonly country: CountryCode;
  /** As it is dialled at home, for example `050-123-4567`. */
  readonly national: string;
};

/** A landline, a toll-free or a premium number gets no message; in North America the number does not tell. */
const takesMessages = (number: PhoneNumber): boolean =>
  ['MOBILE', 'FIXED_LINE_OR_MOBILE'].includes(number.getType() ?? '');

const validNumber = (text: string, country: CountryCode): PhoneNumber | null => {
  const number = parsePhoneNumberFromString(text, country);
  return number?.isValid() ? number : null;
};

/**
 * Reads what was typed: first as a number of the chosen prefix (972 and 254 are area codes of Texas, too), then as one
 * that names its country without a plus (spec §5: 972, 254 or 1).
 */
function readNumber(typed: string, country: CountryCode): PhoneNumber | null {
  const text = typed.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
  const chosen = validNumber(text, country);
  if (chosen && takesMessages(chosen)) return chosen;
  const digits = parsePhoneNumberFromString(text, country) ? text.replace(/[^\p{Nd}]/gu, '') : '';
  const international = /^\D*\+/.test(text) ? null : validNumber(`+${digits}`, country);
  return international ?? chosen;
}

/**
 * A typed phone number in E.164, for the markets that codes are sent to (rulings, "allowed prefixes").
 * @param country the prefix chosen beside the field
 */
export function parsePhone(
  typed: string,
  country: CountryCode,
): Result<Parsed, 'phone_invalid' | 'phone_prefix_not_allowed'> {
  const number = readNumber(typed, country);
  if (!number) return fail('phone_invalid');
  const market = verificationCountry(number.number, COUNTRIES[country].phonePrefix);
  const prefix = market && COUNTRIES[market].phonePrefix;
  if (!market || !prefix || !number.number.startsWith(prefix)) return fail('phone_prefix_not_allowed');
  if (!takesMessages(number)) return fail('phone_invalid');
  return ok({ phone: number.number, country: market, national: number.formatNational() });
}

/** An E.164 number as people read it, `+972 50 123 4567`; anything else as it is. */
export const phoneText = (phone: string): string => parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;
