import { type Address, formatStreet, formatUnit, isUsState, US_STATES } from '@/lib/orders';

/** An address as on a parcel. Its parts may be in another script than the page. */
export function AddressLines({ address }: { readonly address: Address }) {
  const { fullName, street, houseNumber, apartment, city, state, postalCode } = address;
  const stateName = state && isUsState(state) ? US_STATES[state] : state;
  const place = [city, stateName, postalCode].filter(Boolean).join(', ');
  return (
    <address className="grid break-words not-italic">
      <b className="font-semibold">
        <bdi>{fullName}</bdi>
      </b>
      <span>
        <bdi>{formatStreet({ country: address.country, street, house: houseNumber })}</bdi>
        {apartment && (
          <span>
            {', '}
            <bdi>{formatUnit({ street, apartment })}</bdi>
          </span>
        )}
      </span>
      <span>
        <bdi>{place}</bdi>
      </span>
    </address>
  );
}
