import { z } from 'zod';
import { COUNTRY_CODES, type CountryCode, isCountryCode } from '@/lib/markets';
import { AT_ONCE, asText } from '@/lib/platform/at-once';
import type { ErrorCode } from '@/lib/platform/errors';
import { printedLine } from '@/lib/typesetting';
import { hasDoor } from './street-line';
import { isUsState } from './us-states';

/** Longest value of a field, so that an address fits a parcel's label. */
const MAX_LENGTH = 80;

const requiredText = (missing: ErrorCode) => printedLine(missing).min(1, missing).max(MAX_LENGTH, 'address_too_long');
/** Empty becomes `null`. */
const optionalText = printedLine()
  .max(MAX_LENGTH, 'address_too_long')
  .nullish()
  .transform((value) => value || null);

/** Postal codes by country (spec §5 "Shipping"; §5 Shipping). */
const POSTAL_CODES: Readonly<Record<CountryCode, { readonly pattern: RegExp; readonly error: ErrorCode }>> = {
  IL: { pattern: /^\d{5,7}$/, error: 'postal_code_il' },
  US: { pattern: /^\d{5}(?:-\d{4})?$/, error: 'postal_code_us' },
  KE: { pattern: /^\d{5}$/, error: 'postal_code_ke' },
};

/** Where a missing postal code or state is an error; elsewhere a missing postal code is a warning. */
export const requiresPostalCode = (country: CountryCode): boolean => country === 'US';
export const requiresState = (country: CountryCode): boolean => country === 'US';

const fields = z.object({
  country: z.enum(COUNTRY_CODES),
  fullName: requiredText('address_name_required'),
  state: optionalText,
  city: requiredText('address_city_required'),
  postalCode: optionalText,
  street: requiredText('address_street_required'),
  /** Empty where it stands in the street line, and for a box. */
  houseNumber: optionalText.transform((value) => value ?? ''),
  apartment: optionalText,
});

type AddressFields = z.output<typeof fields>;

/** What is wrong with a state and a postal code in this country; `null` for each that is right. */
export function checkRegion({ country, state, postalCode }: Pick<AddressFields, 'country' | 'state' | 'postalCode'>): {
  readonly state: ErrorCode | null;
  readonly postalCode: ErrorCode | null;
} {
  // Another schema refuses an unknown country.
  const { pattern, error } = POSTAL_CODES[isCountryCode(country) ? country : 'IL'];
  const missing = requiresPostalCode(country) ? 'postal_code_required' : null;
  return {
    state: requiresState(country) && !isUsState(asText(state)) ? 'address_state_required' : null,
    postalCode: postalCode ? (pattern.test(postalCode) ? null : error) : missing,
  };
}

/** Where the missing number is asked for: an American writes it in front of the street, on the same line. */
const getDoorField = (country: CountryCode) => (country === 'US' ? 'street' : 'houseNumber');

/** Whether a street line needs a number still: `null` when it has one, or is a box (§5 Shipping). */
export const checkDoor = (street: string, house = ''): ErrorCode | null =>
  street === '' || hasDoor({ street, house }) ? null : 'address_house_required';

/** A delivery address (spec §3, §5 "Shipping"); issues are error codes. The order decides which country is served. */
export const addressSchema = fields.superRefine((address, context) => {
  for (const [field, message] of Object.entries(checkRegion({ ...address, postalCode: asText(address.postalCode) }))) {
    if (message) context.addIssue({ code: 'custom', path: [field], message });
  }
  const door = checkDoor(asText(address.street), asText(address.houseNumber));
  if (door) context.addIssue({ code: 'custom', path: [getDoorField(address.country)], message: door });
}, AT_ONCE);
export type Address = z.output<typeof addressSchema>;

/** The gaps in a valid address that allow continuing after a warning (§5 Shipping postal code). */
export const isPostalCodeMissing = ({ country, postalCode }: Pick<Address, 'country' | 'postalCode'>): boolean =>
  !postalCode && !requiresPostalCode(country);
