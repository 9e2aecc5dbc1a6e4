'use client';

import { useTranslations } from 'next-intl';
import useSWR from 'swr';
import { liveTask } from '@/components/drafts/book-progress';
import { useBookProgress } from '@/components/drafts/use-book-progress';
import { FormError } from '@/components/feedback/form-error';
import { useRetryDrawing } from '@/components/preview/use-retry-drawing';
import { PageList } from '@/components/reader/page-list';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/surface';
import type { PreviewView } from '@/lib/books';
import type { ApiError } from '@/lib/client/api/api-error';
import { getTaskProgress, isInProgress } from '@/lib/client/progress/task-progress';

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
  const task = liveTask(data.task, progress?.tasks.preview);
  const drawn = isDrawn(data);
  return (
    <PageList pages={data} progress={getTaskProgress(task)} wholeLabel={t('whole')}>
      {task?.state === 'failed' && (
        <div className="grid gap-3">
          <FormError failure={redraw.failure ?? 'illustration_failed'} />
          <Button loading={redraw.submitting} onClick={() => void redraw.onRetry()} variant="quiet">
            {t('retry')}
          </Button>
        </div>
      )}
      {!drawn && task?.state !== 'failed' && (
        <p aria-live="polite" className="text-ink-soft text-small">
          {t('drawing')}
        </p>
      )}
    </PageList>
  );
}

/** Whether every picture that is shown before the order can be looked at. */
export const isDrawn = ({ cover, spreads }: Pick<PreviewView, 'cover' | 'spreads'>): boolean =>
  cover.picture !== null && spreads.every(({ locked, picture }) => locked || picture !== null);

/** The same of a book that is shown elsewhere on the page. */
export function useIsDrawn(bookId: string): boolean {
  const { data } = useSWR<PreviewView, ApiError>(`/api/books/${bookId}/preview`);
  return data !== undefined && isDrawn(data);
}
