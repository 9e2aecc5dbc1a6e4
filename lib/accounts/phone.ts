import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { COUNTRIES, type CountryCode, DEFAULT_COUNTRY, getVerificationCountry, isCountryCode } from '@/lib/markets';
import { asText } from '@/lib/platform/at-once';
import { fail, ok, type Result } from '@/lib/platform/result';

type ParsedPhone = {
  /** E.164 */
  readonly phone: string;
  readonly country: CountryCode;
  /** National format, for example `050-123-4567`. */
  readonly national: string;
};

/** Countries of the +1 numbers that are of the United States. */
const AMERICAN: readonly string[] = ['US', 'PR'];

/** Landlines, toll-free and premium numbers receive no SMS; in North America the number does not tell. */
const canReceiveSms = (number: PhoneNumber): boolean =>
  ['MOBILE', 'FIXED_LINE_OR_MOBILE'].includes(number.getType() ?? '');

const parseValidNumber = (text: string, country: CountryCode): PhoneNumber | null => {
  const number = parsePhoneNumberFromString(text, country);
  return number?.isValid() ? number : null;
};

/**
 * Parses the input first as a number of the chosen prefix (972 and 254 are area codes of Texas, too), then as a number
 * with its country code but no plus (spec §5: 972, 254 or 1).
 */
function parseNumber(typed: string, country: CountryCode): PhoneNumber | null {
  const text = typed.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
  const chosen = parseValidNumber(text, country);
  if (chosen && canReceiveSms(chosen)) return chosen;
  const digits = parsePhoneNumberFromString(text, country) ? text.replace(/[^\p{Nd}]/gu, '') : '';
  const international = /^\D*\+/.test(text) ? null : parseValidNumber(`+${digits}`, country);
  return international ?? chosen;
}

/**
 * Parses a phone number to E.164, for the markets that receive codes (§5 phone).
 * @param country the prefix chosen beside the field
 */
export function parsePhone(
  typed: string,
  country: CountryCode,
): Result<ParsedPhone, 'phone_invalid' | 'phone_prefix_not_allowed'> {
  const number = parseNumber(typed, country);
  if (!number) return fail('phone_invalid');
  const market = getVerificationCountry(number.number, COUNTRIES[country].phonePrefix);
  const prefix = market && COUNTRIES[market].phonePrefix;
  if (!market || !prefix || !number.number.startsWith(prefix)) return fail('phone_prefix_not_allowed');
  // +1 is also Jamaica's and Antigua's, to which messages cost many times as much.
  if (market === 'US' && !AMERICAN.includes(number.country ?? '')) return fail('phone_prefix_not_allowed');
  if (!canReceiveSms(number)) return fail('phone_invalid');
  return ok({ phone: number.number, country: market, national: number.formatNational() });
}

/** The same for a form whose fields may be missing or no text, which their own rules say. */
export const parseTypedPhone = (typed: unknown, country: unknown): ReturnType<typeof parsePhone> =>
  parsePhone(asText(typed), isCountryCode(country) ? country : DEFAULT_COUNTRY);

/** Formats an E.164 number for display, `+972 50 123 4567`; other text stays unchanged. */
export const formatPhone = (phone: string): string => parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;
