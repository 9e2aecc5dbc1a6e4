'use client';

import dynamic from 'next/dynamic';
import { useRouter, useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { editionFromList, useBookById, useBooks } from '@/components/drafts/use-books';
import { useWizardDraft } from '@/components/drafts/use-draft';
import { saveWizardState } from '@/components/drafts/wizard-storage';
import { SavedIndicator } from '@/components/feedback/saved-indicator';
import { FlowHeader } from '@/components/layout/flow-header';
import { preloadPhotoStep } from '@/components/photo/preload-photo-step';
import { loadWhenTouched } from '@/components/ui/hooks/when-touched';
import { toBaseId } from '@/lib/catalogue';
import { useMarket } from '@/lib/client/market';
import type { OfferDaysByPartner } from '@/lib/partners';
import { track } from '@/lib/tracking';
import { ChildStep } from './child-step';
import { useSaveDraft } from './use-save-draft';
import { useStartOver } from './use-start-over';
import { useUrlAnswers } from './use-url-answers';
import { pushWizardUrl, replaceSearch, replaceWizardUrl } from './wizard-history';
import { WizardProgress } from './wizard-progress';
import { StepSkeleton, WizardSkeleton } from './wizard-skeleton';
import { hasKnownHero, isPastWizard, resolveStep, type WizardStep } from './wizard-steps';
import { parseWizardUrl } from './wizard-url';

// The later steps are loaded while the visitor answers the first one; the server renders the one in the URL.
const loadBookStep = () => import('./book-step/book-step').then(({ BookStep }) => BookStep);
const loadPhotoStep = () => import('@/components/photo/photo-step').then(({ PhotoStep }) => PhotoStep);
// Few visitors come with a partner's offer, or back to a finished draft.
const WizardOfferNotice = dynamic(() => import('./offer-notice').then(({ WizardOfferNotice }) => WizardOfferNotice), {
  loading: () => null,
});
const ResumePrompt = dynamic(() => import('./resume-prompt').then(({ ResumePrompt }) => ResumePrompt), {
  loading: StepSkeleton,
});
const BookStep = dynamic(loadBookStep, { loading: StepSkeleton });
const PhotoStep = dynamic(loadPhotoStep, { loading: StepSkeleton });

function preloadSteps(): void {
  preloadPhotoStep();
  loadWhenTouched(() => Promise.all([loadBookStep(), loadPhotoStep()]));
}

type WizardScreenProps = {
  /** The draft in the server's data, `null` for none; `undefined` if the server could not read it. */
  readonly servedDraftId: string | null | undefined;
  /** What the desk says of the days of offers. */
  readonly offerDays: OfferDaysByPartner;
};

/** The wizard: child, book, photo. The URL holds the step; the server holds the draft. */
export function WizardScreen({ servedDraftId, offerDays }: WizardScreenProps) {
  const t = useTranslations('common');
  const { language, to } = useMarket();
  const urlState = parseWizardUrl(useSearchParams());
  const router = useRouter();
  const { draft, loading, accept, reload, startNew, switchTo } = useWizardDraft(urlState, servedDraftId);
  const urlAnswers = useUrlAnswers(urlState, draft, accept);
  const books = useBooks(draft?.language ?? language);
  const linked = useBookById(books, urlState.book);
  const savedBook = useBookById(books, draft?.catalogueId ?? null);
  const { save, state } = useSaveDraft({ draft, language, urlAnswers, onSaved: accept });
  const { round, startOver } = useStartOver({ draft, save, startNew, switchTo, replaceSearch });
  const [unsaved, setUnsaved] = useState(false);
  const [navigated, setNavigated] = useState(false);
  useEffect(preloadSteps, []);

  if (loading || !books) return <WizardSkeleton />;
  const step = resolveStep(urlState.step, draft, urlState.book && toBaseId(urlState.book));
  const resuming = draft !== null && urlState.step === null && isPastWizard(draft);
  const go = (next: WizardStep, dropBook = false) => {
    setNavigated(true);
    setUnsaved(false);
    // A URL without a step means the last reachable one, so write the current step before moving on; Back then returns
    // to it.
    if (urlState.step === null && !resuming) replaceWizardUrl({ step });
    pushWizardUrl({ step: next, new: null, ...(dropBook && { book: null }) });
  };
  const openBook = (id: string) => router.push(to(`/preview/${id}`));
  const openCharacter = (id: string) => router.push(to(`/preview/${id}?step=character`));

  const back = step === 'child' ? { href: to() } : { onBack: () => go(step === 'photo' ? 'book' : 'child') };
  const localState = unsaved ? 'kept' : draft && 'saved';
  const saveState = state === null || state === 'saved' ? localState : state;
  const offer = urlState.offer ?? draft?.offer ?? null;
  return (
    <div className="wizard-page">
      <FlowHeader back={{ label: t('back'), ...back }} actions={saveState && <SavedIndicator state={saveState} />}>
        <WizardProgress bookId={draft?.id ?? null} current={step} onNavigate={go} />
      </FlowHeader>
      {offer && <WizardOfferNotice catalogueId={draft?.catalogueId ?? urlState.book} days={offerDays} offer={offer} />}
      <main className="wizard-step wrap" id="content">
        {resuming && (
          <ResumePrompt
            book={editionFromList(books, draft.catalogueId)}
            draft={draft}
            onStartNew={() => {
              startNew();
              replaceWizardUrl({ draft: null });
              go('child');
            }}
          />
        )}
        {!resuming && step === 'child' && (
          <ChildStep
            draft={draft}
            focusHeading={navigated}
            key={`${draft?.id ?? 'new'}.${round}`}
            linkedGender={urlState.gender}
            onSave={async (change, dropStory) => {
              await save(change);
              saveWizardState({ typed: {}, since: {} });
              // The story came with the link: it need not be chosen a second time.
              if (change.catalogueId) track({ name: 'AddToCart', catalogueId: change.catalogueId }, new Date());
              go(change.catalogueId ? 'photo' : 'book', dropStory || Boolean(change.catalogueId));
            }}
            onStartOver={startOver}
            onUnsaved={setUnsaved}
            reload={reload}
            story={linked ?? savedBook ?? null}
            storyIsChosen={linked != null && !draft?.catalogueId}
          />
        )}
        {!resuming && step === 'book' && draft && (
          <BookStep
            params={urlState}
            draft={draft}
            focusHeading={navigated}
            heroGone={urlState.heroGone}
            linkedBook={linked}
            onDone={(saved) =>
              hasKnownHero(draft) && saved.nextStep === 'preview' ? openBook(saved.id) : go('photo', true)
            }
            onSave={save}
            onUnsaved={setUnsaved}
            reload={reload}
            availableBooks={books}
          />
        )}
        {!resuming && step === 'photo' && draft && (
          <PhotoStep
            draft={draft}
            focusHeading={navigated}
            onUploaded={async (uploaded) => {
              await accept(uploaded);
              openCharacter(uploaded.id);
            }}
            onDeleted={async (updated) => {
              await accept(updated);
            }}
            onContinue={() => openCharacter(draft.id)}
          />
        )}
      </main>
    </div>
  );
}
