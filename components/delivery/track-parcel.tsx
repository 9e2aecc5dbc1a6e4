'use client';

import { useTranslations } from 'next-intl';
import useSWR from 'swr';
import { Icon } from '@/components/ui/icon';
import { Num } from '@/components/ui/text';
import type { ApiError } from '@/lib/client/api/api-error';
import { type ConfirmationView, getTrackingUrl } from '@/lib/fulfilment';
import type { OrderView } from '@/lib/orders';

type ParcelOrder = Pick<OrderView, 'id' | 'state' | 'tier'>;

/** States in which a carrier has the parcel, or has handed it over. */
const SENT: readonly OrderView['state'][] = ['shipped', 'ready_for_pickup', 'delivered'];

/** Carrier and number of a printed book that has left; `null` before, and where the carrier has none. */
export function useParcel({ id, state, tier }: ParcelOrder) {
  const sent = tier !== 'digital' && SENT.includes(state);
  const { data } = useSWR<ConfirmationView, ApiError>(sent ? `/api/orders/${id}/confirm` : null);
  const { carrier, trackingNumber } = data?.shipment ?? {};
  if (!carrier || !trackingNumber) return null;
  return { carrier, trackingNumber, url: getTrackingUrl({ carrier, trackingNumber }) };
}

/** The way to the carrier's page, with the number for those who call. */
export function TrackParcel({ order }: { readonly order: ParcelOrder }) {
  const t = useTranslations('orders.parcel');
  const parcel = useParcel(order);
  if (!parcel) return null;
  return (
    <span className="grid justify-items-start gap-1">
      <a className="text-link" href={parcel.url} rel="noopener noreferrer" target="_blank">
        <Icon name="truck" />
        {t('track')}
      </a>
      <span>
        <bdi>{parcel.carrier}</bdi>, <Num>{parcel.trackingNumber}</Num>
      </span>
    </span>
  );
}
