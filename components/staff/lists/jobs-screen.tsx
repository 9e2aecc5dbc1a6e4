'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { STAFF_LIMITS, type StaffRole } from '@/lib/staff';
import { StaffFrame } from '../frame/staff-frame';
import { ActButton } from '../orders/act-button';
import { ListTable } from './list-table';

export type FailedJobView = { readonly id: string; readonly job: string; readonly at: Date; readonly about: string };
type JobsScreenProps = { readonly jobs: readonly FailedJobView[]; readonly role: StaffRole };

/** Jobs that failed for good. */
export function JobsScreen({ jobs, role }: JobsScreenProps) {
  const t = useTranslations('staff');
  const format = useFormatter();
  const rows = jobs.map(({ id, job, at, about }) => ({
    id,
    cells: [
      <time dateTime={at.toISOString()} key="at">
        {format.dateTime(at, { dateStyle: 'short', timeStyle: 'short' })}
      </time>,
      <bdi key="job">{job}</bdi>,
      <bdi className="wrap-anywhere" key="about">
        {about}
      </bdi>,
      <ActButton key="retry" label={t('actions.retry')} path={`/api/staff/jobs/${id}/retry`} />,
    ],
  }));
  const columns = [t('lists.at'), t('lists.job'), t('lists.about'), t('lists.action')];
  return (
    <StaffFrame current="jobs" role={role} lead={t('leads.jobs')} title={t('nav.jobs')}>
      <ListTable
        columns={columns}
        empty={t('empty.jobs')}
        label={t('nav.jobs')}
        most={STAFF_LIMITS.listSize}
        rows={rows}
      />
    </StaffFrame>
  );
}
