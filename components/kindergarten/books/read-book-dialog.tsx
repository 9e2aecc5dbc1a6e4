'use client';

import { useTranslations } from 'next-intl';
import useSWR from 'swr';
import { FormError } from '@/components/feedback/form-error';
import { PageList } from '@/components/reader/page-list';
import { Dialog } from '@/components/ui/dialog';
import { Skeleton } from '@/components/ui/surface';
import type { ApiError } from '@/lib/client/api/api-error';
import type { ClassReading } from '@/lib/kindergarten';

type ReadBookDialogProps = {
  /** Of the class's API. */
  readonly path: string;
  readonly childId: string;
  readonly name: string;
  readonly onClose: () => void;
};

/** The book of a child whose files stay with the parents: the teacher reads it before the approval. */
export default function ReadBookDialog({ path, childId, name, onClose }: ReadBookDialogProps) {
  const t = useTranslations('kindergarten.books');
  const common = useTranslations('common');
  const { data, error } = useSWR<ClassReading, ApiError>(`${path}/children/${childId}/book`);
  return (
    <Dialog
      closeLabel={common('close')}
      onOpenChange={(open) => !open && onClose()}
      open
      title={t('readTitle', { name })}
      width={640}
    >
      {error && !data && <FormError failure={error} />}
      {!data && !error && <Skeleton className="h-80" />}
      {data && <PageList pages={data} progress={1} wholeLabel={t('read')} />}
    </Dialog>
  );
}
