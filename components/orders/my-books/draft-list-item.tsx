'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { BookSkeleton } from '@/components/book-object/book-skeleton';
import { ClaimDraft } from '@/components/drafts/claim-draft';
import { PersonalizedCover } from '@/components/drafts/personalized-cover';
import { PhotoCountdown } from '@/components/drafts/photo-countdown';
import { editionFromList, useBooks } from '@/components/drafts/use-books';
import { ButtonLink } from '@/components/ui/button';
import { Tag } from '@/components/ui/text';
import type { DraftSummary } from '@/lib/books';
import { getIdLanguage } from '@/lib/catalogue';
import { useMarket } from '@/lib/client/market';
import { DraftMenu } from './draft-menu';
import { BookListItem } from './order-list-item';

type DraftListItemProps = {
  readonly draft: DraftSummary;
  /** The visitor is signed in. A draft that only this device has may then belong to another family. */
  readonly signedIn: boolean;
  readonly onChanged: () => Promise<unknown>;
};

/** A draft: its progress (spec §4 "Progress labels"), a link to continue, and a menu to delete it. */
export function DraftListItem({ draft, signedIn, onChanged }: DraftListItemProps) {
  const t = useTranslations('orders.shelf');
  const { to } = useMarket();
  const [declined, setDeclined] = useState(false);
  const books = useBooks(draft.catalogueId === null ? null : getIdLanguage(draft.catalogueId));
  const book = books && editionFromList(books, draft.catalogueId);
  const name = draft.childName ?? '';
  const width = 'clamp(96px, 24vw, 150px)';
  const pastWizard = draft.nextStep === 'character' || draft.nextStep === 'preview';
  const path = pastWizard ? `/preview/${draft.id}` : `/wizard?step=${draft.nextStep}&draft=${draft.id}`;
  const claimable = signedIn && !draft.inAccount;
  if (declined) return null;
  return (
    <BookListItem
      cover={
        book ? (
          <PersonalizedCover book={book} childName={name} gender={draft.gender} width={width} />
        ) : (
          <BookSkeleton width={width} />
        )
      }
      menu={!claimable && <DraftMenu draft={draft} onChanged={onChanged} />}
      title={book ? <bdi lang={book.language}>{book.title}</bdi> : t('begun')}
    >
      {name && <p className="text-ink-soft text-small">{t('hero', { name })}</p>}
      {claimable ? (
        <ClaimDraft draft={draft} onClaimed={onChanged} onRefused={() => setDeclined(true)} />
      ) : (
        <>
          <Tag tone="honey">{t(`drafts.${draft.nextStep}`)}</Tag>
          <ButtonLink className="mt-1" href={to(path)} variant="quiet">
            {t('goOn')}
          </ButtonLink>
          {draft.photoUntil && <PhotoCountdown readOnDevice={draft.readOnDevice} until={draft.photoUntil} />}
        </>
      )}
    </BookListItem>
  );
}
