'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { type RequestView, STAFF_LIMITS, type StaffRole } from '@/lib/staff';
import { StaffFrame } from '../frame/staff-frame';
import { ListTable } from './list-table';
import { OrderLink } from './order-link';

type RequestsScreenProps = { readonly requests: readonly RequestView[]; readonly role: StaffRole };

/** What customers asked and nobody has closed, the oldest first. */
export function RequestsScreen({ requests, role }: RequestsScreenProps) {
  const t = useTranslations('staff');
  const format = useFormatter();
  const rows = requests.map(({ id, createdAt, email, phone, description, order }) => ({
    id,
    cells: [
      format.dateTime(createdAt, { dateStyle: 'short', timeStyle: 'short' }),
      <bdi className="wrap-anywhere" key="from">
        {[email, phone].filter(Boolean).join(' ')}
      </bdi>,
      <p className="typed-text wrap-anywhere" key="text">
        {description}
      </p>,
      <OrderLink key="order" order={order} />,
    ],
  }));
  const columns = [t('lists.at'), t('lists.from'), t('lists.text'), t('lists.order')];
  return (
    <StaffFrame current="requests" role={role} title={t('nav.requests')}>
      <ListTable columns={columns} label={t('nav.requests')} most={STAFF_LIMITS.listSize} rows={rows} />
    </StaffFrame>
  );
}
