import type { CountryCode } from '@/lib/markets';

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
export function formatAddress({ country, street, house, apartment, city, state, postalCode }: ParcelAddress): string {
  const flat = apartment ? `/${apartment}` : '';
  const way = country === 'US' ? `${house} ${street}${flat && `, ${apartment}`}` : `${street} ${house}${flat}`;
  return `${way.trim()}, ${city}${state ? `, ${state}` : ''}${postalCode ? ` ${postalCode}` : ''}`;
}
