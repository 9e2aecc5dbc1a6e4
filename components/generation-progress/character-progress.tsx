'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Polaroid } from '@/components/book-object/polaroid';
import { DeleteBook } from '@/components/drafts/delete-book';
import { FormError } from '@/components/feedback/form-error';
import { Button } from '@/components/ui/button';
import type { DraftView } from '@/lib/books';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import { getTaskProgress } from '@/lib/client/progress/task-progress';
import { CharacterProgressSteps } from './character-progress-steps';
import { NotifyWhenReady } from './notify-when-ready';
import { QueuePositionText } from './queue-position-text';
import { RevealImage } from './reveal-image';

type CharacterProgressProps = { readonly draft: DraftView; readonly onRetry: () => Promise<void> };

/** Shown while the character is drawn: the photo, the reveal animation and the current step. */
export function CharacterProgress({ draft, onRetry }: CharacterProgressProps) {
  const t = useTranslations('waiting.scene');
  const { gender, photo } = draft;
  const name = draft.childName ?? '';
  const task = draft.tasks.character;
  const failed = task?.state === 'failed';
  return (
    <section className="wrap grid max-w-[720px] justify-items-center gap-7 py-10 text-center">
      <div className="relative">
        <div className="w-[min(68vw,340px)] overflow-hidden rounded-card bg-leaf p-3 shadow-3">
          <div className="aspect-square overflow-hidden rounded-chip">
            <RevealImage alt="" progress={failed ? 0.1 : getTaskProgress(task)} src={draft.portraits.regular} />
          </div>
        </div>
        {photo && (
          <Polaroid
            className="!absolute -bottom-6 -start-5 z-1"
            // biome-ignore lint/performance/noImgElement: a private, short-lived picture
            photo={<img alt={t('photoAlt', { name })} src={photo.url} />}
            taped
            width="112px"
          />
        )}
      </div>
      <h1 className="mt-4 text-section">{failed ? t('stopped') : t('title', { name, gender })}</h1>
      {failed ? (
        <DrawingFailed code={task?.errorCode ?? 'illustration_failed'} onRetry={onRetry} />
      ) : (
        <>
          <div className="grid gap-3">
            <CharacterProgressSteps draft={draft} />
            <QueuePositionText bookId={draft.id} kind="character" task={task} />
          </div>
          <NotifyWhenReady bookId={draft.id} />
        </>
      )}
      <DeleteBook bookId={draft.id} gender={gender} />
    </section>
  );
}

type DrawingFailedProps = { readonly code: string; readonly onRetry: () => Promise<void> };

/** The drawing failed; nothing is lost, and the parent can retry. */
function DrawingFailed({ code, onRetry }: DrawingFailedProps) {
  const t = useTranslations('waiting.scene');
  const [submitting, setSubmitting] = useState(false);
  const [failure, setFailure] = useState<Failure>({ code });
  const retry = async () => {
    setSubmitting(true);
    await onRetry().catch((thrown: unknown) => setFailure(toApiError(thrown)));
    setSubmitting(false);
  };
  return (
    <div className="grid justify-items-center gap-4">
      <FormError failure={failure} />
      <p className="max-w-[34em] text-ink-soft">{t('kept')}</p>
      <Button loading={submitting} onClick={retry}>
        {t('retry')}
      </Button>
    </div>
  );
}
