'use client';

import { useTranslations } from 'next-intl';
import { PriceLines } from '@/components/group/price/price-lines';
import type { ClassView } from '@/lib/kindergarten';
import { formatMarketPrice } from '@/lib/prices';
import type { ClassQuote } from './class-quote';

type PriceBoxProps = { readonly view: ClassView; readonly quote: ClassQuote; readonly books: number };

/**
 * The price that moves as children are added, line by line, and what it takes to pay less for each book. A class without
 * children costs nothing yet, and is not free.
 */
export function PriceBox({ view, quote, books }: PriceBoxProps) {
  const t = useTranslations('kindergarten.summary');
  const { country, delivery } = view;
  const { nextTier, missingBooks } = quote;
  return (
    <div className="class-price">
      {books > 0 && (
        <PriceLines
          country={country}
          getName={({ priceId, quantity }, price) =>
            priceId.startsWith('kindergarten_delivery_')
              ? t(`delivery.${delivery ?? 'standard'}`)
              : t('books', { count: quantity, price })
          }
          quote={quote}
          totalLabel={t('total')}
        />
      )}
      <div aria-live="polite" className="grid gap-2 text-small">
        {missingBooks > 0 && <p className="class-price-tip">{t('tooFew', { count: missingBooks, books })}</p>}
        {missingBooks === 0 && nextTier && (
          <p className="class-price-tip">
            {t('nextTier', { count: nextTier.moreBooks, price: formatMarketPrice(country, nextTier.unitMinor) })}
          </p>
        )}
      </div>
    </div>
  );
}
