'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useBooks } from '@/components/drafts/use-books';
import { Num } from '@/components/ui/text';
import type { BatchView } from '@/lib/company';
import { LogoField } from '../logo/logo-field';

type BatchDetailsProps = { readonly batch: BatchView; readonly onChanged: (batch: BatchView) => Promise<unknown> };

/** What HR chose when the order was opened. */
export function BatchDetails({ batch, onChanged }: BatchDetailsProps) {
  const t = useTranslations('company');
  const delivery = useTranslations('kindergarten.details.delivery');
  const books = useBooks(batch.language);
  const { street, city, postal, state } = batch.office;
  const rows: readonly (readonly [string, ReactNode])[] = [
    [t('details.book'), books?.find(({ id }) => id === batch.catalogueId)?.title],
    [t('details.bookType'), t(`formats.${batch.bookType}`)],
    [t('details.imageModel'), t(`form.models.${batch.imageModel}`)],
    [t('details.delivery'), batch.delivery && delivery(`${batch.delivery}.title`)],
    [t('details.office'), [street, city, state, postal].filter(Boolean).join(', ')],
    [t('details.contact'), batch.contactName],
    [t('details.phone'), <Num key="phone">{batch.contactPhone}</Num>],
    [t('details.email'), batch.contactEmail],
    [
      t('details.dedication'),
      batch.dedication && (
        <span className="typed-text block" dir="auto" key="dedication">
          {batch.dedication}
        </span>
      ),
    ],
  ];
  return (
    <section aria-labelledby="company-details" className="company-panel">
      <h2 className="text-title" id="company-details">
        {t('details.title')}
      </h2>
      <dl className="company-details">
        {rows.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt className="text-ink-soft text-small">{name}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
      {batch.state === 'open' && <LogoField batch={batch} onChanged={onChanged} />}
    </section>
  );
}
