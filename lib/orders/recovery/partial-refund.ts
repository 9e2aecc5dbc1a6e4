type PaidOrder = {
  readonly lines: readonly { readonly priceId: string; readonly quantity: number; readonly unitMinor: number }[];
  /** Minor units that were paid with money. */
  readonly totalMinor: number | null;
  /** Minor units that were paid with credits. */
  readonly creditsMinor: number;
  readonly usedCoupon?: { readonly kind: 'next_order' | 'free_digital' } | null;
};

/** What goes back for a part of an order, in minor units. */
export type PartialRefund = { readonly moneyMinor: number; readonly creditsMinor: number };

const sumLines = (lines: PaidOrder['lines']): number =>
  lines.reduce((sum, { quantity, unitMinor }) => sum + quantity * unitMinor, 0);

/**
 * What goes back for the lines that `isReturned` names: their share of what was paid after the coupon, money first, then
 * credits. A coupon for a digital book took nothing off the others. Never more than was paid.
 */
export function planPartialRefund(
  { lines, totalMinor, creditsMinor, usedCoupon }: PaidOrder,
  isReturned: (priceId: string) => boolean,
): PartialRefund {
  const all = sumLines(lines);
  const paid = (totalMinor ?? 0) + creditsMinor;
  if (all === 0) return { moneyMinor: 0, creditsMinor: 0 };
  const isFree = (priceId: string) => usedCoupon?.kind === 'free_digital' && priceId === 'digital';
  const charged = lines.filter(({ priceId }) => !isFree(priceId));
  const returned = sumLines(charged.filter(({ priceId }) => isReturned(priceId)));
  const share = Math.round((returned * paid) / Math.max(1, sumLines(charged)));
  const moneyMinor = Math.min(share, totalMinor ?? 0);
  return { moneyMinor, creditsMinor: Math.min(share - moneyMinor, creditsMinor) };
}
