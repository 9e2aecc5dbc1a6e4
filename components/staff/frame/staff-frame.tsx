'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { can, type Permission, type StaffRole } from '@/lib/staff';
import { LanguageToggle } from './language-toggle';
import { SignOutStaff } from './sign-out-staff';
import { ThemeToggle } from './theme-toggle';

const PAGES = {
  today: ['/staff', 'today.read'],
  orders: ['/staff/orders', 'orders.read'],
  groups: ['/staff/groups', 'groups.read'],
  production: ['/staff/production', 'production.read'],
  jobs: ['/staff/jobs', 'jobs.retry'],
  requests: ['/staff/requests', 'support.read'],
  reviews: ['/staff/reviews', 'reviews.read'],
  refunds: ['/staff/refunds', 'refunds.read'],
  blog: ['/staff/blog', 'blog.write'],
  testimonials: ['/staff/testimonials', 'testimonials.write'],
  quality: ['/staff/quality', 'quality.read'],
  members: ['/staff/members', 'members.manage'],
  audit: ['/staff/audit', 'audit.read'],
  catalogue: ['/staff/catalogue', 'catalogue.read'],
} as const satisfies Readonly<Record<string, readonly [string, Permission]>>;
type StaffPageName = keyof typeof PAGES;
const PAGE_NAMES = Object.keys(PAGES) as readonly StaffPageName[];

type StaffFrameProps = {
  readonly role: StaffRole;
  readonly current: StaffPageName;
  readonly title: ReactNode;
  /** What the page is for, in a sentence or two. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
};

/** The row of tabs may be wider than the screen. */
const showTab = (tab: HTMLAnchorElement | null) => tab?.scrollIntoView({ block: 'nearest', inline: 'center' });

/** Every page of the desk: the pages that this role may open, then the content below its heading. */
export function StaffFrame({ role, current, title, lead, children }: StaffFrameProps) {
  const t = useTranslations('staff');
  return (
    <>
      <a className="staff-skip" href="#content">
        {t('nav.toContent')}
      </a>
      <header className="staff-bar">
        <nav aria-label={t('nav.label')} className="staff-tabs">
          {PAGE_NAMES.filter((page) => can(role, PAGES[page][1])).map((page) => (
            <Link
              ref={page === current ? showTab : undefined}
              aria-current={page === current ? 'page' : undefined}
              className="staff-tab"
              href={PAGES[page][0]}
              key={page}
            >
              {t(`nav.${page}`)}
            </Link>
          ))}
        </nav>
        <div className="flex items-center gap-4 text-small">
          <span>{t(`roles.${role}`)}</span>
          <ThemeToggle />
          <LanguageToggle />
          <SignOutStaff />
        </div>
      </header>
      <main className="staff-page" id="content">
        <h1 className="text-title">{title}</h1>
        {lead && <p className="staff-lead">{lead}</p>}
        {children}
      </main>
    </>
  );
}
