import { CLASS_LIMITS } from '@/lib/kindergarten';
import type { CountryCode } from '@/lib/markets';
import { type GroupDelivery, PRICE_TABLE, priceFor, type QuoteLine, quoteGroup } from '@/lib/prices';

const { minBooks } = CLASS_LIMITS;

export type ClassQuote = {
  /** Minor units, for one book: of the smallest order while there are fewer. */
  readonly unitMinor: number;
  readonly lines: readonly QuoteLine[];
  readonly totalMinor: number;
  /** How many books are missing until the shop takes the order. */
  readonly missingBooks: number;
  /** The next lower price of a copy, and how many more books it takes; `null` at the lowest. */
  readonly nextTier: { readonly moreBooks: number; readonly unitMinor: number } | null;
};
type ClassQuoteInput = {
  readonly country: CountryCode;
  readonly bookType: 'digital' | 'printed';
  readonly delivery: GroupDelivery | null;
  readonly books: number;
};

const TIERS = ['kindergarten_printed_10_49', 'kindergarten_printed_50_99', 'kindergarten_printed_100_plus'] as const;

/** The first tier above this many books whose copies cost less. */
function findNextTier(country: CountryCode, books: number, unitMinor: number): ClassQuote['nextTier'] {
  const next = TIERS.find(
    (id) => (PRICE_TABLE[id].minQuantity ?? 0) > Math.max(books, minBooks) && priceFor(country, id) < unitMinor,
  );
  return next ? { moreBooks: (PRICE_TABLE[next].minQuantity ?? 0) - books, unitMinor: priceFor(country, next) } : null;
}

/**
 * What a class costs as it stands (spec §9; rulings, "Money"), with the lines that the order will have. Below the
 * minimum it shows the lines of the books that there are at the price of the smallest order.
 */
export function quoteClass({ country, bookType, delivery, books }: ClassQuoteInput): ClassQuote {
  const missingBooks = Math.max(0, minBooks - books);
  const counted = Math.max(books, minBooks);
  const group =
    bookType === 'digital'
      ? ({ kind: 'group', format: 'digital', quantity: counted } as const)
      : ({ kind: 'group', format: 'printed', quantity: counted, delivery: delivery ?? 'self_pickup' } as const);
  const charged = quoteGroup(country, group, delivery === null).lines;
  const isBook = ({ priceId }: QuoteLine) => priceId === 'kindergarten_digital' || TIERS.some((id) => id === priceId);
  const lines = [
    ...charged.filter(isBook).map((line) => ({ ...line, quantity: books })),
    ...charged.filter((line) => !isBook(line)),
  ];
  const unitMinor = charged.find(isBook)?.unitMinor ?? 0;
  return {
    unitMinor,
    lines,
    totalMinor: lines.reduce((sum, line) => sum + line.quantity * line.unitMinor, 0),
    missingBooks,
    nextTier: bookType === 'printed' ? findNextTier(country, books, unitMinor) : null,
  };
}
