import type { DraftView } from '@/lib/books';
import type { HeroChangeView } from '@/lib/orders';
import type { HeroChange } from './use-hero-change';
import type { HeroStep } from './use-hero-step';

/** What every step of a trial gets. */
export type TrialProps = {
  readonly change: HeroChange;
  readonly view: HeroChangeView;
  readonly trial: DraftView;
  readonly onTrialChange: (trial: DraftView) => Promise<unknown>;
  readonly goTo: (step: HeroStep | null) => void;
};
