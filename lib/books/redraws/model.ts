import type { ImageModel } from '@/lib/illustrator';
import type { ErrorCode } from '@/lib/platform/errors';

/** Pictures drawn once more, for each book (rulings, "Limits that the spec does not give"). */
export const REDRAWS = { beforePurchase: 3, afterPurchase: 24 } as const;
/** Of one page, the first picture counted (rulings, "never over 4 variations per page"). */
export const MOST_VARIATIONS = 4;

/** One drawing of the hero's portrait among those to choose from. */
export type VariationView = {
  readonly model: ImageModel;
  readonly variation: number;
  /** `null` while it is being drawn, and of one that failed. */
  readonly url: string | null;
  readonly failed: ErrorCode | null;
};

/** How often a book's pictures may still be drawn once more. */
export type RedrawsView = { readonly left: number; readonly limit: number };
