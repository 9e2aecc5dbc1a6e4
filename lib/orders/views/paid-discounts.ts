import type { QuoteDiscount } from '@/lib/prices';

type PaidOrder = {
  readonly lines: readonly { readonly quantity: number; readonly unitMinor: number }[];
  readonly creditsMinor: number;
  readonly usedCoupon: { readonly kind: 'next_order' | 'free_digital' } | null;
};

/** What coupon and credits took off a paid order: the lines less the discounts are the total. Minor units. */
export function listPaidDiscounts(
  { lines, creditsMinor, usedCoupon }: PaidOrder,
  totalMinor: number,
): readonly QuoteDiscount[] {
  const sum = lines.reduce((total, { quantity, unitMinor }) => total + quantity * unitMinor, 0);
  const discounts: readonly QuoteDiscount[] = [
    { kind: usedCoupon?.kind ?? 'next_order', amountMinor: sum - creditsMinor - totalMinor },
    { kind: 'credits', amountMinor: creditsMinor },
  ];
  return discounts.filter(({ amountMinor }) => amountMinor > 0);
}
