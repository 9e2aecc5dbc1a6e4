import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { Num } from '@/components/ui/text';
import type { CountryCode } from '@/lib/markets';
import { formatMarketPrice, type Quote, type QuoteLine } from '@/lib/prices';

type PriceLinesProps = {
  readonly country: CountryCode;
  readonly quote: Pick<Quote, 'lines' | 'totalMinor'>;
  /** What a line is called; `price` is what one of it costs. */
  readonly getName: (line: QuoteLine, price: string) => string;
  readonly totalLabel: string;
  readonly className?: string;
};

/** The price of an order of many books, line by line, with its total. */
export function PriceLines({ country, quote, getName, totalLabel, className }: PriceLinesProps) {
  const t = useTranslations('common');
  const price = (amountMinor: number) => (amountMinor === 0 ? t('free') : formatMarketPrice(country, amountMinor));
  return (
    <dl className={classNames('grid gap-2', className)}>
      {quote.lines.map((line) => (
        <div className="flex justify-between gap-4" key={line.priceId}>
          <dt>{getName(line, price(line.unitMinor))}</dt>
          <dd>
            <Num>{price(line.quantity * line.unitMinor)}</Num>
          </dd>
        </div>
      ))}
      <div className="mt-1 flex justify-between gap-4 border-edge line-top dashed pt-3 font-semibold text-lead">
        <dt>{totalLabel}</dt>
        <dd>
          <Num>{price(quote.totalMinor)}</Num>
        </dd>
      </div>
    </dl>
  );
}
