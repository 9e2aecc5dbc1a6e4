'use client';

import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { QUALITY_PERIODS, type QualityPeriod, type QualityView, STAFF_LIMITS, type StaffRole } from '@/lib/staff';
import { StaffFrame } from '../frame/staff-frame';
import { ListTable } from '../lists/list-table';

type QualityScreenProps = {
  readonly quality: QualityView;
  readonly period: QualityPeriod;
  readonly role: StaffRole;
};

/** What parents change and complain about, the weakest first. */
export function QualityScreen({ quality, period, role }: QualityScreenProps) {
  const t = useTranslations('staff.quality');
  const format = useFormatter();
  const { countedAt, recountHours } = quality;
  return (
    <StaffFrame current="quality" lead={t('lead', { least: STAFF_LIMITS.leastBooks })} role={role} title={t('title')}>
      <nav aria-label={t('period')} className="staff-tabs">
        {QUALITY_PERIODS.map((days) => (
          <Link
            aria-current={days === period ? 'page' : undefined}
            className="staff-tab"
            href={`/staff/quality?days=${days}`}
            key={days}
          >
            {t('days', { days })}
          </Link>
        ))}
      </nav>
      <p className="text-note text-ink-soft">
        {t('counted', {
          time: format.dateTime(countedAt, { dateStyle: 'short', timeStyle: 'short' }),
          hours: recountHours,
        })}
      </p>
      <Stories stories={quality.stories} />
      <Pages pages={quality.pages} />
      <Traits traits={quality.traits} />
    </StaffFrame>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h2 className="text-lead">{title}</h2>
      {children}
    </section>
  );
}

/** Says a number with its share. */
function useShare(): (part: number, whole: number) => string {
  const t = useTranslations('staff.quality');
  const format = useFormatter();
  return (part, whole) =>
    t('share', { part, share: format.number(part / whole, { style: 'percent', maximumFractionDigits: 0 }) });
}

function Stories({ stories }: Pick<QualityView, 'stories'>) {
  const t = useTranslations('staff.quality');
  const toEmpty = useTranslations('staff.empty');
  const share = useShare();
  const rows = stories.map(({ story, title, books, redrawn, complained }) => ({
    id: String(story),
    cells: [<bdi key="title">{title}</bdi>, books, share(complained, books), share(redrawn, books)],
  }));
  const columns = [t('story'), t('books'), t('complained'), t('heroRedrawn')];
  return (
    <Part title={t('stories')}>
      <ListTable
        columns={columns}
        empty={toEmpty('stories')}
        label={t('stories')}
        most={STAFF_LIMITS.listSize}
        rows={rows}
      />
    </Part>
  );
}

function Pages({ pages }: Pick<QualityView, 'pages'>) {
  const t = useTranslations('staff');
  const share = useShare();
  const toPage = (page: string) =>
    /^s\d/.test(page) ? t('forms.pages.story', { number: Number(page.slice(1)) }) : t(`forms.pages.${page}`);
  const rows = pages.map(({ story, title, page, books, redrawn, reworded }) => ({
    id: `${story} ${page}`,
    cells: [<bdi key="title">{title}</bdi>, toPage(page), books, share(redrawn, books), share(reworded, books)],
  }));
  const columns = [
    t('quality.story'),
    t('quality.page'),
    t('quality.books'),
    t('quality.redrawn'),
    t('quality.reworded'),
  ];
  return (
    <Part title={t('quality.pages')}>
      <ListTable
        columns={columns}
        empty={t('empty.pages')}
        label={t('quality.pages')}
        most={STAFF_LIMITS.listSize}
        rows={rows}
      />
    </Part>
  );
}

function Traits({ traits }: Pick<QualityView, 'traits'>) {
  const t = useTranslations('staff.quality');
  const toEmpty = useTranslations('staff.empty');
  const share = useShare();
  const rows = traits.map(({ trait, heroes, corrected }) => ({
    id: trait,
    cells: [t(`names.${trait}`), heroes, share(corrected, heroes)],
  }));
  return (
    <Part title={t('traits')}>
      <ListTable
        columns={[t('trait'), t('heroes'), t('corrected')]}
        empty={toEmpty('traits')}
        label={t('traits')}
        most={STAFF_LIMITS.listSize}
        rows={rows}
      />
    </Part>
  );
}
