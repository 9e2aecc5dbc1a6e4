import { useTranslations } from 'next-intl';
import { type Address, isUsState, US_STATES } from '@/lib/orders';

/** An address as on a parcel. Its parts may be in another script than the page. */
export function AddressLines({ address }: { readonly address: Address }) {
  const t = useTranslations('orders.address');
  const { fullName, street, houseNumber, apartment, city, state, postalCode } = address;
  const stateName = state && isUsState(state) ? US_STATES[state] : state;
  const place = [city, stateName, postalCode].filter(Boolean).join(', ');
  const isUs = address.country === 'US';
  return (
    <address className="grid break-words not-italic">
      <b className="font-semibold">
        <bdi>{fullName}</bdi>
      </b>
      <span>
        <bdi>{isUs ? `${houseNumber} ${street}` : `${street} ${houseNumber}`}</bdi>
        {apartment && (
          <>
            {', '}
            {t('apartment')} <bdi>{apartment}</bdi>
          </>
        )}
      </span>
      <span>
        <bdi>{place}</bdi>
      </span>
    </address>
  );
}
