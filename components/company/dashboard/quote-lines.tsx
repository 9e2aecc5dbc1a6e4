import { useTranslations } from 'next-intl';
import { Num } from '@/components/ui/text';
import type { BatchView } from '@/lib/company';
import { formatMarketPrice, type QuoteLine } from '@/lib/prices';

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
  const price = (amountMinor: number) => formatMarketPrice(country, amountMinor);
  return (
    <dl className="grid max-w-[520px] gap-2">
      {quote.lines.map(({ priceId, quantity, unitMinor }) => (
        <div className="flex justify-between gap-4" key={priceId}>
          <dt>{t(`lines.${toLineName(priceId)}`, { count: quantity, price: price(unitMinor) })}</dt>
          <dd>
            <Num>{price(quantity * unitMinor)}</Num>
          </dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 border-edge line-top pt-3 font-semibold text-lead">
        <dt>{t('total')}</dt>
        <dd>
          <Num>{price(quote.totalMinor)}</Num>
        </dd>
      </div>
    </dl>
  );
}
