import type { CountryCode } from '@/lib/markets';

/** Where a parcel goes, as it is stored. */
export type AddressRow = {
  readonly fullName: string;
  readonly country: CountryCode;
  readonly state: string | null;
  readonly city: string;
  readonly postalCode: string | null;
  readonly street: string;
  readonly house: string;
  readonly apartment: string | null;
};

/**
 * Whether a parcel can be sent there: name, city, street and house number, in the United States state and postal code
 * as well (spec §5 "Shipping"; rulings, "Limits": elsewhere a postal code may be missing), in the order's market only.
 */
export function isDeliverable(address: AddressRow | null, country: CountryCode): address is AddressRow {
  if (address?.country !== country) return false;
  const { fullName, city, street, house, state, postalCode } = address;
  const required = [fullName, city, street, house, ...(country === 'US' ? [state, postalCode] : [])];
  return required.every((field) => field?.trim());
}
