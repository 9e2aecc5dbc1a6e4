import type { CountryCode } from '@/lib/markets';
import { applyDiscount } from './discount';
import type { CompanyItem, GroupItem, ParentItem, PriceTier } from './items';
import { PRICE_TABLE, type PriceId, priceFor } from './table';

/** A line before lines of the same price are added up. */
export type PricedLine = {
  readonly priceId: PriceId;
  readonly quantity: number;
  /** Minor units. */
  readonly unitMinor: number;
  readonly couponApplies: boolean;
};

type ParentBook = Extract<ParentItem, { kind: 'book' }>;
type Upgrade = Extract<ParentItem, { kind: 'upgrade' }>;

const parentLine = (country: CountryCode, priceId: PriceId, percentOff = 0): PricedLine => ({
  priceId,
  quantity: 1,
  unitMinor: applyDiscount(country, priceFor(country, priceId), percentOff),
  couponApplies: true,
});

/** Price ids of the book itself; `combo` is digital plus the upgrade (rulings, "Money"). */
const bookPriceIds = (tier: PriceTier): readonly PriceId[] =>
  tier === 'combo' ? ['digital', 'upgrade_to_printed'] : [tier];

/** The dedication page is free for digital books and with the advanced model (spec §9). */
const paysDedication = ({ model, dedication }: Pick<Upgrade, 'model' | 'dedication'>): boolean =>
  dedication && model !== 'advanced';

/** A parent's book with its extras. */
export function bookPriceLines(country: CountryCode, item: ParentBook): readonly PricedLine[] {
  const { tier, model, percentOff = 0, addedHeroes = 0 } = item;
  return [
    ...bookPriceIds(tier).map((id) => parentLine(country, id, percentOff)),
    ...(model === 'advanced' ? [parentLine(country, 'advanced_model_addon')] : []),
    ...(tier !== 'digital' && paysDedication(item) ? [parentLine(country, 'printed_dedication')] : []),
    ...(addedHeroes > 0 ? [{ ...parentLine(country, 'added_hero'), quantity: addedHeroes }] : []),
  ];
}

/**
 * The printed copy of a digital book, with the dedication that was free until now. The advanced model was paid with the
 * digital book (rulings, "Money").
 */
export const upgradePriceLines = (country: CountryCode, item: Upgrade): readonly PricedLine[] => [
  parentLine(country, 'upgrade_to_printed'),
  ...(paysDedication(item) ? [parentLine(country, 'printed_dedication')] : []),
];

/** The advanced model, bought after the book (spec §9). */
export const advancedModelLines = (country: CountryCode): readonly PricedLine[] => [
  parentLine(country, 'advanced_model_addon'),
];

const GROUP_TIERS = [
  'kindergarten_printed_10_49',
  'kindergarten_printed_50_99',
  'kindergarten_printed_100_plus',
] as const satisfies readonly PriceId[];

/** The price of a printed copy for this many; `null` below the minimum, which the shop refuses (rulings, "Money"). */
export const findGroupTier = (quantity: number): (typeof GROUP_TIERS)[number] | null =>
  GROUP_TIERS.findLast((id) => quantity >= (PRICE_TABLE[id].minQuantity ?? 0)) ?? null;

const groupLine = (country: CountryCode, priceId: PriceId, quantity: number): PricedLine => ({
  priceId,
  quantity,
  unitMinor: priceFor(country, priceId),
  couponApplies: false,
});

/** Books of a class, and their delivery. Throws below the minimum of printed books. */
export function groupPriceLines(
  country: CountryCode,
  item: GroupItem,
  { deliveryPaid }: { readonly deliveryPaid: boolean },
): readonly PricedLine[] {
  if (item.format === 'digital') return [groupLine(country, 'kindergarten_digital', item.quantity)];
  const tier = findGroupTier(item.quantity);
  if (!tier) throw new RangeError(`${item.quantity} printed books are fewer than a group order's minimum`);
  return [
    groupLine(country, tier, item.quantity),
    ...(deliveryPaid ? [] : [groupLine(country, `kindergarten_delivery_${item.delivery}`, 1)]),
  ];
}

/**
 * The books of a company, with the extras of each (rulings, "Money"): the printed ones at the tier of their own number,
 * and at the smallest tier where the digital ones complete the minimum. Throws below the minimum.
 */
export function companyPriceLines(country: CountryCode, item: CompanyItem): readonly PricedLine[] {
  const { digital, printed, delivery, model } = item;
  if (!findGroupTier(digital + printed)) throw new RangeError(`${digital + printed} books are fewer than the minimum`);
  const lines = [
    groupLine(country, 'kindergarten_digital', digital),
    groupLine(country, findGroupTier(printed) ?? GROUP_TIERS[0], printed),
    groupLine(country, `kindergarten_delivery_${delivery}`, printed > 0 ? 1 : 0),
    groupLine(country, 'advanced_model_addon', model === 'advanced' ? digital + printed : 0),
    groupLine(country, 'printed_dedication', paysDedication(item) ? printed : 0),
  ];
  return lines.filter(({ quantity }) => quantity > 0);
}
