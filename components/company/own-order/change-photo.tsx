'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useDraft } from '@/components/drafts/use-draft';
import { FormError } from '@/components/feedback/form-error';
import { ChildPhotoForm } from '@/components/kindergarten/photo/child-photo-form';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/surface';
import { toApiError } from '@/lib/client/api/api-error';
import { sendJson } from '@/lib/client/api/send-json';
import { HeroStage } from '../employee/hero-stage';

type ChangePhotoProps = {
  readonly bookId: string;
  /** Opens the book on this device first; `null` where it was begun here. */
  readonly openPath: string | null;
  readonly onDone: () => void;
};

/** Another photo for the book of an order that was sent, and the hero that is drawn from it. */
export function ChangePhoto({ bookId, openPath, onDone }: ChangePhotoProps) {
  const t = useTranslations('employee');
  const [opened, setOpened] = useState(openPath === null);
  const [errorCode, setErrorCode] = useState<string>();
  const { data: draft, error, mutate } = useDraft(opened ? bookId : null);
  const [saved, setSaved] = useState(false);
  useEffect(() => {
    if (openPath === null) return;
    sendJson(openPath).then(
      () => setOpened(true),
      (thrown) => setErrorCode(toApiError(thrown).code),
    );
  }, [openPath]);
  const name = draft?.childName ?? '';
  return (
    <section className="employee-card">
      <h2 className="text-title">{t('photo.title', { name })}</h2>
      <FormError code={errorCode ?? error?.code} />
      {!draft && !errorCode && !error && <Skeleton className="h-80" />}
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
