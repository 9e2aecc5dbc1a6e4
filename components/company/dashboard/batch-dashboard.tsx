'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { Num, Tag } from '@/components/ui/text';
import { useMarket } from '@/lib/client/market';
import { type BatchView, SUBMISSION_STATES } from '@/lib/company';
import { SignOutHr } from '../access/sign-out-hr';
import { BatchLink } from '../link/batch-link';
import { BATCH_TONES } from '../state-tones';
import { BatchActions } from './batch-actions';
import { BatchDetails } from './batch-details';
import { BatchHistory } from './batch-history';
import { BatchPapers } from './batch-papers';
import { OrderPanel } from './order-panel';
import { OrdersSection } from './orders-section';

type BatchDashboardProps = {
  readonly batch: BatchView;
  readonly onChanged: (batch: BatchView) => Promise<unknown>;
  readonly onReload: () => Promise<unknown>;
};

/** A batch: how many orders stand where, what HR can do, the orders, and what was done. */
export function BatchDashboard({ batch, onChanged, onReload }: BatchDashboardProps) {
  const t = useTranslations('company');
  const format = useFormatter();
  const { to } = useMarket();
  const { counts } = batch;
  const day = (iso: string) => format.dateTime(new Date(iso), { day: 'numeric', month: 'long', year: 'numeric' });
  return (
    <div className="wrap company-page">
      <header className="grid gap-2">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Link className="text-link" href={to('/company/dashboard')}>
            {t('list.title')}
          </Link>
          <SignOutHr />
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="text-section">
            <bdi>{batch.companyName}</bdi>
          </h1>
          <Tag tone={BATCH_TONES[batch.state]}>{t(`list.states.${batch.state}`)}</Tag>
        </div>
        <p>{t('list.received', { count: counts.total, planned: batch.estimatedBooks })}</p>
        {batch.state === 'open' && (
          <p className="text-ink-soft text-small">{t('list.until', { date: day(batch.closesAt) })}</p>
        )}
        {batch.order?.dispatchBy && (
          <p className="font-semibold">{t('order.dispatch', { date: day(batch.order.dispatchBy) })}</p>
        )}
        <BatchActions batch={batch} onChanged={onChanged} />
      </header>
      <dl className="company-counts">
        {SUBMISSION_STATES.map((state) => (
          <div key={state}>
            <dt>{t(`states.${state}`)}</dt>
            <dd>
              <Num>{counts[state]}</Num>
            </dd>
          </div>
        ))}
      </dl>
      <OrderPanel batch={batch} onReload={onReload} />
      <BatchPapers batch={batch} />
      <OrdersSection batch={batch} onChanged={onReload} />
      {batch.state === 'open' && <BatchLink batch={batch} />}
      <BatchDetails batch={batch} onChanged={onChanged} />
      <BatchHistory actions={batch.actions} />
    </div>
  );
}
