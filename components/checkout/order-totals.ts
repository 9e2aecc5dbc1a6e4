import { isAvailable } from '@/lib/capabilities';
import type { OrderView } from '@/lib/orders';
import { type PriceTier, type Quote, quoteBook, quoteUpgrade } from '@/lib/prices';

type PricedOrder = Pick<OrderView, 'country' | 'imageModel' | 'offer' | 'dedication' | 'isUpgrade' | 'rewards'>;

/** What the parent takes of the account's rewards. */
export type RewardsChoice = { readonly useCoupon: boolean; readonly useCredits: boolean };

/** The price of a format by itself. */
export const NO_REWARDS: RewardsChoice = { useCoupon: false, useCredits: false };

/**
 * Price of a format with the offer and the chosen rewards, and without them; both list the same lines in the same order.
 */
export function orderTotals(
  order: PricedOrder,
  tier: PriceTier,
  { useCoupon, useCredits }: RewardsChoice,
): { readonly sum: Quote; readonly regular: Quote } {
  const { coupon, credits } = order.rewards ?? { coupon: null, credits: 0 };
  const used = { ...(useCoupon && coupon && { coupon: coupon.offer }), ...(useCredits && { credits }) };
  const { country, imageModel: model, offer } = order;
  const dedication = order.dedication !== null && isAvailable('dedication');
  if (order.isUpgrade) {
    const asked = { country, model, dedication };
    return { sum: quoteUpgrade(asked, used), regular: quoteUpgrade(asked) };
  }
  const asked = { country, tier, model, dedication };
  return { sum: quoteBook({ ...asked, percentOff: offer?.percentOff ?? 0 }, used), regular: quoteBook(asked) };
}
