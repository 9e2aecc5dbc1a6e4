import type { DraftView } from '@/lib/books';
import { toBaseId } from '@/lib/catalogue';

/** Spec §2 "/wizard": 'Step {current} of {total}'. The fourth step, the character, is a page of its own. */
export const WIZARD_STEPS = ['child', 'book', 'photo'] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];
export const STEP_TOTAL = WIZARD_STEPS.length + 1;

export const stepNumber = (step: WizardStep): number => WIZARD_STEPS.indexOf(step) + 1;

const isWizardStep = (value: string | null): value is WizardStep => WIZARD_STEPS.some((step) => step === value);

type DraftAnswers = Pick<DraftView, 'childName' | 'catalogueId'>;

/** The last step that the draft allows: no book before the child, no photo before the book. */
function lastReachableStep(draft: DraftAnswers | null): WizardStep {
  if (!draft?.childName) return 'child';
  return draft.catalogueId === null ? 'book' : 'photo';
}

/**
 * The step for `?step=`; a step that is too early falls back to the first missing answer.
 * @param linked base id of the book that a link names; if it differs from the draft's book, the book step comes first
 */
export function resolveStep(
  asked: string | null,
  draft: DraftAnswers | null,
  linked: number | null = null,
): WizardStep {
  const changes = linked !== null && draft?.catalogueId != null && toBaseId(draft.catalogueId) !== linked;
  const limit = changes ? 'book' : lastReachableStep(draft);
  const step = isWizardStep(asked) ? asked : limit;
  return stepNumber(step) > stepNumber(limit) ? limit : step;
}

/** The hero was approved in an earlier book, and only the story is left to choose ('another story'). */
export const hasKnownHero = (draft: Pick<DraftView, 'catalogueId' | 'characterApproved'>): boolean =>
  draft.characterApproved && draft.catalogueId === null;

/** The draft has an approved character or an order, so ask before the wizard changes it. */
export const isPastWizard = (draft: Pick<DraftView, 'nextStep' | 'orderId'>): boolean =>
  draft.nextStep === 'preview' || draft.orderId !== null;
