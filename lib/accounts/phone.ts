import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { COUNTRIES, type CountryCode, verificationCountry } from '@/lib/markets';
import { fail, ok, type Result } from '@/lib/platform/result';

/**
 * A typed phone number in E.164, for the markets that codes are sent to (rulings, "allowed prefixes").
 * @param country the prefix chosen beside the field
 */
export function parsePhone(
  typed: string,
  country: CountryCode,
): Result<{ readonly phone: string; readonly country: CountryCode }, 'phone_invalid' | 'phone_prefix_not_allowed'> {
  const number = parsePhoneNumberFromString(typed, country);
  if (!number?.isValid()) return fail('phone_invalid');
  const market = verificationCountry(number.number, COUNTRIES[country].phonePrefix);
  const prefix = market && COUNTRIES[market].phonePrefix;
  if (!market || !prefix || !number.number.startsWith(prefix)) return fail('phone_prefix_not_allowed');
  return ok({ phone: number.number, country: market });
}
