import { hasDedication } from '@/lib/books';
import { isAvailable } from '@/lib/capabilities';
import type { OrderRewards, OrderView } from '@/lib/orders';
import {
  listUsableCoupons,
  type PriceTier,
  pickCoupon,
  type Quote,
  quoteBook,
  quoteUpgrade,
  type RewardsUse,
} from '@/lib/prices';

type PricedOrder = Pick<
  OrderView,
  'addedHeroes' | 'country' | 'imageModel' | 'offer' | 'dedication' | 'dedicationPhoto' | 'isUpgrade' | 'rewards'
>;

/** What the parent takes of the account's rewards. */
export type RewardsChoice = {
  readonly useCoupon: boolean;
  /** Of several coupons; missing: the one that takes off the most. */
  readonly couponCode?: string | undefined;
  readonly useCredits: boolean;
};

/** The price of a format by itself. */
export const NO_REWARDS: RewardsChoice = { useCoupon: false, useCredits: false };

type OrderCoupon = OrderRewards['coupons'][number];
type OrderTotals = {
  readonly sum: Quote;
  readonly regular: Quote;
  /** The chosen coupon for this format, otherwise the one that takes the most off; used or kept. */
  readonly coupon: OrderCoupon | null;
  /** All coupons that take something off this format, the best first. */
  readonly coupons: readonly OrderCoupon[];
};

/**
 * Price of a format with the offer and the chosen rewards, and without them; both list the same lines in the same order.
 */
export function orderTotals(
  order: PricedOrder,
  tier: PriceTier,
  { useCoupon, couponCode, useCredits }: RewardsChoice,
): OrderTotals {
  const { coupons, credits } = order.rewards ?? { coupons: [], credits: 0 };
  const { country, imageModel: model, offer, isUpgrade, addedHeroes } = order;
  const dedication = hasDedication(order) && isAvailable('dedication');
  const percentOff = offer?.percentOff ?? 0;
  const quoteWith = (rewards: RewardsUse): Quote =>
    isUpgrade
      ? quoteUpgrade({ country, model, dedication }, rewards)
      : quoteBook({ country, tier, model, dedication, percentOff, addedHeroes }, rewards);
  const usable = listUsableCoupons(coupons, quoteWith);
  const coupon = pickCoupon(usable, couponCode);
  const sum = quoteWith({ ...(useCoupon && coupon && { coupon: coupon.offer }), ...(useCredits && { credits }) });
  const regular = isUpgrade ? quoteWith({}) : quoteBook({ country, tier, model, dedication, addedHeroes });
  return { sum, regular, coupon, coupons: usable };
}
