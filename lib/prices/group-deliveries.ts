import { BRAND } from '@/lib/brand';
import type { CountryCode, Language } from '@/lib/markets';
import { GROUP_DELIVERIES, type GroupDelivery } from './items';

/** Where the books of a group are picked up, and when. */
export type PickupPoint = { readonly address: string; readonly hours: Readonly<Record<Language, string>> };
export type PickupPoints = { readonly [Country in CountryCode]?: PickupPoint };

/** The owner's point in a country; `null` where books are not picked up. */
export const findPickupPoint = (country: CountryCode, points: PickupPoints = BRAND.pickupPoints): PickupPoint | null =>
  points[country] ?? null;

/** Whether a delivery is offered in a country: pick-up only where the owner has set an address and hours. */
export const isDeliveryOffered = (country: CountryCode, delivery: GroupDelivery, points?: PickupPoints): boolean =>
  delivery !== 'self_pickup' || findPickupPoint(country, points) !== null;

/** How the printed books of a group can reach it in a country. */
export const listGroupDeliveries = (country: CountryCode, points?: PickupPoints): readonly GroupDelivery[] =>
  GROUP_DELIVERIES.filter((delivery) => isDeliveryOffered(country, delivery, points));

type PickedUp = {
  readonly country: CountryCode;
  readonly language: Language;
  /** How the printed books reach the group. */
  readonly delivery: GroupDelivery | null;
};

/** Where and when the books of a group that picks them up are handed out; `null` of all others. */
export function getPickupPlace({ country, language, delivery }: PickedUp, points?: PickupPoints) {
  const point = delivery === 'self_pickup' ? findPickupPoint(country, points) : null;
  return point && { address: point.address, hours: point.hours[language] };
}
