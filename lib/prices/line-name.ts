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

/** The same of a company's order, whose books are for its employees. */
export function getCompanyLineName(priceId: PriceId, language: Language): string {
  const t = translator(language, 'prices.company');
  if (priceId === 'kindergarten_digital') return t('digital');
  return priceId.startsWith('kindergarten_printed') ? t('printed') : getLineName(priceId, language);
}

/** The name of a discount in the customer's language. */
export const getDiscountName = (kind: QuoteDiscount['kind'], language: Language): string =>
  translator(language, 'prices.discounts')(kind);
