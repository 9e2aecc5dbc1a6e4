'use client';

import { useRouter, useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { MakeBar } from '@/components/layout/make-bar';
import { SavedMark } from '@/components/layout/saved-mark';
import { PhotoStep } from '@/components/photo/photo-step';
import { warmPhotoStep } from '@/components/photo/photo-warmth';
import { baseIdOf } from '@/lib/catalogue';
import { useMarket } from '@/lib/client/market';
import { readAddress } from './address';
import { BookStep } from './book-step';
import { ChildStep } from './child-step';
import { remember } from './draft-memory';
import { pushAddress, replaceAddress, replaceSearch } from './go-to';
import { OfferNote } from './offer-note';
import { ResumeChoice } from './resume-choice';
import { isFarAlong, shownStep, type WizardStep } from './steps';
import { useWizardDraft } from './use-draft';
import { useSave } from './use-save';
import { editionOn, useShelf, useStory } from './use-shelf';
import { useStartOver } from './use-start-over';
import { useTold } from './use-told';
import { WizardProgress } from './wizard-progress';
import { WizardSkeleton } from './wizard-skeleton';

/** The wizard: child, book, photo. The step is in the address, the draft on the server. */
export function WizardScreen() {
  const t = useTranslations('common');
  const { language, to } = useMarket();
  const address = readAddress(useSearchParams());
  const router = useRouter();
  const { draft, loading, accept, reload, startAnew, goBackTo } = useWizardDraft(address);
  const told = useTold(address, draft, accept);
  const shelf = useShelf(draft?.language ?? language);
  const linked = useStory(shelf, address.book);
  const chosen = useStory(shelf, draft?.catalogueId ?? null);
  const { save, state } = useSave({ draft, language, told, accept });
  const { round, startOver } = useStartOver({ draft, save, startAnew, goBackTo, replace: replaceSearch });
  const [unsaved, setUnsaved] = useState(false);
  const [moved, setMoved] = useState(false);
  useEffect(warmPhotoStep, []);

  if (loading || !shelf) return <WizardSkeleton />;
  const step = shownStep(address.step, draft, address.book && baseIdOf(address.book));
  const resuming = draft !== null && address.step === null && isFarAlong(draft);
  const go = (next: WizardStep, leaveBook = false) => {
    setMoved(true);
    setUnsaved(false);
    // An address without a step means the furthest one: going back must find the step that was left.
    if (address.step === null && !resuming) replaceAddress({ step });
    pushAddress({ step: next, new: null, ...(leaveBook && { book: null }) });
  };
  const meetHero = (id: string) => router.push(to(`/preview/${id}?step=character`));

  const back = step === 'child' ? { href: to() } : { onBack: () => go(step === 'photo' ? 'book' : 'child') };
  const kept = unsaved ? 'kept' : draft && 'saved';
  const mark = state === null || state === 'saved' ? kept : state;
  const offer = address.offer ?? draft?.offer ?? null;
  return (
    <div className="make-page">
      <MakeBar back={{ label: t('back'), ...back }} end={mark && <SavedMark state={mark} />}>
        <WizardProgress bookId={draft?.id ?? null} current={step} onGo={go} />
      </MakeBar>
      {offer && <OfferNote catalogueId={draft?.catalogueId ?? address.book} offer={offer} />}
      <main className="make-step wrap" id="content">
        {resuming && (
          <ResumeChoice
            book={editionOn(shelf, draft.catalogueId)}
            draft={draft}
            onNew={() => {
              startAnew();
              replaceAddress({ draft: null });
              go('child');
            }}
          />
        )}
        {!resuming && step === 'child' && (
          <ChildStep
            draft={draft}
            focusHeading={moved}
            key={`${draft?.id ?? 'new'}.${round}`}
            linkedGender={address.gender}
            onSave={async (change, leaveStory) => {
              await save(change);
              remember({ typed: {}, since: {} });
              go('book', leaveStory);
            }}
            onStartOver={startOver}
            onUnsaved={setUnsaved}
            reload={reload}
            story={linked ?? chosen ?? null}
          />
        )}
        {!resuming && step === 'book' && draft && (
          <BookStep
            address={address}
            draft={draft}
            focusHeading={moved}
            linked={linked}
            onDone={() => go('photo', true)}
            onSave={save}
            onUnsaved={setUnsaved}
            reload={reload}
            shelf={shelf}
          />
        )}
        {!resuming && step === 'photo' && draft && (
          <PhotoStep
            draft={draft}
            focusHeading={moved}
            onUploaded={async (uploaded) => {
              await accept(uploaded);
              meetHero(uploaded.id);
            }}
            onDeleted={async (left) => {
              await accept(left);
            }}
            onKeep={() => meetHero(draft.id)}
          />
        )}
      </main>
    </div>
  );
}
