'use client';

import { useSearchParams } from 'next/navigation';

const STEPS = ['photo', 'features', 'compare', 'paid'] as const;
export type HeroStep = (typeof STEPS)[number];

/** The step in the URL (`?step=`), so that Back goes to the step before; `null` is the start. */
export function useHeroStep(): readonly [HeroStep | null, (step: HeroStep | null) => void] {
  const asked = useSearchParams().get('step');
  const goTo = (step: HeroStep | null) => {
    window.history.pushState(null, '', step ? `?step=${step}` : window.location.pathname);
    window.scrollTo({ top: 0 });
  };
  return [STEPS.find((step) => step === asked) ?? null, goTo];
}
