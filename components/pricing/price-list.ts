import { type CapabilityTable, type Conditional, GROUPS, isAvailable, standing, TODAY } from '@/lib/capabilities';
import type { CountryCode } from '@/lib/markets';
import { formatFor, PRICE_TABLE, type PriceId, priceFor, quote } from '@/lib/prices';

/** What the list says about a thing, besides its price. */
export type PriceLine = {
  /** The words are `pricing.<key>.*`. */
  readonly key: PriceId | 'combo';
  /** Which of its texts says what it holds today. */
  readonly text: 'text' | 'textDedication';
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

type Sold = Conditional & { readonly key: PriceLine['key'] };
type SoldGroup = { readonly key: PriceGroup['key']; readonly lines: readonly Sold[] };

const PRINTED_GROUPS = { needs: [GROUPS, 'print'] } as const satisfies Conditional;

/** All that the shop has a price for, and what each of it depends on. */
const LIST: readonly SoldGroup[] = [
  {
    key: 'book',
    lines: [{ key: 'digital' }, { key: 'printed', needs: ['print'] }, { key: 'combo', needs: ['print'] }],
  },
  {
    key: 'extras',
    lines: [
      { key: 'printed_dedication', needs: ['print', 'dedication'] },
      { key: 'advanced_model_addon' },
      { key: 'upgrade_to_printed', needs: ['upgrade'] },
    ],
  },
  {
    key: 'groups',
    lines: [
      { key: 'kindergarten_digital', needs: [GROUPS] },
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

function lineOf(country: CountryCode, key: PriceLine['key'], table: CapabilityTable): PriceLine {
  const combo = quote({ country, tier: 'combo', model: 'regular', dedication: false }).totalMinor;
  const id = key === 'combo' ? 'printed' : key;
  const amount = key === 'combo' ? combo : priceFor(country, id);
  const { deliveryDays, minQuantity, maxQuantity } = PRICE_TABLE[id];
  return {
    key,
    text: key === 'digital' && isAvailable('dedication', table) ? 'textDedication' : 'text',
    price: amount === 0 ? null : formatFor(country, amount),
    ...(deliveryDays && { days: deliveryDays }),
    ...(minQuantity && { from: minQuantity }),
    ...(maxQuantity && { to: maxQuantity }),
  };
}

/** Everything that can be paid for in a country, in its groups; empty groups stay away (spec §2 "Dialogs: Pricing"). */
export const priceList = (country: CountryCode, table: CapabilityTable = TODAY): readonly PriceGroup[] =>
  LIST.map(({ key, lines }) => ({
    key,
    lines: standing(lines, table).map((line) => lineOf(country, line.key, table)),
  })).filter(({ lines }) => lines.length > 0);
