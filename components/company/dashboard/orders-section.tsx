'use client';

import { useTranslations } from 'next-intl';
import useSWR from 'swr';
import { FormError } from '@/components/feedback/form-error';
import { Button } from '@/components/ui/button';
import { SearchInput } from '@/components/ui/search-input';
import { Skeleton } from '@/components/ui/surface';
import { Select } from '@/components/ui/text-input';
import type { ApiError } from '@/lib/client/api/api-error';
import { type BatchView, SUBMISSION_SORTS, SUBMISSION_STATES, type SubmissionPage } from '@/lib/company';
import { ExportButton } from './export-button';
import { type OrdersSort, toOrdersSearch } from './orders-query';
import { OrdersTable } from './orders-table';
import { useOrdersQuery } from './use-orders-query';

/** How often the list asks for new orders, in milliseconds. */
export const REFRESH_MS = 20_000;

type OrdersSectionProps = { readonly batch: BatchView; readonly onChanged: () => Promise<unknown> };

/** The orders of a batch: searched, filtered, sorted, page by page; they refresh by themselves. */
export function OrdersSection({ batch, onChanged }: OrdersSectionProps) {
  const t = useTranslations('company.orders');
  const names = useTranslations('company');
  const { query, change, typed, setTyped } = useOrdersQuery();
  const { data, error, mutate, isValidating } = useSWR<SubmissionPage, ApiError>(
    `/api/company/${batch.id}/orders?${toOrdersSearch(query)}`,
    { refreshInterval: REFRESH_MS, keepPreviousData: true },
  );
  const reload = () => Promise.all([mutate(), onChanged()]);
  return (
    <section aria-labelledby="company-orders" className="company-panel">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-title" id="company-orders">
          {t('title')}
        </h2>
        <div className="flex flex-wrap gap-3">
          <Button loading={isValidating} onClick={() => void reload()} size="small" variant="quiet">
            {t('refresh')}
          </Button>
          <ExportButton batchId={batch.id} query={query} />
        </div>
      </div>
      <div className="grid gap-3 sm:grid-cols-[2fr_1fr_1fr]">
        <SearchInput aria-label={t('search')} onChange={setTyped} placeholder={t('search')} value={typed} />
        <Select
          aria-label={t('filter')}
          onChange={({ target }) => change({ status: SUBMISSION_STATES.find((state) => state === target.value) })}
          value={query.status ?? ''}
        >
          <option value="">{t('all')}</option>
          {SUBMISSION_STATES.filter((state) => state !== 'withdrawn').map((state) => (
            <option key={state} value={state}>
              {names(`states.${state}`)}
            </option>
          ))}
        </Select>
        <Select
          aria-label={t('sort')}
          onChange={({ target }) => {
            const [sort, direction] = target.value.split('.');
            change({ sort: sort as OrdersSort, direction: direction === 'asc' ? 'asc' : 'desc' });
          }}
          value={`${query.sort}.${query.direction}`}
        >
          {SUBMISSION_SORTS.flatMap((sort) =>
            (['desc', 'asc'] as const).map((direction) => (
              <option key={`${sort}.${direction}`} value={`${sort}.${direction}`}>
                {t(`sorts.${sort}.${direction}`)}
              </option>
            )),
          )}
        </Select>
      </div>
      <FormError failure={error} />
      {!data && !error && <Skeleton className="h-60" />}
      {data && (
        <>
          <p aria-live="polite" className="text-ink-soft text-small">
            {t('found', { count: data.total })}
          </p>
          <OrdersTable batch={batch} onWithdrawn={reload} rows={data.rows} />
          {data.pages > 1 && (
            <nav aria-label={t('pages')} className="flex flex-wrap items-center justify-center gap-3">
              <Button
                disabled={data.page <= 1}
                onClick={() => change({ page: data.page - 1 })}
                size="small"
                variant="quiet"
              >
                {t('previous')}
              </Button>
              <span>{t('page', { page: data.page, pages: data.pages })}</span>
              <Button
                disabled={data.page >= data.pages}
                onClick={() => change({ page: data.page + 1 })}
                size="small"
                variant="quiet"
              >
                {t('next')}
              </Button>
            </nav>
          )}
        </>
      )}
    </section>
  );
}
