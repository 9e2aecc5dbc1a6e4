'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useDraft } from '@/components/drafts/use-draft';
import { FormError } from '@/components/feedback/form-error';
import { Dialog } from '@/components/ui/dialog';
import { Skeleton } from '@/components/ui/surface';
import type { DraftView } from '@/lib/books';
import { LazyMessages } from '@/lib/client/lazy-messages';
import type { ClassChild } from '@/lib/kindergarten';
import { ChildPhotoForm } from '../photo/child-photo-form';
import { ChildHero, type FlushHero } from './child-hero';
import '@/components/kindergarten/dialogs.css';

type ChildDialogProps = {
  readonly child: ClassChild;
  /** The file of the child that was chosen and not sent, such as one with two faces. */
  readonly file: File | null;
  /** Object URL of the photo that this device has read, until the page is left. */
  readonly preview: string | null;
  readonly onClose: () => void;
  readonly onSaved: () => Promise<unknown>;
};

/**
 * The hero of one child, large and to be corrected; before there is one, or for another one, the photo with the coach.
 * The school has declared that it may use it. Loads its own messages.
 */
export default function ChildDialog(props: ChildDialogProps) {
  return (
    <LazyMessages namespaces={['common', 'errors', 'hero', 'kindergarten', 'preview', 'wizard']}>
      <ChildScreens {...props} />
    </LazyMessages>
  );
}

function ChildScreens({ child, file, preview, onClose, onSaved }: ChildDialogProps) {
  const t = useTranslations('kindergarten.hero');
  const common = useTranslations('common');
  const { data: draft, error, mutate } = useDraft(child.bookId);
  const [another, setAnother] = useState(false);
  const flush: FlushHero = useRef(null);
  const { name } = child;
  const showsHero = draft?.character != null && !another;
  const accept = (changed: DraftView) => mutate(changed, { revalidate: false });
  /** A correction may still wait to be sent. */
  const close = () => {
    void Promise.resolve(flush.current?.())
      .catch(() => undefined)
      .then(onSaved);
    onClose();
  };
  const titles = showsHero ? (['title', 'titleUnnamed'] as const) : (['photoTitle', 'photoTitleUnnamed'] as const);
  return (
    <Dialog
      closeLabel={common('close')}
      onOpenChange={(open) => !open && close()}
      open
      title={name ? t(titles[0], { name }) : t(titles[1])}
      width={showsHero ? 960 : 760}
    >
      {error && !draft && <FormError failure={error} />}
      {!draft && !error && <Skeleton className="h-80" />}
      {draft && showsHero && (
        <ChildHero
          draft={draft}
          flush={flush}
          gender={child.gender}
          name={name}
          onAnotherPhoto={() => setAnother(true)}
          onDone={close}
          onDraftChange={accept}
          preview={preview}
        />
      )}
      {draft && !showsHero && (
        <ChildPhotoForm
          draft={draft}
          file={file}
          name={name || t('child')}
          onSaved={async (saved) => {
            await accept(saved);
            await onSaved();
            onClose();
          }}
          submitLabel={t('savePhoto')}
        />
      )}
    </Dialog>
  );
}
