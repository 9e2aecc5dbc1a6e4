import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useDraft } from '@/components/drafts/use-draft';
import { FormError } from '@/components/feedback/form-error';
import { BookPages } from '@/components/group/book/book-pages';
import { HeroStage } from '@/components/group/book/hero-stage';
import { Skeleton } from '@/components/ui/surface';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import type { DraftView } from '@/lib/books';
import type { OwnChild } from '@/lib/kindergarten';
import { ChildPhotoForm } from '../photo/child-photo-form';
import { ApproveOwn } from './approve-own';

type OwnChildStagesProps = {
  readonly child: OwnChild;
  /** Of the child, in the API of the class link. */
  readonly path: string;
  /** The child has no photo yet, or gets another one. */
  readonly asksPhoto: boolean;
  readonly onPhotoSaved: () => void;
  readonly onDone: () => Promise<unknown>;
};

/** From the photo to the approved book: the photo, the drawn hero, the first pages with every word. */
export function OwnChildStages({ child, path, asksPhoto, onPhotoSaved, onDone }: OwnChildStagesProps) {
  const t = useTranslations('kindergarten.join');
  const { data: draft, error, mutate } = useDraft(child.bookId);
  const [another, setAnother] = useState(asksPhoto);
  const { name } = child;
  if (error && !draft) return <FormError failure={error} />;
  if (!draft) return <Skeleton className="h-80" />;
  const savePhoto = async (saved: DraftView) => {
    await mutate(saved, { revalidate: false });
    setAnother(false);
    onPhotoSaved();
    window.scrollTo({ top: 0 });
  };
  if (another || !draft.character) {
    return (
      <section className="group-card">
        <h2 className="text-title">{t('photoTitle', { name })}</h2>
        <ChildPhotoForm asksConsent draft={draft} name={name} onSaved={savePhoto} submitLabel={t('send')} />
      </section>
    );
  }
  // Without a story there are no pages: the team chooses it later.
  if (!draft.characterApproved && draft.catalogueId !== null) {
    return (
      <HeroStage draft={draft} model="regular" onAnotherPhoto={() => setAnother(true)} onChanged={() => mutate()} />
    );
  }
  return (
    <section className="group-card">
      <h2 className="text-title">{t('bookTitle', { name })}</h2>
      {draft.catalogueId === null ? <p>{t('noBook')}</p> : <BookPages bookId={draft.id} />}
      <UnstyledButton
        className="text-link justify-self-start text-small"
        onClick={() => setAnother(true)}
        type="button"
      >
        {t('anotherPhoto')}
      </UnstyledButton>
      {draft.catalogueId !== null && <ApproveOwn child={child} onApproved={onDone} path={path} />}
    </section>
  );
}
