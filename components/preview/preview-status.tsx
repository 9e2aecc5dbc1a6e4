'use client';

import { useTranslations } from 'next-intl';
import { FormError } from '@/components/feedback/form-error';
import { QueuePositionText } from '@/components/generation-progress/queue-position-text';
import { Button } from '@/components/ui/button';
import type { TaskView } from '@/lib/books';
import type { Failure } from '@/lib/client/api/api-error';
import { isInProgress } from '@/lib/client/progress/task-progress';

type PreviewStatusProps = {
  readonly bookId: string;
  readonly task: TaskView | null;
  readonly failure: { readonly onRetry: () => void; readonly submitting: boolean } | undefined;
  /** Why the parent's last action failed. */
  readonly error: Failure | undefined;
};

/** Status of the preview: drawing, complete, or failed with a retry button. */
export function PreviewStatus({ bookId, task, failure, error }: PreviewStatusProps) {
  const t = useTranslations('preview.book');
  const tCommon = useTranslations('common');
  if (failure || error) {
    return (
      <div className="grid gap-2">
        <FormError failure={error ?? task?.errorCode ?? 'illustration_failed'} />
        {failure && (
          <Button
            loading={failure.submitting}
            className="justify-self-start"
            variant="quiet"
            onClick={failure.onRetry}
            size="small"
          >
            {tCommon('retry')}
          </Button>
        )}
      </div>
    );
  }
  if (!isInProgress(task)) return t('wholeStory');
  return (
    <>
      {t('painting', { done: task?.done ?? 0, total: task?.total ?? 0 })}
      <div aria-live="off">
        <QueuePositionText bookId={bookId} kind="preview" task={task} />
      </div>
    </>
  );
}
