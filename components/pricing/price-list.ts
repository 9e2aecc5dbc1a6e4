import {
  type CapabilityGated,
  type CapabilityTable,
  CURRENT_CAPABILITIES,
  filterEnabled,
  isAvailable,
} from '@/lib/capabilities';
import type { CountryCode } from '@/lib/markets';
import {
  formatMarketPrice,
  isDeliveryOffered,
  isTierAvailable,
  PRICE_TABLE,
  PRICE_TIERS,
  type PriceId,
  type PriceTier,
  priceFor,
  quoteBook,
} from '@/lib/prices';

/** A product in the price list. */
export type PriceLine = {
  /** The messages are `pricing.<key>.*`. */
  readonly key: PriceId | 'combo' | 'gift';
  /** Which message describes it today. */
  readonly text: 'text' | 'textDedication';
  /** Formatted price; `null` means free. */
  readonly price: string | null;
  readonly days?: number;
  readonly from?: number;
  readonly to?: number;
};

export type PriceGroup = {
  readonly key: 'book' | 'extras' | 'groups' | 'delivery';
  readonly lines: readonly PriceLine[];
};

type ConditionalPriceLine = CapabilityGated & { readonly key: PriceLine['key'] };
type ConditionalPriceGroup = { readonly key: PriceGroup['key']; readonly lines: readonly ConditionalPriceLine[] };

const PRINTED_GROUPS = { needs: ['kindergarten', 'print'] } as const satisfies CapabilityGated;

/** Everything with a price, and the capabilities it depends on. */
const LIST: readonly ConditionalPriceGroup[] = [
  {
    key: 'book',
    // Which formats are sold depends on the market (`isTierAvailable`).
    lines: [{ key: 'digital' }, { key: 'printed' }, { key: 'combo' }],
  },
  {
    key: 'extras',
    lines: [
      { key: 'printed_dedication', needs: ['print', 'dedication'] },
      { key: 'advanced_model_addon' },
      { key: 'added_hero' },
      { key: 'upgrade_to_printed', needs: ['upgrade'] },
      { key: 'gift', needs: ['gift'] },
    ],
  },
  {
    key: 'groups',
    lines: [
      { key: 'kindergarten_digital', needs: ['kindergarten'] },
      { key: 'kindergarten_printed_10_49', ...PRINTED_GROUPS },
      { key: 'kindergarten_printed_50_99', ...PRINTED_GROUPS },
      { key: 'kindergarten_printed_100_plus', ...PRINTED_GROUPS },
    ],
  },
  {
    key: 'delivery',
    lines: [
      { key: 'kindergarten_delivery_self_pickup', ...PRINTED_GROUPS },
      { key: 'kindergarten_delivery_standard', ...PRINTED_GROUPS },
      { key: 'kindergarten_delivery_express', ...PRINTED_GROUPS },
    ],
  },
];

const isPriceTier = (key: PriceLine['key']): key is PriceTier => PRICE_TIERS.some((tier) => tier === key);

function toPriceLine(country: CountryCode, key: PriceLine['key'], table: CapabilityTable): PriceLine {
  if (key === 'gift') return { key, text: 'text', price: null };
  const combo = quoteBook({ country, tier: 'combo', model: 'regular', dedication: false }).totalMinor;
  const id = key === 'combo' ? 'printed' : key;
  const amount = key === 'combo' ? combo : priceFor(country, id);
  const { deliveryDays, minQuantity, maxQuantity } = PRICE_TABLE[id];
  return {
    key,
    text: key === 'digital' && isAvailable('dedication', table) ? 'textDedication' : 'text',
    price: amount === 0 ? null : formatMarketPrice(country, amount),
    ...(deliveryDays && { days: deliveryDays }),
    ...(minQuantity && { from: minQuantity }),
    ...(maxQuantity && { to: maxQuantity }),
  };
}

/** All prices of a country by group, without empty groups (spec §2 "Dialogs: Pricing"). */
export const priceList = (country: CountryCode, table: CapabilityTable = CURRENT_CAPABILITIES): readonly PriceGroup[] =>
  LIST.map(({ key, lines }) => ({
    key,
    lines: filterEnabled(lines, table)
      .filter((line) => !isPriceTier(line.key) || isTierAvailable(line.key, country, table))
      .filter(({ key: id }) => id !== 'kindergarten_delivery_self_pickup' || isDeliveryOffered(country, 'self_pickup'))
      .map((line) => toPriceLine(country, line.key, table)),
  })).filter(({ lines }) => lines.length > 0);
