'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useBooks } from '@/components/drafts/use-books';
import { FormError } from '@/components/feedback/form-error';
import { ButtonLink } from '@/components/ui/button';
import { useWideScreen } from '@/components/ui/hooks/use-wide-screen';
import { Skeleton } from '@/components/ui/surface';
import type { ShelfBook } from '@/lib/catalogue';
import { useMarket } from '@/lib/client/market';
import type { ClassView } from '@/lib/kindergarten';
import { isolate } from '@/lib/platform/text/isolate';
import { useChildHints } from './children/use-child-hints';
import { useChildren } from './children/use-children';
import { createEmptyClass } from './class/empty-class';
import { type ClassActions, useClass } from './class/use-class';
import { DetailsSection } from './details/details-section';
import { FormSkeleton } from './form-skeleton';
import { useReturning } from './landing/use-returning';
import { ClassLink } from './link/class-link';
import { PhotosSection } from './photos/photos-section';
import { usePhotoUploads } from './photos/use-photo-uploads';
import { listGaps } from './summary/list-gaps';
import { SummarySection } from './summary/summary-section';

const ChildrenSection = dynamic(() => import('./children/children-section'), {
  ssr: false,
  loading: () => <Skeleton className="h-60" />,
});

/** The order of a class, section by section; everything is saved as it is typed. */
export function KindergartenForm() {
  const t = useTranslations('kindergarten.form');
  const { country, language, to } = useMarket();
  const { view, error, actions } = useClass();
  const ordered = useReturning()?.ordered;
  const current = view ?? createEmptyClass(country, language);
  const books = useBooks(current.language);
  if (error && view === undefined) return <FormError failure={error} />;
  if (view === undefined || !books) return <FormSkeleton />;
  const onSale = books.filter(({ comingSoon }) => !comingSoon);
  return (
    <>
      {ordered && view === null && (
        <div className="class-ordered">
          <p>{t('ordered', { kindergarten: isolate(ordered.kindergartenName) })}</p>
          <ButtonLink href={to(`/kindergarten/${ordered.classId}`)} size="small" variant="quiet">
            {t('toClass')}
          </ButtonLink>
        </div>
      )}
      <ClassSections actions={actions} books={onSale} view={current} />
    </>
  );
}

type ClassSectionsProps = {
  readonly view: ClassView;
  readonly books: readonly ShelfBook[];
  readonly actions: ClassActions;
};

function ClassSections({ view, books, actions }: ClassSectionsProps) {
  const [now] = useState(() => new Date());
  const wide = useWideScreen();
  const list = useChildren(view, books, actions);
  const uploads = usePhotoUploads(actions);
  const hints = useChildHints(list.rows, { language: view.language, classBook: view.catalogueId, books });
  const gaps = listGaps(view, list.rows, { hints, faults: list.faults });
  const showChild = (id: string, row: number) => {
    const target = wide ? `[data-cell="${row}-1"]` : `#child-${id}`;
    const found = document.querySelector<HTMLElement>(target);
    found?.scrollIntoView({ block: 'center' });
    found?.click();
    found?.querySelector('input')?.focus();
  };
  return (
    <div className="grid grid-cols-1 gap-10 lg:gap-14">
      <DetailsSection books={books} now={now} send={actions.send} view={view} />
      <PhotosSection send={actions.send} uploads={uploads} view={view}>
        <ClassLink now={now} send={actions.send} view={view} />
      </PhotosSection>
      <ChildrenSection
        actions={actions}
        books={books}
        getFile={uploads.getFile}
        hints={hints}
        list={list}
        previews={uploads.previews}
        view={view}
      />
      <SummarySection
        books={list.rows.length}
        gaps={gaps}
        onShowChild={showChild}
        saving={list.state === 'saving' || uploads.unsent}
        view={view}
      />
    </div>
  );
}
