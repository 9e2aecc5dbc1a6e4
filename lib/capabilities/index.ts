/**
 * What the shop can sell beyond a digital book for one child. Nothing is promised that cannot be bought (rulings,
 * "Capabilities"): whatever shows, quotes or links one of these asks here first.
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
  /** Credits for what a customer does for the shop. */
  'rewards',
  'gift',
] as const;
export type Capability = (typeof CAPABILITIES)[number];

/** `true` where it can be bought. */
export type CapabilityTable = Readonly<Record<Capability, boolean>>;

const all = (value: boolean) =>
  Object.fromEntries(CAPABILITIES.map((capability) => [capability, value])) as CapabilityTable;

/** The one switchboard: what can be bought today. */
export const TODAY: CapabilityTable = {
  ...all(false),
};

/** Everything on: what the shop says once all of it is built. For tests. */
export const EVERYTHING: CapabilityTable = all(true);

/** Can this be bought? Tests give a table of their own. */
export const isAvailable = (capability: Capability, table: CapabilityTable = TODAY): boolean => table[capability];

/** A capability, or a list of which one is enough. */
export type Need = Capability | readonly Capability[];

/** Orders for many children: of a kindergarten, a school or a company. */
export const GROUPS = ['kindergarten', 'company'] as const satisfies Need;

/** What an entry of a list depends on. */
export type Conditional = {
  /** Stands only where all of these can be bought. */
  readonly needs?: readonly Need[];
  /** Stands only where none of these can be bought: what is said instead of an entry that needs them. */
  readonly without?: readonly Need[];
};

/** Does an entry stand? One that depends on nothing always does. */
export function stands({ needs = [], without = [] }: Conditional, table: CapabilityTable = TODAY): boolean {
  const met = (need: Need) => (typeof need === 'string' ? table[need] : need.some((one) => table[one]));
  return needs.every(met) && !without.some(met);
}

/** The entries of a list that stand, in their order. */
export const standing = <Entry extends Conditional>(
  entries: readonly Entry[],
  table: CapabilityTable = TODAY,
): readonly Entry[] => entries.filter((entry) => stands(entry, table));
