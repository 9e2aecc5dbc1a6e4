import { MOST_VARIATIONS, REDRAWS } from './model';

type Counted = { readonly state: string };
type Book = { readonly orders: readonly { readonly paidAt: Date | null }[]; readonly redraws: readonly Counted[] };

/** What is left of the book's re-drawn pictures, whatever its revision; what failed is not counted. */
export function redrawsLeft({ orders, redraws }: Book): { readonly left: number; readonly limit: number } {
  const limit = orders.some((order) => order.paidAt) ? REDRAWS.afterPurchase : REDRAWS.beforePurchase;
  const used = redraws.filter(({ state }) => state !== 'failed').length;
  return { left: Math.max(0, limit - used), limit };
}

/** The number of a page's next picture; `null` when there are as many as a page may have. */
export function nextVariation(taken: readonly number[]): number | null {
  const free = Array.from({ length: MOST_VARIATIONS }, (_, at) => at).find((at) => !taken.includes(at));
  return free ?? null;
}
