'use client';

import { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { ProgressSteps } from '@/components/ui/progress-steps';
import { useMarket } from '@/lib/client/market';
import { STEP_TOTAL, stepNumber, WIZARD_STEPS, type WizardStep } from './wizard-steps';

type WizardProgressProps = {
  /** `hero` is the character step, which is a page of its own. */
  readonly current: WizardStep | 'hero';
  /** Draft whose steps are shown. */
  readonly bookId: string | null;
  /** Navigates without leaving the page. */
  readonly onNavigate?: (step: WizardStep) => void;
};

/** Spec §2 "/wizard": 'Step {current} of {total}', with links to finished steps. */
export function WizardProgress({ current, bookId, onNavigate }: WizardProgressProps) {
  const t = useTranslations();
  const { to } = useMarket();
  const here = current === 'hero' ? STEP_TOTAL : stepNumber(current);
  const draft = bookId ? `&draft=${bookId}` : '';
  const within = (step: WizardStep) => (event: MouseEvent) => {
    if (!onNavigate || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onNavigate(step);
  };
  const steps = WIZARD_STEPS.map((step) => {
    const name = t(`wizard.steps.${step}`);
    return stepNumber(step) < here
      ? { name, href: `${to('/wizard')}?step=${step}${draft}`, onClick: within(step) }
      : { name };
  });
  return (
    <ProgressSteps
      current={here}
      label={t('common.step', { current: here, total: STEP_TOTAL })}
      steps={[...steps, { name: t('wizard.steps.hero') }]}
    />
  );
}
