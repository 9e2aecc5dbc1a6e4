export const PRICE_TIERS = ['digital', 'printed', 'combo'] as const;
export type PriceTier = (typeof PRICE_TIERS)[number];

type BookOptions = {
  readonly model: 'regular' | 'advanced';
  /** The book has a dedication page. */
  readonly dedication: boolean;
};

/** What a parent buys: a book, or later the printed copy of a digital book. */
export type ParentItem =
  | ({
      readonly kind: 'book';
      readonly tier: PriceTier;
      /** A partner's offer: taken off the book itself, not off its extras. */
      readonly percentOff?: number;
      /** Heroes beside the first one. */
      readonly addedHeroes?: number;
    } & BookOptions)
  | ({ readonly kind: 'upgrade' } & BookOptions)
  /** The advanced model for a book that was bought without it. */
  | { readonly kind: 'advanced_model' };

export const GROUP_DELIVERIES = ['self_pickup', 'standard', 'express'] as const;
export type GroupDelivery = (typeof GROUP_DELIVERIES)[number];

/** What a kindergarten or a school buys. */
export type GroupItem = {
  readonly kind: 'group';
  /** Books; for printed ones at least the smallest tier's minimum (`findGroupTier`). */
  readonly quantity: number;
} & (
  | { readonly format: 'digital' }
  | {
      readonly format: 'printed';
      readonly delivery: GroupDelivery;
    }
);

/** What a company buys: the books that its employees ordered, at least as many as the smallest tier's minimum. */
export type CompanyItem = {
  readonly kind: 'company';
  /** Digital books. */
  readonly digital: number;
  /** Printed books. */
  readonly printed: number;
  /** Of the printed books, together. */
  readonly delivery: GroupDelivery;
} & BookOptions;
