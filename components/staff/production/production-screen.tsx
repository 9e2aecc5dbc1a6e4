'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { can, type PrintQueueView, type StaffRole } from '@/lib/staff';
import { StaffFrame } from '../frame/staff-frame';
import { useMoreRows } from '../lists/use-more-rows';
import { ExportButtons } from './export-buttons';
import { MarkForm } from './mark-form';
import { QueueFilter, type QueueFilterValues } from './queue-filter';
import { QueueTable } from './queue-table';

type ProductionScreenProps = {
  readonly role: StaffRole;
  readonly queue: PrintQueueView;
  readonly filter: QueueFilterValues;
};

const toPath = ({ house, promised }: QueueFilterValues, after: string): string =>
  `/api/staff/production?${new URLSearchParams({ ...(house && { house }), promised, after })}`;

/** The books at the print houses: their files, their papers, and how far they are. */
export function ProductionScreen({ role, queue, filter }: ProductionScreenProps) {
  const t = useTranslations('staff');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { rows: all, more } = useMoreRows(queue, (after) => toPath(filter, after));
  const rows = all.filter(({ id }) => selected.has(id));
  return (
    <StaffFrame current="production" lead={t('leads.production')} role={role} title={t('production.title')}>
      <QueueFilter filter={filter} houses={queue.houses} />
      {can(role, 'production.export') && queue.rows.length > 0 && (
        <ExportButtons shipmentIds={rows.map(({ id }) => id)} />
      )}
      {queue.rows.length === 0 ? (
        <p>{t(filter.house || filter.promised !== 'all' ? 'empty.list' : 'empty.production')}</p>
      ) : (
        <QueueTable more={more} onSelect={setSelected} rows={all} selected={selected} />
      )}
      {can(role, 'production.mark') && <MarkForm numbers={rows.map(({ order }) => order.number)} />}
    </StaffFrame>
  );
}
