/** Whose body it is: a child's goes by age; grown-ups and babies have one size each. */
export type Build = 'child' | 'woman' | 'man' | 'baby';

/** Sizes of a body in head units (the head is 100 high). */
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
  /** Thickness of the neck, 1 is a child's. */
  readonly neckWidth: number;
  readonly hand: number;
  /** Length of the foot, 1 is a child's. */
  readonly foot: number;
};

/** The foot stands this much below the ankle. */
export const FOOT_HEIGHT = 10.5;

const GROWN: Readonly<Record<Exclude<Build, 'child'>, Proportions>> = {
  woman: {
    heads: 4.95,
    torso: 142,
    leg: 218,
    arm: 152,
    shoulders: 31.5,
    belly: 27.5,
    hips: 31.5,
    chubbiness: 1.08,
    neck: 13,
    neckWidth: 1.02,
    hand: 1.1,
    foot: 1.12,
  },
  man: {
    heads: 5.2,
    torso: 156,
    leg: 226,
    arm: 162,
    shoulders: 39,
    belly: 33,
    hips: 30.5,
    chubbiness: 1.22,
    neck: 12,
    neckWidth: 1.32,
    hand: 1.22,
    foot: 1.26,
  },
  baby: {
    heads: 2.2,
    torso: 58,
    leg: 50,
    arm: 42,
    shoulders: 23,
    belly: 28,
    hips: 25,
    chubbiness: 1.1,
    neck: 2,
    neckWidth: 1,
    hand: 0.86,
    foot: 0.8,
  },
};

/** Children are 2.62 + 0.135 × age heads high, so 2.9 at two and 4.0 at ten. */
export function proportions(age: number, build: Build = 'child'): Proportions {
  if (build !== 'child') return GROWN[build];
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
    neckWidth: 1,
    hand: 0.94 + age * 0.012,
    foot: 1,
  };
}
