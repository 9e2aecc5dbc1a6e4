import { type Capability, type CapabilityTable, CURRENT_CAPABILITIES, isAvailable } from '@/lib/capabilities';
import type { CountryCode } from '@/lib/markets';
import { isTierAvailable, type PriceTier } from '@/lib/prices';
import type { GroupKind } from '../group/group-kind';

type Sale = {
  readonly tier: PriceTier;
  readonly country: CountryCode;
  /** A printed copy of a book that the account owns. */
  readonly isUpgrade: boolean;
  readonly hasDedication: boolean;
  readonly isGift: boolean;
};

/** Whether the shop sells all of an order today, whatever the page that asks for it believes (rulings, "Capabilities"). */
export function isForSale(
  { tier, country, isUpgrade, hasDedication, isGift }: Sale,
  table: CapabilityTable = CURRENT_CAPABILITIES,
): boolean {
  if (isUpgrade ? tier !== 'printed' : !isTierAvailable(tier, country, table)) return false;
  const needed: readonly (Capability | false)[] = [
    ...(isUpgrade ? (['upgrade', 'print'] as const) : []),
    hasDedication && 'dedication',
    isGift && 'gift',
  ];
  return needed.every((capability) => !capability || isAvailable(capability, table));
}

/** Whether the books of a class or a company are sold in this format today. */
export const isGroupForSale = (
  { kind, tier }: { readonly kind: GroupKind; readonly tier: PriceTier },
  table: CapabilityTable = CURRENT_CAPABILITIES,
): boolean => isAvailable(kind, table) && (tier === 'digital' || isAvailable('print', table));
