import { translator } from '@/lib/i18n/server';
import type { Language } from '@/lib/markets';
import type { QuoteDiscount } from './quote';
import type { PriceId } from './table';

/** The name of an order line in the customer's language; its id when the messages have no name for it. */
export function getLineName(priceId: PriceId, language: Language): string {
  const t = translator(language, 'prices');
  const key = priceId as Parameters<typeof t>[0];
  return t.has(key) ? t(key) : priceId;
}

/** The name of a discount in the customer's language. */
export const getDiscountName = (kind: QuoteDiscount['kind'], language: Language): string =>
  translator(language, 'prices.discounts')(kind);
