import type { OrderView } from '@/lib/orders';

/** Faults of ours: always remedied (rulings, "Money"). */
const OUR_FAULTS = ['print_damage', 'wrong_binding', 'lost_parcel'] as const;
/** Mistakes of the parent: one free reprint for each order. */
const OWN_MISTAKES = ['own_text', 'own_address'] as const;
export const REPRINT_REASONS = [...OUR_FAULTS, ...OWN_MISTAKES] as const;
export type ReprintReason = (typeof REPRINT_REASONS)[number];

export const isOwnMistake = (reason: ReprintReason): boolean => OWN_MISTAKES.some((own) => own === reason);

type OrderStatus = Pick<OrderView, 'state' | 'tier'>;

/** Whether a printed book is with the carrier or the parent. */
export const isHandedOver = ({ state, tier }: OrderStatus): boolean =>
  tier !== 'digital' && (state === 'shipped' || state === 'ready_for_pickup' || state === 'delivered');

/** Days after the hand-over in which a reprint can be requested. */
export const REPRINT_DAYS = 30;

/** Characters of the parent's own words. */
export const REPRINT_TEXT = { min: 10, max: 500 } as const;

/** Reprints that start by themselves within 24 hours, shop-wide; beyond them a person decides. */
export const MAX_DAILY_REPRINTS = 10;

/** Days in which one account, or one address, gets one reprint by itself; a person decides about every further one. */
export const OWN_REPRINT_DAYS = 180;

export type EarlierReprints = {
  /** Reprints that started by themselves for this account, or to its address, in the last `OWN_REPRINT_DAYS`. */
  readonly startedForOwner: number;
  /** Reprints of the whole shop that started by themselves in the last 24 hours. */
  readonly startedToday: number;
};

/**
 * Whether a reprint starts at once or a person decides. Mistyped words have to be corrected first, and a second copy for
 * one family has a cause that somebody should find, whatever the order and the reason: each is a free book.
 */
export const decideReprint = (
  reason: ReprintReason,
  { startedForOwner, startedToday }: EarlierReprints,
): 'started' | 'staff' =>
  reason === 'own_text' || startedToday >= MAX_DAILY_REPRINTS || startedForOwner > 0 ? 'staff' : 'started';
