import type { CountryCode } from '@/lib/markets';
import { formatStreet, formatUnit } from './street-line';

type ParcelAddress = {
  readonly country: CountryCode;
  readonly street: string;
  readonly house: string;
  readonly apartment: string | null;
  readonly city: string;
  readonly state: string | null;
  readonly postalCode: string | null;
};

/** On one line, in the order in which its market writes it. */
export function formatAddress(address: ParcelAddress): string {
  const { street, apartment, city, state, postalCode } = address;
  const unit = apartment ? `, ${formatUnit({ street, apartment })}` : '';
  return `${formatStreet(address)}${unit}, ${city}${state ? `, ${state}` : ''}${postalCode ? ` ${postalCode}` : ''}`;
}
