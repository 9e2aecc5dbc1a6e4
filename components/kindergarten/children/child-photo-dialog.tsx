'use client';

import { useTranslations } from 'next-intl';
import useSWR from 'swr';
import { FormError } from '@/components/feedback/form-error';
import { Dialog } from '@/components/ui/dialog';
import { Skeleton } from '@/components/ui/surface';
import type { DraftView } from '@/lib/books';
import type { ApiError } from '@/lib/client/api/api-error';
import { LazyMessages } from '@/lib/client/lazy-messages';
import type { ClassChild } from '@/lib/kindergarten';
import { ChildPhotoForm } from '../photo/child-photo-form';
import '@/components/kindergarten/dialogs.css';

type ChildPhotoDialogProps = {
  readonly child: ClassChild;
  /** The file of the child that was chosen and not sent, such as one with two faces. */
  readonly file: File | null;
  readonly onClose: () => void;
  readonly onSaved: () => Promise<unknown>;
};

/**
 * The photo of one child with the coach: another one, a crop, a turn. The school has declared that it may use it. Loads
 * its own messages.
 */
export default function ChildPhotoDialog(props: ChildPhotoDialogProps) {
  return (
    <LazyMessages namespaces={['common', 'errors', 'kindergarten', 'wizard']}>
      <ChildPhoto {...props} />
    </LazyMessages>
  );
}

function ChildPhoto({ child, file, onClose, onSaved }: ChildPhotoDialogProps) {
  const t = useTranslations('kindergarten.children');
  const common = useTranslations('common');
  const { data: draft, error, mutate } = useSWR<DraftView, ApiError>(`/api/books/${child.bookId}`);
  return (
    <Dialog
      closeLabel={common('close')}
      onOpenChange={(open) => !open && onClose()}
      open
      title={t('photoTitle', { name: child.name || t('unnamed') })}
      width={760}
    >
      {error && <FormError failure={error} />}
      {!draft && !error && <Skeleton className="h-80" />}
      {draft && (
        <ChildPhotoForm
          draft={draft}
          file={file}
          name={child.name || t('unnamed')}
          onSaved={async (saved) => {
            await mutate(saved, { revalidate: false });
            await onSaved();
            onClose();
          }}
          submitLabel={t('savePhoto')}
        />
      )}
    </Dialog>
  );
}
