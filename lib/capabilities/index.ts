/**
 * What the shop can sell beyond a digital book for one child. Everything that shows, quotes or links one of these
 * checks here first, so that the shop promises nothing it cannot sell (rulings, "Capabilities").
 */
export const CAPABILITIES = [
  /** A printed book, alone or with the digital one, and everything that belongs to its delivery. */
  'print',
  /** A printed copy of a digital book that the account already owns. */
  'upgrade',
  /** Words and pictures change after the purchase. */
  'editing',
  /** A page in front with the family's own words. */
  'dedication',
  /** Orders and class links of kindergartens and schools. */
  'kindergarten',
  /** Orders of companies for their employees. */
  'company',
  'coupon',
  /** Credits that a customer earns with the shop. */
  'rewards',
  /** A book for somebody else: mailed, or sent with a greeting card. */
  'gift',
] as const;
export type Capability = (typeof CAPABILITIES)[number];

/** `true` where it can be bought. */
export type CapabilityTable = Readonly<Record<Capability, boolean>>;

/** The single switch: what a customer can buy today. */
export const CURRENT_CAPABILITIES: CapabilityTable = {
  print: true,
  dedication: true,
  upgrade: true,
  editing: true,
  coupon: true,
  rewards: true,
  gift: true,
  kindergarten: true,
  company: true,
};

/** Whether a customer can buy this. Tests pass their own table. */
export const isAvailable = (capability: Capability, table: CapabilityTable = CURRENT_CAPABILITIES): boolean =>
  table[capability];

/** A capability, or a list of which one is enough. */
export type CapabilityRequirement = Capability | readonly Capability[];

/** Orders for many children: of a kindergarten, a school or a company. */
export const GROUP_ORDER_CAPABILITIES = ['kindergarten', 'company'] as const satisfies CapabilityRequirement;

/** The capabilities that a list entry depends on. */
export type CapabilityGated = {
  /** Shown only when all of these are available. */
  readonly needs?: readonly CapabilityRequirement[];
  /** Shown only when none of these is available: the replacement for an entry that needs them. */
  readonly without?: readonly CapabilityRequirement[];
};

/** Whether an entry is shown. An entry without requirements always is. */
export function isEnabled(
  { needs = [], without = [] }: CapabilityGated,
  table: CapabilityTable = CURRENT_CAPABILITIES,
): boolean {
  const met = (need: CapabilityRequirement) =>
    typeof need === 'string' ? table[need] : need.some((one) => table[one]);
  return needs.every(met) && !without.some(met);
}

/** The entries that are shown, in their order. */
export const filterEnabled = <Entry extends CapabilityGated>(
  entries: readonly Entry[],
  table: CapabilityTable = CURRENT_CAPABILITIES,
): readonly Entry[] => entries.filter((entry) => isEnabled(entry, table));
