'use client';

import { useTranslations } from 'next-intl';
import useSWR from 'swr';
import { liveTask } from '@/components/drafts/book-progress';
import { useBookProgress } from '@/components/drafts/use-book-progress';
import { FormError } from '@/components/feedback/form-error';
import { RevealImage } from '@/components/generation-progress/reveal-image';
import { useRetryDrawing } from '@/components/preview/use-retry-drawing';
import { StoryText } from '@/components/reader/story-text';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/surface';
import type { PreviewView } from '@/lib/books';
import type { ApiError } from '@/lib/client/api/api-error';
import { getTaskProgress, isInProgress } from '@/lib/client/task-progress';

/** The book before it is ordered: its cover, its first pages with their pictures, and every word of the story. */
export function BookPages({ bookId }: { readonly bookId: string }) {
  const t = useTranslations('employee.book');
  const { data, error, mutate } = useSWR<PreviewView, ApiError>(`/api/books/${bookId}/preview`, {
    keepPreviousData: true,
  });
  const progress = useBookProgress(bookId, isInProgress(data?.task));
  const redraw = useRetryDrawing(bookId, mutate);
  if (error && !data) {
    return (
      <div className="grid gap-3">
        <FormError failure={error} />
        <Button onClick={() => void mutate()} variant="quiet">
          {t('retry')}
        </Button>
      </div>
    );
  }
  if (!data) return <Skeleton className="h-80" />;
  const { cover, spreads, title, heroName, language, direction, closing } = data;
  const task = liveTask(data.task, progress?.tasks.preview);
  const done = getTaskProgress(task);
  const opened = spreads.filter(({ locked }) => !locked);
  const rest = spreads.filter(({ locked }) => locked);
  const toText = (paragraphs: readonly string[]) => (
    <StoryText heroName={heroName} language={language} paragraphs={paragraphs} />
  );
  return (
    <div className="employee-book" dir={direction} lang={language}>
      <p className="font-semibold text-lead">{title}</p>
      {task?.state === 'failed' && (
        <div className="grid gap-3">
          <FormError failure={redraw.failure ?? 'illustration_failed'} />
          <Button loading={redraw.submitting} onClick={() => void redraw.onRetry()} variant="quiet">
            {t('retry')}
          </Button>
        </div>
      )}
      <div className="employee-page-picture">
        <RevealImage alt={cover.alt} progress={done} src={cover.picture} />
      </div>
      {opened.map(({ key, paragraphs, picture, alt }) => (
        <div className="grid gap-3" key={key}>
          <div className="employee-page-picture">
            <RevealImage alt={alt} progress={done} src={picture} />
          </div>
          {toText(paragraphs)}
        </div>
      ))}
      <details>
        <summary className="text-link">{t('whole')}</summary>
        <div className="grid gap-4 pt-3">
          {rest.map(({ key, paragraphs }) => (
            <div key={key}>{toText(paragraphs)}</div>
          ))}
          {toText([closing])}
        </div>
      </details>
    </div>
  );
}
