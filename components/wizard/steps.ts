import type { DraftView } from '@/lib/books';
import { baseIdOf } from '@/lib/catalogue';

/** Spec §2 "/wizard": 'Step {current} of {total}'. The fourth step, the character, has a page of its own. */
export const WIZARD_STEPS = ['child', 'book', 'photo'] as const;
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

/**
 * The step to show for `?step=`; one that comes too early falls back to what is still missing.
 * @param linked the base id of the book that a link names: another one than the draft's is looked at first
 */
export function shownStep(asked: string | null, draft: Filled | null, linked: number | null = null): WizardStep {
  const changes = linked !== null && draft?.catalogueId != null && baseIdOf(draft.catalogueId) !== linked;
  const limit = changes ? 'book' : furthest(draft);
  const step = isWizardStep(asked) ? asked : limit;
  return stepNumber(step) > stepNumber(limit) ? limit : step;
}

/** A book that was already met as a hero: whoever starts the wizard again is asked before it is changed. */
export const isFarAlong = (draft: Pick<DraftView, 'nextStep' | 'orderId'>): boolean =>
  draft.nextStep === 'preview' || draft.orderId !== null;
