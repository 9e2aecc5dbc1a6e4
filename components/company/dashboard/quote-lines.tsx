import { useTranslations } from 'next-intl';
import { PriceLines } from '@/components/group/price/price-lines';
import type { BatchView } from '@/lib/company';
import type { QuoteLine } from '@/lib/prices';

/** What a line of the quote is called. */
const toLineName = (priceId: QuoteLine['priceId']) => {
  if (priceId === 'kindergarten_digital') return 'digital';
  if (priceId.startsWith('kindergarten_delivery_')) return 'delivery';
  if (priceId === 'advanced_model_addon') return 'advanced';
  return priceId === 'printed_dedication' ? 'dedication' : 'printed';
};

type QuoteLinesProps = {
  readonly batch: Pick<BatchView, 'country'>;
  readonly quote: Pick<NonNullable<BatchView['quote']>, 'lines' | 'totalMinor'>;
};

/** The price of the books received so far, line by line. */
export function QuoteLines({ batch: { country }, quote }: QuoteLinesProps) {
  const t = useTranslations('company.order');
  return (
    <PriceLines
      className="max-w-[520px]"
      country={country}
      getName={({ priceId, quantity }, price) => t(`lines.${toLineName(priceId)}`, { count: quantity, price })}
      quote={quote}
      totalLabel={t('total')}
    />
  );
}
