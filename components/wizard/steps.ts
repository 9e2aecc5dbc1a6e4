import type { DraftView } from '@/lib/books';

/** Spec §2 "/wizard": 'Step {current} of {total}'. The fourth step, the character, has a page of its own. */
const WIZARD_STEPS = ['child', 'book', 'photo'] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];
export const STEP_TOTAL = WIZARD_STEPS.length + 1;

export const stepNumber = (step: WizardStep): number => WIZARD_STEPS.indexOf(step) + 1;

const isWizardStep = (value: string | null): value is WizardStep => WIZARD_STEPS.some((step) => step === value);

type Filled = Pick<DraftView, 'childName' | 'catalogueId'>;

/** The furthest step that the draft allows: no book before the child, no photo before the book. */
function furthest(draft: Filled | null): WizardStep {
  if (!draft?.childName) return 'child';
  return draft.catalogueId === null ? 'book' : 'photo';
}

/** The step to show for `?step=`; one that comes too early falls back to what is still missing. */
export function shownStep(asked: string | null, draft: Filled | null): WizardStep {
  const limit = furthest(draft);
  const step = isWizardStep(asked) ? asked : limit;
  return stepNumber(step) > stepNumber(limit) ? limit : step;
}

/** A book that was already met as a hero: whoever starts the wizard again is asked before it is changed. */
export const isFarAlong = (draft: Pick<DraftView, 'nextStep' | 'orderId'>): boolean =>
  draft.nextStep === 'preview' || draft.orderId !== null;
