'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { can, type Permission, type StaffRole, type TodayItem, type TodayView } from '@/lib/staff';
import { StaffFrame } from '../frame/staff-frame';
import { StaffPanel } from '../frame/staff-panel';

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

/** What is worth a look before anything is sold. */
const FIRST_STEPS = {
  members: ['/staff/members', 'members.manage'],
  catalogue: ['/staff/catalogue', 'catalogue.read'],
  templates: ['/staff/templates', 'support.answer'],
  blog: ['/staff/blog', 'blog.write'],
} as const satisfies Readonly<Record<string, readonly [string, Permission]>>;

type TodayScreenProps = {
  readonly items: TodayView;
  readonly role: StaffRole;
  /** Nobody has ordered anything yet. */
  readonly isNew: boolean;
};

/** What waits for the staff: each number opens its list. */
export function TodayScreen({ items, role, isNew }: TodayScreenProps) {
  const t = useTranslations('staff');
  const format = useFormatter();
  return (
    <StaffFrame current="today" lead={t('leads.today')} role={role} title={t('today.title')}>
      {items.every(({ count }) => count === 0) && <p>{t('today.quiet')}</p>}
      <ul className="staff-counts">
        {items.map(({ item, count }) => (
          <li key={item}>
            <Link className="staff-count" href={PATHS[item]}>
              <b className={count === 0 ? 'text-ink-soft text-title' : 'text-title'}>{format.number(count)}</b>
              <span>{t(`today.items.${item}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {isNew && <FirstSteps role={role} />}
    </StaffFrame>
  );
}

function FirstSteps({ role }: { readonly role: StaffRole }) {
  const t = useTranslations('staff.today.first');
  const steps = (Object.keys(FIRST_STEPS) as readonly (keyof typeof FIRST_STEPS)[]).filter((step) =>
    can(role, FIRST_STEPS[step][1]),
  );
  if (steps.length === 0) return null;
  return (
    <StaffPanel id="first-steps" title={t('title')}>
      <ul className="grid gap-3">
        {steps.map((step) => (
          <li key={step}>
            <Link className="text-link" href={FIRST_STEPS[step][0]}>
              {t(step)}
            </Link>
            <p className="text-ink-soft text-small">{t(`${step}Why`)}</p>
          </li>
        ))}
      </ul>
    </StaffPanel>
  );
}
