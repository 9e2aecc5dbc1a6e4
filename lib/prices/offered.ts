import { type CapabilityTable, TODAY } from '@/lib/capabilities';
import { PRICE_TIERS, type PriceTier } from './quote';

/** Is a book sold in this format? Digital always; what is printed only while printing can be bought. */
export const isOffered = (tier: PriceTier, table: CapabilityTable = TODAY): boolean =>
  tier === 'digital' || table.print;

/** The formats that a book is sold in, in the order of the choice. */
export const offeredTiers = (table: CapabilityTable = TODAY): readonly PriceTier[] =>
  PRICE_TIERS.filter((tier) => isOffered(tier, table));

/** The formats that have a price of their own, for whoever shows prices beside each other. */
export const soldSingly = (table: CapabilityTable = TODAY): ReadonlyArray<'digital' | 'printed'> =>
  (['digital', 'printed'] as const).filter((tier) => isOffered(tier, table));

/** The format that somebody asked for, as far as it is sold; else the digital book. */
export const offeredTier = (asked: PriceTier, table: CapabilityTable = TODAY): PriceTier =>
  isOffered(asked, table) ? asked : 'digital';
