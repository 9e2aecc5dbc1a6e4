import type { ImageModel } from '@/lib/illustrator';
import type { ErrorCode } from '@/lib/platform/errors';

/** Redraws per book (§9 redraws). */
export const REDRAW_LIMITS = { beforePurchase: 3, afterPurchase: 24 } as const;
/** Pictures of one page, including the first (§9 variations). */
export const MAX_VARIATIONS = 4;

/** One of the hero's portraits to choose from. */
export type VariationView = {
  readonly model: ImageModel;
  readonly variation: number;
  /** `null` while it is being drawn, or if drawing failed. */
  readonly url: string | null;
  readonly failed: ErrorCode | null;
};

/** The remaining redraws of a book. */
export type RedrawsView = { readonly left: number; readonly limit: number };
