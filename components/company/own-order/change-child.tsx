'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormError } from '@/components/feedback/form-error';
import { HeroStage } from '@/components/group/book/hero-stage';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/surface';
import type { DraftView } from '@/lib/books';
import type { SubmissionView } from '@/lib/company';
import { ChildStage } from '../employee/child-stage';
import type { ChangeBookProps } from './change-photo';
import { useOwnBook } from './use-own-book';

type ChangeChildProps = ChangeBookProps & {
  readonly story: Pick<SubmissionView, 'catalogueId' | 'languages'>;
  readonly onPhoto: () => void;
};

/**
 * The child of an order that was sent: another name, gender, age or language of the book. A hero that looks different
 * then is approved again.
 */
export function ChangeChild({ bookId, openPath, story, onDone, onPhoto }: ChangeChildProps) {
  const t = useTranslations('employee');
  const { draft, failure, mutate } = useOwnBook(bookId, openPath);
  const [saved, setSaved] = useState(false);
  const save = async (next: DraftView) => {
    await mutate(next, { revalidate: false });
    if (next.characterApproved) onDone();
    else setSaved(true);
  };
  return (
    <>
      <FormError failure={failure} />
      {!draft && !failure && <Skeleton className="h-80" />}
      {draft && !saved && (
        <ChildStage
          begin={async () => bookId}
          draft={draft}
          link={story}
          onSaved={(next) => void save(next)}
          submitLabel={t('own.save')}
        />
      )}
      {draft && saved && (
        <HeroStage draft={draft} model={draft.imageModel} onAnotherPhoto={onPhoto} onChanged={async () => onDone()} />
      )}
      <Button onClick={onDone} variant="quiet">
        {t('own.back')}
      </Button>
    </>
  );
}
