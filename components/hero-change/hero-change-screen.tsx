'use client';

import { useParams } from 'next/navigation';
import { useDraft } from '@/components/drafts/use-draft';
import { LoadError } from '@/components/feedback/load-error';
import { Skeleton } from '@/components/ui/surface';
import type { DraftView } from '@/lib/books';
import { HeroComparison } from './hero-comparison';
import { HeroPaid } from './hero-paid';
import { HeroStart } from './hero-start';
import { TrialFeatures } from './trial-features';
import { TrialPhoto } from './trial-photo';
import type { TrialProps } from './trial-props';
import { useHeroChange } from './use-hero-change';
import { type HeroStep, useHeroStep } from './use-hero-step';

/** `/editor/{orderId}/hero`: another photo or other features for the whole book, tried before the book changes. */
export function HeroChangeScreen() {
  const { orderId } = useParams<{ orderId: string }>();
  const change = useHeroChange(orderId);
  const { view, error, reload } = change;
  const [step, goTo] = useHeroStep();
  if (error && !view) return <LoadError error={error} onRetry={reload} />;
  if (!view) return <HeroSkeleton />;
  const { trialId, editing } = view;
  if (step === 'paid' && editing === 'open') return <HeroPaid change={change} view={view} />;
  if (!step || !trialId || editing !== 'open') return <HeroStart change={change} goTo={goTo} view={view} />;
  return <TrialStep change={change} goTo={goTo} step={step} trialId={trialId} view={view} />;
}

type TrialStepProps = Omit<TrialProps, 'trial' | 'onTrialChange'> & {
  readonly trialId: string;
  readonly step: HeroStep;
};

function TrialStep({ step, trialId, ...props }: TrialStepProps) {
  const { data: trial, error, mutate } = useDraft(trialId);
  if (error && !trial) return <LoadError error={error} onRetry={() => mutate()} />;
  if (!trial) return <HeroSkeleton />;
  const given = { ...props, trial, onTrialChange: (next: DraftView) => mutate(next, { revalidate: false }) };
  if (step === 'photo' || (!trial.character && !trial.tasks.character)) return <TrialPhoto {...given} />;
  return step === 'compare' && trial.characterApproved ? <HeroComparison {...given} /> : <TrialFeatures {...given} />;
}

function HeroSkeleton() {
  return (
    <div aria-busy="true" className="wizard-page">
      <div className="flow-header" />
      <main className="wrap grid justify-items-center py-8">
        <Skeleton className="aspect-square w-[min(86vw,380px)]" />
      </main>
    </div>
  );
}
