import type { PriceTier } from '@/lib/prices';
import type { OrderState } from '../states';

/** `none`: this format has none; `open`: it can still change; `closed`: it was mailed, or printing has started. */
type GiftPart = 'none' | 'open' | 'closed';
export type GiftParts = { readonly mail: GiftPart; readonly card: GiftPart };

type GiftOrder = { readonly tier: PriceTier; readonly state: OrderState; readonly mailed: boolean };

/** States from the final confirmation on. */
const PRINTING: readonly OrderState[] = ['confirmed', 'printing', 'shipped', 'ready_for_pickup', 'delivered'];

/** The mail of a digital gift and the card of a printed one, and whether the buyer may still change them. */
export function getGiftParts({ tier, state, mailed }: GiftOrder): GiftParts {
  const ended = state === 'cancelled' || state === 'refunded';
  const printing = ended || PRINTING.includes(state);
  return {
    mail: getPart(tier !== 'printed', mailed || ended),
    // Of both formats, the printed book of a `ready` order was cancelled.
    card: getPart(tier !== 'digital' && state !== 'ready', printing),
  };
}

const getPart = (exists: boolean, closed: boolean): GiftPart => {
  if (!exists) return 'none';
  return closed ? 'closed' : 'open';
};
