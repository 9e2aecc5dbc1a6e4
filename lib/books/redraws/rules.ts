import { MAX_VARIATIONS, REDRAW_LIMITS } from './model';

type RedrawState = { readonly state: string };
type RedrawableBook = {
  readonly orders: readonly { readonly paidAt: Date | null }[];
  readonly redraws: readonly RedrawState[];
};

/** The book's remaining redraws, across revisions; failed ones do not count. */
export function getRemainingRedraws({ orders, redraws }: RedrawableBook): {
  readonly left: number;
  readonly limit: number;
} {
  const limit = orders.some((order) => order.paidAt) ? REDRAW_LIMITS.afterPurchase : REDRAW_LIMITS.beforePurchase;
  return { left: Math.max(0, limit - countUsedRedraws({ redraws })), limit };
}

/** Redraws of a book that count, across revisions: all but failed ones. */
export const countUsedRedraws = ({ redraws }: Pick<RedrawableBook, 'redraws'>): number =>
  redraws.filter(({ state }) => state !== 'failed').length;

/** The next free variation number of a page; `null` when the page has the maximum. */
export function getNextVariation(taken: readonly number[]): number | null {
  const free = Array.from({ length: MAX_VARIATIONS }, (_, at) => at).find((at) => !taken.includes(at));
  return free ?? null;
}
