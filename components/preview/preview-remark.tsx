'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { FormProblem } from '@/components/wizard/form-problem';
import { isUnderWay } from '@/components/wizard/tasks';
import type { TaskView } from '@/lib/books';
import { WaitingLine } from './waiting-line';

type PreviewRemarkProps = {
  readonly bookId: string;
  readonly task: TaskView | null;
  readonly stopped: { readonly onRetry: () => void; readonly busy: boolean } | undefined;
  /** What was asked for and refused. */
  readonly problem: string | undefined;
};

/** What is going on with the preview: pictures on their way, all there, or stopped with the way on. */
export function PreviewRemark({ bookId, task, stopped, problem }: PreviewRemarkProps) {
  const t = useTranslations('preview.book');
  const tCommon = useTranslations('common');
  if (stopped || problem) {
    return (
      <div className="grid gap-2">
        <FormProblem code={problem ?? task?.errorCode ?? 'illustration_failed'} />
        {stopped && (
          <Button
            busy={stopped.busy}
            className="justify-self-start"
            look="quiet"
            onClick={stopped.onRetry}
            size="small"
          >
            {tCommon('retry')}
          </Button>
        )}
      </div>
    );
  }
  if (!isUnderWay(task)) return t('wholeStory');
  return (
    <>
      {t('painting', { done: task?.done ?? 0, total: task?.total ?? 0 })}
      <div aria-live="off">
        <WaitingLine bookId={bookId} kind="preview" task={task} />
      </div>
    </>
  );
}
