import { type CapabilityTable, CURRENT_CAPABILITIES } from '@/lib/capabilities';
import type { CountryCode } from '@/lib/markets';
import { PRICE_TIERS, type PriceTier } from './items';
import { quoteBook } from './quote';

/**
 * Whether the printed book comes with the digital one: where `combo` costs no more than `printed`, printed alone is not
 * offered (rulings, "Money").
 */
export function printedIncludesDigital(country: CountryCode): boolean {
  const [printed, combo] = (['printed', 'combo'] as const).map(
    (tier) => quoteBook({ country, tier, model: 'regular', dedication: false }).totalMinor,
  ) as [number, number];
  return combo <= printed;
}

/**
 * Whether a book is sold in this format: digital always, printed formats only while print is available, printed alone
 * only where that is cheaper.
 */
export const isTierAvailable = (
  tier: PriceTier,
  country: CountryCode,
  table: CapabilityTable = CURRENT_CAPABILITIES,
): boolean => tier === 'digital' || (table.print && !(tier === 'printed' && printedIncludesDigital(country)));

/** The available formats, in display order. */
export const listAvailableTiers = (
  country: CountryCode,
  table: CapabilityTable = CURRENT_CAPABILITIES,
): readonly PriceTier[] => PRICE_TIERS.filter((tier) => isTierAvailable(tier, country, table));

/** The formats for pages that show two prices side by side: the digital book, and the cheapest printed one. */
export const listMainTiers = (
  country: CountryCode,
  table: CapabilityTable = CURRENT_CAPABILITIES,
): readonly PriceTier[] => listAvailableTiers(country, table).slice(0, 2);

/** What a book in print costs at least, in minor units: alone, or with the digital book where that is how it is sold. */
export const getPrintedPrice = (country: CountryCode): number =>
  quoteBook({
    country,
    tier: printedIncludesDigital(country) ? 'combo' : 'printed',
    model: 'regular',
    dedication: false,
  }).totalMinor;

/** The requested format if it is available; printed as combo where that is how it is sold; else the digital book. */
export function resolveTier(
  asked: PriceTier,
  country: CountryCode,
  table: CapabilityTable = CURRENT_CAPABILITIES,
): PriceTier {
  if (isTierAvailable(asked, country, table)) return asked;
  return asked === 'printed' && isTierAvailable('combo', country, table) ? 'combo' : 'digital';
}
