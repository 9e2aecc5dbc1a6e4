'use client';

import { useTranslations } from 'next-intl';
import { PersonalizedCover } from '@/components/drafts/personalized-cover';
import { WizardStepLayout } from '@/components/layout/wizard-step-layout';
import { Button, ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { DraftView } from '@/lib/books';
import type { CatalogueBook } from '@/lib/catalogue';
import { useMarket } from '@/lib/client/market';

type ResumePromptProps = {
  readonly draft: DraftView;
  /** The draft's book; `null` if it does not exist in this language. */
  readonly book: CatalogueBook | null;
  readonly onStartNew: () => void;
};

/** There is a finished draft: continue it, or start another book and keep it. */
export function ResumePrompt({ draft, book, onStartNew }: ResumePromptProps) {
  const t = useTranslations('wizard.resume');
  const { to } = useMarket();
  const name = draft.childName ?? '';
  return (
    <WizardStepLayout
      actions={
        <div className="grid gap-3">
          <ButtonLink href={to(`/preview/${draft.id}`)} size="large" fullWidth>
            {t('continue', { name, gender: draft.gender })}
            <Icon flip name="arrow-right" />
          </ButtonLink>
          <Button variant="quiet" onClick={onStartNew} fullWidth>
            {t('another')}
          </Button>
        </div>
      }
      lead={t('lead')}
      picture={
        book && (
          <div className="grid justify-items-center py-4">
            <PersonalizedCover book={book} childName={name} gender={draft.gender} width="clamp(170px, 36vw, 380px)" />
          </div>
        )
      }
      title={t('title', { name, gender: draft.gender })}
    >
      {null}
    </WizardStepLayout>
  );
}
