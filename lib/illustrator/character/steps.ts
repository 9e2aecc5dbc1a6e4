import type { Character } from './character';

/** Measures of the face that a parent sets in three steps, shown as small pictures. */
export const TRAIT_STEPS = {
  eyeSize: { less: 0.86, usual: 1, more: 1.16 },
  eyeTilt: { less: -0.13, usual: 0, more: 0.13 },
  browWeight: { less: 0.66, usual: 1, more: 1.5 },
  cheeks: { less: 0.05, usual: 0.5, more: 0.95 },
  mouthWidth: { less: 0.82, usual: 1, more: 1.2 },
  earSize: { less: 0.8, usual: 1, more: 1.3 },
} as const satisfies Partial<Readonly<Record<keyof Character, Readonly<Record<string, number>>>>>;
export type StepTrait = keyof typeof TRAIT_STEPS;
export type Step = 'less' | 'usual' | 'more';
export const STEPS: readonly Step[] = ['less', 'usual', 'more'];

/** The nearest step to a measure; a measure from a photo usually lies between two. */
export function nearestStep(trait: StepTrait, measure: number): Step {
  const distance = (step: Step) => Math.abs(TRAIT_STEPS[trait][step] - measure);
  return STEPS.reduce((best, step) => (distance(step) < distance(best) ? step : best));
}
