'use client';

import { useTranslations } from 'next-intl';
import { Num } from '@/components/ui/text';
import { COMPANY_LIMITS } from '@/lib/company';
import { formatMarketPrice, quoteCompany } from '@/lib/prices';
import type { TypedBatch } from './batch-form';

/** The price if as many employees order as planned; with a choice, from all digital to all printed. */
export function EstimateBox({ typed }: { readonly typed: TypedBatch }) {
  const t = useTranslations('company.form');
  const { country, bookType, delivery, imageModel: model, dedication } = typed;
  const books = Math.max(COMPANY_LIMITS.minBooks, Math.floor(Number(typed.estimatedBooks)) || 0);
  const total = (format: 'digital' | 'printed') => {
    const counts = { digital: format === 'digital' ? books : 0, printed: format === 'printed' ? books : 0 };
    const extras = { delivery: delivery ?? 'standard', model, dedication: dedication.trim() !== '' };
    return formatMarketPrice(country, quoteCompany(country, { ...counts, ...extras }).totalMinor);
  };
  return (
    <div className="company-estimate">
      <p className="font-semibold">{t('estimate', { count: books })}</p>
      <dl aria-live="polite" className="grid gap-2">
        {bookType !== 'printed' && (
          <div className="flex justify-between gap-4">
            <dt>{t('allDigital')}</dt>
            <dd>
              <Num>{total('digital')}</Num>
            </dd>
          </div>
        )}
        {bookType !== 'digital' && (
          <div className="flex justify-between gap-4">
            <dt>{t('allPrinted')}</dt>
            <dd>
              <Num>{total('printed')}</Num>
            </dd>
          </div>
        )}
      </dl>
      <p className="text-ink-soft text-note">{t('estimateText')}</p>
    </div>
  );
}
