'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Link } from '@/components/ui/link';
import { can, type PrintQueueView, type StaffRole } from '@/lib/staff';
import { StaffFrame } from '../frame/staff-frame';
import { ExportButtons } from './export-buttons';
import { MarkForm } from './mark-form';
import { QueueFilter, type QueueFilterValues } from './queue-filter';
import { QueueTable } from './queue-table';

type ProductionScreenProps = {
  readonly role: StaffRole;
  readonly queue: PrintQueueView;
  readonly filter: QueueFilterValues;
};

const toPath = ({ house, promised }: QueueFilterValues, page: number): string =>
  `/staff/production?${new URLSearchParams({ ...(house && { house }), promised, page: String(page) })}`;

/** The books at the print houses: their files, their papers, and how far they are. */
export function ProductionScreen({ role, queue, filter }: ProductionScreenProps) {
  const t = useTranslations('staff.production');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const rows = queue.rows.filter(({ id }) => selected.has(id));
  return (
    <StaffFrame current="production" role={role} title={t('title')}>
      <QueueFilter filter={filter} houses={queue.houses} />
      {can(role, 'production.export') && <ExportButtons shipmentIds={rows.map(({ id }) => id)} />}
      {queue.rows.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <QueueTable onSelect={setSelected} rows={queue.rows} selected={selected} />
      )}
      <div className="flex flex-wrap gap-4">
        {filter.page > 1 && (
          <Link className="text-link" href={toPath(filter, 1)}>
            {t('first')}
          </Link>
        )}
        {queue.more && (
          <Link className="text-link" href={toPath(filter, filter.page + 1)}>
            {t('next')}
          </Link>
        )}
      </div>
      {can(role, 'production.mark') && <MarkForm numbers={rows.map(({ order }) => order.number)} />}
    </StaffFrame>
  );
}
