'use client';

import { useTranslations } from 'next-intl';
import { Num } from '@/components/ui/text';
import type { ClassView } from '@/lib/kindergarten';
import { formatMarketPrice } from '@/lib/prices';
import type { ClassQuote } from './class-quote';

type PriceBoxProps = { readonly view: ClassView; readonly quote: ClassQuote; readonly books: number };

/** The price that moves as children are added, line by line, and what it takes to pay less for each book. */
export function PriceBox({ view, quote, books }: PriceBoxProps) {
  const t = useTranslations('kindergarten.summary');
  const common = useTranslations('common');
  const { country } = view;
  const price = (amountMinor: number) => (amountMinor === 0 ? common('free') : formatMarketPrice(country, amountMinor));
  const { nextTier, missingBooks } = quote;
  return (
    <div className="class-price">
      {books > 0 && <PriceLines price={price} quote={quote} view={view} />}
      <div aria-live="polite" className="grid gap-2 text-small">
        {missingBooks > 0 && <p className="class-price-tip">{t('tooFew', { count: missingBooks, books })}</p>}
        {missingBooks === 0 && nextTier && (
          <p className="class-price-tip">
            {t('nextTier', { count: nextTier.moreBooks, price: price(nextTier.unitMinor) })}
          </p>
        )}
      </div>
    </div>
  );
}

type PriceLinesProps = Pick<PriceBoxProps, 'quote' | 'view'> & { readonly price: (amountMinor: number) => string };

/** A class without children costs nothing yet, and is not free. */
function PriceLines({ quote, view, price }: PriceLinesProps) {
  const t = useTranslations('kindergarten.summary');
  return (
    <dl className="grid gap-2">
      {quote.lines.map(({ priceId, quantity, unitMinor }) => {
        const isDelivery = priceId.startsWith('kindergarten_delivery_');
        return (
          <div className="flex justify-between gap-4" key={priceId}>
            <dt>
              {isDelivery
                ? t(`delivery.${view.delivery ?? 'standard'}`)
                : t('books', { count: quantity, price: price(unitMinor) })}
            </dt>
            <dd>
              <Num>{price(quantity * unitMinor)}</Num>
            </dd>
          </div>
        );
      })}
      <div className="mt-1 flex justify-between gap-4 border-edge line-top dashed pt-3 font-semibold text-lead">
        <dt>{t('total')}</dt>
        <dd>
          <Num>{price(quote.totalMinor)}</Num>
        </dd>
      </div>
    </dl>
  );
}
