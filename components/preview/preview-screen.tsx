'use client';

import { useParams, useRouter, useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { preinit } from 'react-dom';
import { CharacterScreen, characterStyles } from '@/components/character/character-screen';
import { LockedCharacter } from '@/components/character/locked-character';
import { GuestNotice } from '@/components/drafts/guest-notice';
import { useDraft } from '@/components/drafts/use-draft';
import { LoadError } from '@/components/feedback/load-error';
import { whenIdle } from '@/components/ui/hooks/when-idle';
import { WizardProgress } from '@/components/wizard/wizard-progress';
import { useMarket } from '@/lib/client/market';
import { BookScreen, bookScreenStyles } from './book-screen';
import { getPreviewScreen, hasNoCharacter } from './get-preview-screen';
import { ReaderSkeleton } from './reader-skeleton';

/** `/preview/{bookId}`: first the character (`?step=character`), then the book. */
export function PreviewScreen() {
  const { bookId } = useParams<{ bookId: string }>();
  const query = useSearchParams();
  const router = useRouter();
  const { to } = useMarket();
  const t = useTranslations('common');
  const { data: draft, error, mutate } = useDraft(bookId);
  const noCharacter = draft !== undefined && hasNoCharacter(draft);
  // The server redirects a draft without a character; this handles a photo that is deleted while the page is open.
  useEffect(() => {
    if (noCharacter) router.replace(to('/wizard'));
  }, [noCharacter, router, to]);
  // What the other steps look like: there before they are.
  useEffect(() => {
    whenIdle(() => {
      for (const href of [characterStyles, bookScreenStyles]) preinit(href, { as: 'style', precedence: 'linked' });
    });
  }, []);
  if (error && !draft) return <LoadError error={error} onRetry={() => mutate()} />;
  if (!draft || noCharacter) return <ReaderSkeleton />;
  const notice = draft.asGuest && <GuestNotice onVerified={() => void mutate()} />;
  const screen = getPreviewScreen(draft, query.get('step'));
  if (screen === 'locked-hero') {
    return (
      <>
        {notice}
        <LockedCharacter draft={draft} />
      </>
    );
  }
  if (screen === 'hero') {
    const photoHref = to(`/wizard?step=photo&draft=${draft.id}`);
    return (
      <>
        {notice}
        <CharacterScreen
          back={{ label: t('back'), href: photoHref }}
          heading={<WizardProgress bookId={draft.id} current="hero" />}
          options={{ photoHref, advanced: 'priced', ownsPhoto: true }}
          onDraftChange={(next) => mutate(next, { revalidate: false })}
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
      {notice}
      <BookScreen bookId={bookId} />
    </>
  );
}
