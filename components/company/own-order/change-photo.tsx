'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormError } from '@/components/feedback/form-error';
import { HeroStage } from '@/components/group/book/hero-stage';
import { ChildPhotoForm } from '@/components/kindergarten/photo/child-photo-form';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/surface';
import { useOwnBook } from './use-own-book';

export type ChangeBookProps = {
  readonly bookId: string;
  /** As in `useOwnBook`. */
  readonly openPath: string | null;
  readonly onDone: () => void;
};

/** Another photo for the book of an order that was sent, and the hero that is drawn from it. */
export function ChangePhoto({ bookId, openPath, onDone }: ChangeBookProps) {
  const t = useTranslations('employee');
  const { draft, failure, mutate } = useOwnBook(bookId, openPath);
  const [saved, setSaved] = useState(false);
  const name = draft?.childName ?? '';
  return (
    <section className="group-card">
      <h2 className="text-title">{t('photo.title', { name })}</h2>
      <FormError failure={failure} />
      {!draft && !failure && <Skeleton className="h-80" />}
      {draft && !saved && (
        <ChildPhotoForm
          asksConsent
          draft={draft}
          name={name}
          onSaved={async (next) => {
            await mutate(next, { revalidate: false });
            setSaved(true);
          }}
          submitLabel={t('photo.send')}
        />
      )}
      {draft && saved && (
        <HeroStage
          draft={draft}
          model={draft.imageModel}
          onAnotherPhoto={() => setSaved(false)}
          onChanged={async () => onDone()}
        />
      )}
      <Button onClick={onDone} variant="quiet">
        {t('own.back')}
      </Button>
    </section>
  );
}
