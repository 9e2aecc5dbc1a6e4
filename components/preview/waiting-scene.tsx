'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Polaroid } from '@/components/book-object/polaroid';
import { Button } from '@/components/ui/button';
import { FormProblem } from '@/components/wizard/form-problem';
import { shareOf } from '@/components/wizard/tasks';
import type { DraftView } from '@/lib/books';
import { asApiError } from '@/lib/client/api-error';
import { DeleteBook } from './delete-book';
import { PaintIn } from './paint-in';
import { WaitingLeave } from './waiting-leave';
import { WaitingLine } from './waiting-line';
import { WaitingStages } from './waiting-stages';

type WaitingSceneProps = { readonly draft: DraftView; readonly onRetry: () => Promise<void> };

/** The wait for the hero as a scene: the photo, the easel that fills with colour, and what is happening now. */
export function WaitingScene({ draft, onRetry }: WaitingSceneProps) {
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
            <PaintIn alt="" share={failed ? 0.1 : shareOf(task)} src={draft.portraits.regular} />
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
        <Stopped code={task?.errorCode ?? 'illustration_failed'} onRetry={onRetry} />
      ) : (
        <>
          <div className="grid gap-3">
            <WaitingStages draft={draft} />
            <WaitingLine bookId={draft.id} kind="character" task={task} />
          </div>
          <WaitingLeave bookId={draft.id} />
        </>
      )}
      <DeleteBook bookId={draft.id} gender={gender} />
    </section>
  );
}

type StoppedProps = { readonly code: string; readonly onRetry: () => Promise<void> };

/** The drawing failed: nothing is lost, and it can be drawn again. */
function Stopped({ code, onRetry }: StoppedProps) {
  const t = useTranslations('waiting.scene');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState(code);
  const retry = async () => {
    setBusy(true);
    await onRetry().catch((thrown: unknown) => setProblem(asApiError(thrown).code));
    setBusy(false);
  };
  return (
    <div className="grid justify-items-center gap-4">
      <FormProblem code={problem} />
      <p className="max-w-[34em] text-ink-soft">{t('kept')}</p>
      <Button busy={busy} onClick={retry}>
        {t('retry')}
      </Button>
    </div>
  );
}
