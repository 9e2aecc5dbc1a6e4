import type { CountryCode } from '@/lib/markets';
import { formatFor, PRICE_TABLE, type PriceId, priceFor, quote } from '@/lib/prices';

/** What the list says about a thing, besides its price. */
export type PriceLine = {
  /** The words are `pricing.<key>.*`. */
  readonly key: PriceId | 'combo';
  /** As the shop writes it; `null` is free. */
  readonly price: string | null;
  readonly days?: number;
  readonly from?: number;
  readonly to?: number;
};

export type PriceGroup = {
  readonly key: 'book' | 'extras' | 'groups' | 'delivery';
  readonly lines: readonly PriceLine[];
};

const BOOK_EXTRAS = ['printed_dedication', 'advanced_model_addon', 'upgrade_to_printed'] as const;
const TIERS = ['kindergarten_printed_10_49', 'kindergarten_printed_50_99', 'kindergarten_printed_100_plus'] as const;
const DELIVERIES = [
  'kindergarten_delivery_self_pickup',
  'kindergarten_delivery_standard',
  'kindergarten_delivery_express',
] as const;

function lineOf(country: CountryCode, key: PriceId): PriceLine {
  const amount = priceFor(country, key);
  const { deliveryDays, minQuantity, maxQuantity } = PRICE_TABLE[key];
  return {
    key,
    price: amount === 0 ? null : formatFor(country, amount),
    ...(deliveryDays && { days: deliveryDays }),
    ...(minQuantity && { from: minQuantity }),
    ...(maxQuantity && { to: maxQuantity }),
  };
}

/** Everything that a country's families, kindergartens and companies can pay for (spec §2 "Dialogs: Pricing"). */
export function priceList(country: CountryCode): readonly PriceGroup[] {
  const line = (key: PriceId) => lineOf(country, key);
  const combo = quote({ country, tier: 'combo', model: 'regular', dedication: false });
  return [
    {
      key: 'book',
      lines: [
        line('digital'),
        line('printed'),
        { ...line('printed'), key: 'combo', price: formatFor(country, combo.totalMinor) },
      ],
    },
    { key: 'extras', lines: BOOK_EXTRAS.map(line) },
    { key: 'groups', lines: [line('kindergarten_digital'), ...TIERS.map(line)] },
    { key: 'delivery', lines: DELIVERIES.map(line) },
  ];
}
