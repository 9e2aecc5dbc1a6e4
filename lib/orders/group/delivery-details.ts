import { translator } from '@/lib/i18n/server';
import type { CountryCode, Language } from '@/lib/markets';
import { type GroupDelivery, getPickupPlace, type PickupPoints } from '@/lib/prices';
import { getLineName } from '@/lib/prices/server';
import { formatAddress } from '../shipping/format-address';

type GroupParcel = {
  readonly country: CountryCode;
  readonly language: Language;
  readonly delivery: GroupDelivery | null;
  /** Of books that are sent. */
  readonly address: Parameters<typeof formatAddress>[0] | null;
};

/** How the printed books of a group reach it, as a paper says it: the way, and the address or the place to pick them up. */
export function listDeliveryDetails({ country, language, delivery, address }: GroupParcel, points?: PickupPoints) {
  const t = translator(language, 'mails.packingList');
  const pickup = getPickupPlace({ country, language, delivery }, points);
  const details = [
    delivery && { label: t('delivery'), value: getLineName(`kindergarten_delivery_${delivery}`, language) },
    address && { label: t('address'), value: formatAddress(address) },
    pickup && { label: t('pickup'), value: pickup.address },
    pickup && { label: t('hours'), value: pickup.hours },
  ];
  return details.filter((detail) => detail !== null);
}
