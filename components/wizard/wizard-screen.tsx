'use client';

import { useRouter, useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { MakeBar } from '@/components/layout/make-bar';
import { SavedMark, type SaveState } from '@/components/layout/saved-mark';
import { PhotoStep } from '@/components/photo/photo-step';
import { warmPhotoStep } from '@/components/photo/photo-warmth';
import { ProgressSteps } from '@/components/ui/progress-steps';
import type { DraftChange, DraftView } from '@/lib/books';
import { useMarket } from '@/lib/client/market';
import { send } from '@/lib/client/send';
import { BookStep } from './book-step';
import { ChildStep } from './child-step';
import { remember } from './draft-memory';
import { OfferNote } from './offer-note';
import { ResumeChoice } from './resume-choice';
import { isFarAlong, STEP_TOTAL, shownStep, stepNumber, type WizardStep } from './steps';
import { useWizardDraft } from './use-draft';
import { useOffer } from './use-offer';
import { editionOn, useShelf } from './use-shelf';
import { WizardSkeleton } from './wizard-skeleton';

/** The wizard: child, book, photo. The step is in the address, the draft on the server. */
export function WizardScreen() {
  const t = useTranslations();
  const { language, to } = useMarket();
  const query = useSearchParams();
  const router = useRouter();
  const { draft, loading, accept, startAnew } = useWizardDraft(query.has('new'));
  const offer = useOffer(query.get('offer'), draft);
  const shelf = useShelf(draft?.language ?? language);
  const [saving, setSaving] = useState<SaveState | null>(null);
  const [moved, setMoved] = useState(false);
  const creationKey = useRef<string>(null);
  useEffect(warmPhotoStep, []);

  if (loading || !shelf) return <WizardSkeleton />;
  const asked = query.get('step');
  const step = shownStep(asked, draft);
  const go = (next: WizardStep) => {
    setMoved(true);
    const kept = new URLSearchParams(query);
    kept.delete('new');
    kept.set('step', next);
    window.history.pushState(null, '', `?${kept}`);
  };
  const save = async (made: DraftChange) => {
    const change = { ...made, ...(offer && { offer }) };
    setSaving('saving');
    try {
      creationKey.current ??= crypto.randomUUID();
      const saved = draft
        ? await send<DraftView>(`/api/books/${draft.id}`, { method: 'PATCH', json: change })
        : await send<DraftView>('/api/books/create', {
            json: { language, ...change },
            idempotencyKey: creationKey.current,
          });
      await accept(saved);
      setSaving('saved');
    } catch (thrown) {
      setSaving('failed');
      creationKey.current = null;
      throw thrown;
    }
  };
  const meetHero = (id: string) => router.push(to(`/preview/${id}?step=character`));

  const back = step === 'child' ? { href: to() } : { onBack: () => go(step === 'photo' ? 'book' : 'child') };
  const label = t('common.step', { current: stepNumber(step), total: STEP_TOTAL });
  const preselected = Number(query.get('book')) || null;
  const showcase = editionOn(shelf, draft?.catalogueId ?? preselected) ?? shelf[0] ?? null;
  const resuming = draft !== null && asked === null && isFarAlong(draft);
  return (
    <div className="make-page">
      <MakeBar
        back={{ label: t('common.back'), ...back }}
        end={saving ? <SavedMark state={saving} /> : draft && <SavedMark state="saved" />}
      >
        <ProgressSteps current={stepNumber(step)} label={label} total={STEP_TOTAL} />
      </MakeBar>
      {offer && <OfferNote catalogueId={draft?.catalogueId ?? preselected} offer={offer} />}
      <main className="make-step wrap" id="content">
        {resuming && (
          <ResumeChoice
            book={editionOn(shelf, draft.catalogueId)}
            draft={draft}
            onNew={() => {
              startAnew();
              go('child');
            }}
          />
        )}
        {!resuming && step === 'child' && (
          <ChildStep
            draft={draft}
            focusHeading={moved}
            key={draft?.id ?? 'new'}
            onSave={async ({ childName, ...values }) => {
              await save({ childName, ...values });
              remember(localStorage, { typed: {} });
              go('book');
            }}
            showcase={showcase}
          />
        )}
        {!resuming && step === 'book' && draft && (
          <BookStep
            draft={draft}
            focusHeading={moved}
            onSave={async (catalogueId) => {
              await save({ catalogueId });
              go('photo');
            }}
            preselected={preselected}
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
