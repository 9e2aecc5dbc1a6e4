type PaidOrder = {
  readonly lines: readonly { readonly priceId: string; readonly quantity: number; readonly unitMinor: number }[];
  /** Minor units that were paid with money. */
  readonly totalMinor: number | null;
  /** Minor units that were paid with credits. */
  readonly creditsMinor: number;
};

/** What goes back for a part of an order, in minor units. */
export type PartialRefund = { readonly moneyMinor: number; readonly creditsMinor: number };

const sumLines = (lines: PaidOrder['lines']): number =>
  lines.reduce((sum, { quantity, unitMinor }) => sum + quantity * unitMinor, 0);

/**
 * What goes back for the lines that `isReturned` names: their share of what was paid after the coupon, money first, then
 * credits. Never more than was paid.
 */
export function planPartialRefund(
  { lines, totalMinor, creditsMinor }: PaidOrder,
  isReturned: (priceId: string) => boolean,
): PartialRefund {
  const all = sumLines(lines);
  const paid = (totalMinor ?? 0) + creditsMinor;
  if (all === 0) return { moneyMinor: 0, creditsMinor: 0 };
  const share = Math.round((sumLines(lines.filter(({ priceId }) => isReturned(priceId))) * paid) / all);
  const moneyMinor = Math.min(share, totalMinor ?? 0);
  return { moneyMinor, creditsMinor: Math.min(share - moneyMinor, creditsMinor) };
}
