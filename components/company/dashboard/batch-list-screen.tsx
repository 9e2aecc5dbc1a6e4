'use client';

import { useFormatter, useTranslations } from 'next-intl';
import useSWR from 'swr';
import { Link } from '@/components/ui/link';
import { Skeleton } from '@/components/ui/surface';
import { Tag } from '@/components/ui/text';
import type { ApiError } from '@/lib/client/api/api-error';
import { useMarket } from '@/lib/client/market';
import type { BatchSummary } from '@/lib/company';
import { CompanyError } from '../access/company-error';
import { SignOutHr } from '../access/sign-out-hr';
import { BATCH_TONES } from '../state-tones';

/** `/company/dashboard`: every batch of the HR person, newest first. */
export function BatchListScreen() {
  const t = useTranslations('company.list');
  const format = useFormatter();
  const { to } = useMarket();
  const { data, error, mutate } = useSWR<{ batches: readonly BatchSummary[] }, ApiError>('/api/company/batches');
  if (error && !data) return <CompanyError error={error} loginPath="/company/login" onRetry={() => mutate()} />;
  if (!data) {
    return (
      <div aria-busy="true" className="wrap company-page">
        <Skeleton className="h-60" />
      </div>
    );
  }
  return (
    <div className="wrap company-page">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-section">{t('title')}</h1>
        <SignOutHr />
      </header>
      {data.batches.length === 0 && <p>{t('none')}</p>}
      <ul className="grid gap-4">
        {data.batches.map(({ id, token, companyName, state, closesAt, estimatedBooks, counts }) => (
          <li className="company-panel" key={id}>
            <div className="flex flex-wrap items-center gap-3">
              <h2 className="text-title">
                <Link href={to(`/company/${token}/dashboard`)}>
                  <bdi>{companyName}</bdi>
                </Link>
              </h2>
              <Tag tone={BATCH_TONES[state]}>{t(`states.${state}`)}</Tag>
            </div>
            <p>{t('received', { count: counts.total, planned: estimatedBooks })}</p>
            {state === 'open' && (
              <p className="text-ink-soft text-small">
                {t('until', {
                  date: format.dateTime(new Date(closesAt), { day: 'numeric', month: 'long', year: 'numeric' }),
                })}
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
