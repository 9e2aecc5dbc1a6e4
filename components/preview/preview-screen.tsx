'use client';

import { useParams, useRouter, useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { Missing } from '@/components/orders/missing';
import { useDraft } from '@/components/wizard/use-draft';
import { useMarket } from '@/lib/client/market';
import { BookScreen } from './book-screen';
import { BookWaiting } from './book-waiting';
import { CharacterScreen } from './character-screen';
import { ClosedPassport } from './closed-passport';
import { GuestNote } from './guest-note';

/** `/preview/{bookId}`: the hero first (`?step=character`), then the book. */
export function PreviewScreen() {
  const { bookId } = useParams<{ bookId: string }>();
  const query = useSearchParams();
  const router = useRouter();
  const { to } = useMarket();
  const { data: draft, error, mutate } = useDraft(bookId);
  const unmet = draft !== undefined && !draft.character && !draft.characterApproved && !draft.tasks.character;
  useEffect(() => {
    if (unmet) router.replace(to('/wizard'));
  }, [unmet, router, to]);
  if (error && !draft) return <Missing error={error} onRetry={() => mutate()} />;
  if (!draft) return <BookWaiting />;
  if (unmet) return <BookWaiting />;
  // A bought book stays when its hero is forgotten with the photo.
  const note = draft.asGuest && <GuestNote onVerified={() => void mutate()} />;
  const heroAsked = query.get('step') === 'character' && draft.character !== null;
  if (heroAsked && draft.purchased) {
    return (
      <>
        {note}
        <ClosedPassport draft={draft} />
      </>
    );
  }
  if (heroAsked || !draft.characterApproved) {
    return (
      <>
        {note}
        <CharacterScreen
          accept={(next) => mutate(next, { revalidate: false })}
          draft={draft}
          onApproved={() => {
            window.history.pushState(null, '', window.location.pathname);
            window.scrollTo({ top: 0 });
          }}
        />
      </>
    );
  }
  return (
    <>
      {note}
      <BookScreen bookId={bookId} />
    </>
  );
}
