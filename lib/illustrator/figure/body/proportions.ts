/** Sizes of a body by age in head units (the head is 100 high). */
export type Proportions = {
  readonly heads: number;
  readonly torso: number;
  readonly leg: number;
  readonly arm: number;
  readonly shoulders: number;
  readonly belly: number;
  readonly hips: number;
  /** Thickness of limbs: small children are rounder. */
  readonly chubbiness: number;
  readonly neck: number;
  readonly hand: number;
};

/** The foot stands this much below the ankle. */
export const FOOT_HEIGHT = 10.5;

/** Heads high: 2.62 + 0.135 × age, so 2.9 at two and 4.0 at ten. */
export function proportions(age: number): Proportions {
  const heads = 2.62 + 0.135 * age;
  const body = (heads - 1) * 100;
  return {
    heads,
    torso: body * 0.385,
    leg: body * 0.535,
    arm: body * 0.385,
    shoulders: 23.5 + age * 0.55,
    belly: 24.5 + age * 0.3,
    hips: 22 + age * 0.45,
    chubbiness: 1.14 - 0.017 * age,
    neck: 4 + age * 0.5,
    hand: 0.94 + age * 0.012,
  };
}
