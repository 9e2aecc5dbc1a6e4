'use client';

import { useTranslations } from 'next-intl';
import { Button, ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { DraftView } from '@/lib/books';
import type { CatalogueBook } from '@/lib/catalogue';
import { useMarket } from '@/lib/client/market';
import { LiveCover } from './live-cover';
import { MakeStep } from './make-step';

type ResumeChoiceProps = {
  readonly draft: DraftView;
  /** Which it is of; `null` where that is not on the shelf. */
  readonly book: CatalogueBook | null;
  readonly onNew: () => void;
};

/** A finished draft is waiting: go on with it, or begin another child's book without touching it. */
export function ResumeChoice({ draft, book, onNew }: ResumeChoiceProps) {
  const t = useTranslations('wizard.resume');
  const { to } = useMarket();
  const name = draft.childName ?? '';
  return (
    <MakeStep
      go={
        <div className="grid gap-3">
          <ButtonLink href={to(`/preview/${draft.id}`)} size="large" wide>
            {t('continue', { name, gender: draft.gender })}
            <Icon flip name="arrow-right" />
          </ButtonLink>
          <Button look="quiet" onClick={onNew} wide>
            {t('another')}
          </Button>
        </div>
      }
      lead={t('lead')}
      picture={
        book && (
          <div className="grid justify-items-center py-4">
            <LiveCover book={book} childName={name} gender={draft.gender} width="clamp(170px, 36vw, 380px)" />
          </div>
        )
      }
      title={t('title', { name, gender: draft.gender })}
    >
      {null}
    </MakeStep>
  );
}
