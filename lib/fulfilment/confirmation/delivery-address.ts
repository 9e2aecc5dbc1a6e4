import type { CountryCode } from '@/lib/markets';
import { addressSchema } from '@/lib/orders';
import type { AddressRow } from '@/lib/orders/server';

/** Whether a parcel can be sent there: an address as the checkout asks for it, in the order's market. */
export function isDeliverable(address: AddressRow | null, country: CountryCode): address is AddressRow {
  if (address?.country !== country) return false;
  const { house: houseNumber, ...rest } = address;
  return addressSchema.safeParse({ ...rest, houseNumber }).success;
}
