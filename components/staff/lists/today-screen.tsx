'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import type { StaffRole, TodayItem, TodayView } from '@/lib/staff';
import { StaffFrame } from '../frame/staff-frame';

const PATHS: Readonly<Record<TodayItem, string>> = {
  paid: '/staff/orders?list=paid',
  confirm: '/staff/orders?list=confirm',
  making: '/staff/orders?list=making',
  printing: '/staff/orders?list=printing',
  late: '/staff/orders?list=late',
  failed: '/staff/orders?list=failed',
  jobs: '/staff/jobs',
  requests: '/staff/requests',
  reviews: '/staff/reviews',
  refunds: '/staff/refunds',
};

/** What waits for the staff: each number opens its list. */
export function TodayScreen({ items, role }: { readonly items: TodayView; readonly role: StaffRole }) {
  const t = useTranslations('staff.today');
  const format = useFormatter();
  return (
    <StaffFrame current="today" role={role} title={t('title')}>
      <ul className="staff-counts">
        {items.map(({ item, count }) => (
          <li key={item}>
            <Link className="staff-count" href={PATHS[item]}>
              <b className={count === 0 ? 'text-ink-soft text-title' : 'text-title'}>{format.number(count)}</b>
              <span>{t(`items.${item}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </StaffFrame>
  );
}
