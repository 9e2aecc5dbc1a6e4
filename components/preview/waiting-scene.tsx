'use client';

import { useTranslations } from 'next-intl';
import { Polaroid } from '@/components/book-object/polaroid';
import { Button } from '@/components/ui/button';
import { FormProblem } from '@/components/wizard/form-problem';
import { shareOf } from '@/components/wizard/tasks';
import type { DraftView } from '@/lib/books';
import { PaintIn } from './paint-in';

type WaitingSceneProps = { readonly draft: DraftView; readonly onRetry: () => Promise<void> };

/** The wait for the hero as a scene: the photo, the easel that fills with colour, and what is happening now. */
export function WaitingScene({ draft, onRetry }: WaitingSceneProps) {
  const t = useTranslations('preview.waiting');
  const tStage = useTranslations('wizard.stages');
  const { gender } = draft;
  const name = draft.childName ?? '';
  const task = draft.tasks.character;
  const failed = task?.state === 'failed';
  return (
    <section className="wrap grid max-w-[720px] justify-items-center gap-7 py-10 text-center">
      <div className="relative">
        <div className="w-[min(68vw,340px)] overflow-hidden rounded-card bg-leaf p-3 shadow-3">
          <div className="aspect-square overflow-hidden rounded-chip">
            <PaintIn alt="" share={failed ? 0.1 : shareOf(task)} src={null} />
          </div>
        </div>
        {draft.photo && (
          <Polaroid
            className="!absolute -bottom-6 -start-5 z-1"
            // biome-ignore lint/performance/noImgElement: a private, short-lived picture
            photo={<img alt={t('photoAlt', { name })} src={draft.photo.url} />}
            taped
            width="112px"
          />
        )}
      </div>
      <div className="mt-4 grid gap-2">
        <h1 className="text-section">{t('title', { name, gender })}</h1>
        <p aria-live="polite" className="text-ink-soft text-lead">
          {failed ? t('stopped') : tStage(task?.stage ?? 'queued', { name, gender })}
        </p>
        <p className="text-note text-ink-soft">{!failed && t('leave')}</p>
      </div>
      {failed && (
        <div className="grid justify-items-center gap-4">
          <FormProblem code={task?.errorCode ?? 'illustration_failed'} />
          <Button onClick={onRetry}>{t('retry')}</Button>
        </div>
      )}
    </section>
  );
}
