'use client';

import { useTranslations } from 'next-intl';
import { COMPANY_LIMITS } from '@/lib/company';
import { quoteCompany } from '@/lib/prices';
import { QuoteLines } from '../dashboard/quote-lines';
import type { TypedBatch } from './batch-form';

/** The price if as many employees order as planned, line by line; with a choice, all digital and all printed. */
export function EstimateBox({ typed }: { readonly typed: TypedBatch }) {
  const t = useTranslations('company.form');
  const { country, bookType, delivery, imageModel: model, dedication } = typed;
  const { minBooks, maxBooks } = COMPANY_LIMITS;
  // A number that cannot be ordered has no price; its field says so.
  const books = Math.min(maxBooks, Math.max(minBooks, Math.floor(Number(typed.estimatedBooks)) || 0));
  const quote = (format: 'digital' | 'printed') => {
    const counts = { digital: format === 'digital' ? books : 0, printed: format === 'printed' ? books : 0 };
    const extras = { delivery: delivery ?? 'standard', model, dedication: dedication.trim() !== '' };
    return quoteCompany(country, { ...counts, ...extras });
  };
  const formats = (['digital', 'printed'] as const).filter((one) => bookType === 'mix' || bookType === one);
  return (
    <div className="company-estimate">
      <p className="font-semibold">{t('estimate', { count: books })}</p>
      <div aria-live="polite" className="grid gap-4">
        {formats.map((format) => (
          <div className="grid gap-2" key={format}>
            <p className="text-small">{t(format === 'digital' ? 'allDigital' : 'allPrinted')}</p>
            <QuoteLines batch={{ country }} quote={quote(format)} />
          </div>
        ))}
      </div>
      <p className="text-ink-soft text-note">{t('estimateText')}</p>
    </div>
  );
}
