import type { CountryCode } from '@/lib/markets';
import { addressSchema } from '@/lib/orders';

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

/** Whether a parcel can be sent there: an address as the checkout asks for it, in the order's market. */
export function isDeliverable(address: AddressRow | null, country: CountryCode): address is AddressRow {
  if (address?.country !== country) return false;
  const { house: houseNumber, ...rest } = address;
  return addressSchema.safeParse({ ...rest, houseNumber }).success;
}
