import type { CountryCode } from '@/lib/markets';

export const PRICE_IDS = [
  'digital',
  'printed',
  'upgrade_to_printed',
  'kindergarten_digital',
  'kindergarten_printed',
  'kindergarten_delivery_self_pickup',
  'kindergarten_delivery_standard',
  'kindergarten_delivery_express',
  'kindergarten_printed_10_49',
  'kindergarten_printed_50_99',
  'kindergarten_printed_100_plus',
  'printed_dedication',
  'advanced_model_addon',
  'added_hero',
] as const;
export type PriceId = (typeof PRICE_IDS)[number];

export type PriceRule = {
  /** Minor units by market; all three currencies have two decimals. */
  readonly amounts: Readonly<Record<CountryCode, number>>;
  readonly deliveryDays?: number;
  readonly minQuantity?: number;
  /** `null` is unbounded. */
  readonly maxQuantity?: number | null;
};

const minorUnits = (IL: number, US: number, KE: number) => ({ IL: IL * 100, US: US * 100, KE: KE * 100 });

/** Every amount that is charged or shown (spec §9 "Prices by country"). */
export const PRICE_TABLE: Readonly<Record<PriceId, PriceRule>> = {
  digital: { amounts: minorUnits(39, 19, 1499) },
  printed: { amounts: minorUnits(99, 39, 2499), deliveryDays: 7 },
  upgrade_to_printed: { amounts: minorUnits(69, 20, 999), deliveryDays: 7 },
  kindergarten_digital: { amounts: minorUnits(20, 10, 999) },
  kindergarten_printed: { amounts: minorUnits(70, 25, 1999) },
  kindergarten_delivery_self_pickup: { amounts: minorUnits(0, 0, 0) },
  kindergarten_delivery_standard: { amounts: minorUnits(100, 25, 1500), deliveryDays: 14 },
  // Cheaper than standard delivery in Kenya, as in the customer's table (rulings, "Money").
  kindergarten_delivery_express: { amounts: minorUnits(150, 45, 1000), deliveryDays: 7 },
  kindergarten_printed_10_49: { amounts: minorUnits(75, 20, 1999), minQuantity: 10, maxQuantity: 49 },
  kindergarten_printed_50_99: { amounts: minorUnits(70, 18, 1899), minQuantity: 50, maxQuantity: 99 },
  kindergarten_printed_100_plus: { amounts: minorUnits(65, 15, 1799), minQuantity: 100, maxQuantity: null },
  printed_dedication: { amounts: minorUnits(10, 3, 249) },
  advanced_model_addon: { amounts: minorUnits(19, 5, 399) },
  // Free of charge until the owner sets a price: each hero beside the first one.
  added_hero: { amounts: minorUnits(0, 0, 0) },
};

/** Price in minor units of the market's currency. */
export const priceFor = (country: CountryCode, id: PriceId): number => PRICE_TABLE[id].amounts[country];
