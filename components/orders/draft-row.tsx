'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { BookSkeleton } from '@/components/book-object/book-cover';
import { DeletePhoto } from '@/components/photo/delete-photo';
import { DeleteBook } from '@/components/preview/delete-book';
import { ButtonLink } from '@/components/ui/button';
import { Tag } from '@/components/ui/text';
import { LiveCover } from '@/components/wizard/live-cover';
import { editionOn, useShelf } from '@/components/wizard/use-shelf';
import type { DraftView } from '@/lib/books';
import { languageOf } from '@/lib/catalogue';
import { useMarket } from '@/lib/client/market';
import { ShelfRow } from './book-row';
import { ClaimDraft } from './claim-draft';

type DraftRowProps = {
  readonly draft: DraftView;
  /** Somebody is signed in: a draft of the device alone may be another family's. */
  readonly signedIn: boolean;
  readonly onChanged: () => Promise<unknown>;
};

/** A book that was begun and not ordered: how far it is (spec §4 "Progress labels"), where to go on, and how to end it. */
export function DraftRow({ draft, signedIn, onChanged }: DraftRowProps) {
  const t = useTranslations('orders.shelf');
  const { to } = useMarket();
  const [refused, setRefused] = useState(false);
  const shelf = useShelf(draft.catalogueId === null ? null : languageOf(draft.catalogueId));
  const book = shelf && editionOn(shelf, draft.catalogueId);
  const name = draft.childName ?? '';
  const width = 'clamp(96px, 24vw, 150px)';
  const made = draft.nextStep === 'character' || draft.nextStep === 'preview';
  const path = made ? `/preview/${draft.id}` : `/wizard?step=${draft.nextStep}&draft=${draft.id}`;
  if (refused) return null;
  return (
    <ShelfRow
      cover={
        book ? (
          <LiveCover book={book} childName={name} gender={draft.gender} width={width} />
        ) : (
          <BookSkeleton width={width} />
        )
      }
      title={book ? <bdi lang={book.language}>{book.title}</bdi> : t('begun')}
    >
      {name && <p className="text-ink-soft text-small">{t('hero', { name })}</p>}
      {signedIn && !draft.inAccount ? (
        <ClaimDraft draft={draft} onClaimed={onChanged} onRefused={() => setRefused(true)} />
      ) : (
        <>
          <Tag tone="honey">{t(`drafts.${draft.nextStep}`)}</Tag>
          <ButtonLink className="mt-1" href={to(path)} look="quiet">
            {t('goOn')}
          </ButtonLink>
          <div className="flex flex-wrap gap-x-5">
            {draft.photo && <DeletePhoto bookId={draft.id} gender={draft.gender} onDeleted={onChanged} />}
            {!draft.asGuest && <DeleteBook bookId={draft.id} gender={draft.gender} onDeleted={onChanged} />}
          </div>
        </>
      )}
    </ShelfRow>
  );
}
