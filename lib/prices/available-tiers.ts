import { type CapabilityTable, CURRENT_CAPABILITIES } from '@/lib/capabilities';
import { PRICE_TIERS, type PriceTier } from './quote';

/** Whether a book is sold in this format: digital always, printed formats only while print is available. */
export const isTierAvailable = (tier: PriceTier, table: CapabilityTable = CURRENT_CAPABILITIES): boolean =>
  tier === 'digital' || table.print;

/** The available formats, in display order. */
export const listAvailableTiers = (table: CapabilityTable = CURRENT_CAPABILITIES): readonly PriceTier[] =>
  PRICE_TIERS.filter((tier) => isTierAvailable(tier, table));

/** The formats with a price of their own, for pages that show prices side by side. */
export const listSingleTiers = (table: CapabilityTable = CURRENT_CAPABILITIES): ReadonlyArray<'digital' | 'printed'> =>
  (['digital', 'printed'] as const).filter((tier) => isTierAvailable(tier, table));

/** The requested format if it is available; else the digital book. */
export const resolveTier = (asked: PriceTier, table: CapabilityTable = CURRENT_CAPABILITIES): PriceTier =>
  isTierAvailable(asked, table) ? asked : 'digital';
