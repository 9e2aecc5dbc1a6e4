import type { Character } from '../../character/character';

/**
 * Whose body it is: a child's goes by age, that of a child with a face of its own more so; grown-ups and babies have one
 * size each.
 */
export type Build = 'child' | 'ownChild' | 'woman' | 'man' | 'baby';

/** A head of its own is this much taller than the usual one, in heads. */
export const TALLER_HEAD = 0.08;

export const buildOf = ({ faceShape }: Pick<Character, 'faceShape'>): Build => (faceShape ? 'ownChild' : 'child');

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

const GROWN: Readonly<Record<Exclude<Build, 'child' | 'ownChild'>, Proportions>> = {
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
    hand: 1.26,
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
    neckWidth: 1.24,
    hand: 1.36,
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
    hand: 0.98,
    foot: 0.8,
  },
};

type ByAge = Pick<Proportions, 'heads' | 'shoulders' | 'chubbiness' | 'neck' | 'neckWidth'>;

const CHILD = {
  /** 2.9 heads high at two and 4.0 at ten. */
  child: (age: number): ByAge => ({
    heads: 2.62 + 0.135 * age,
    shoulders: 23.5 + age * 0.55,
    chubbiness: 1.14 - 0.017 * age,
    neck: 4 + age * 0.5,
    neckWidth: 1,
  }),
  /** Baby, small child and school child differ clearly: 2.5 heads high at one, 3.3 at five, 4.2 at ten. */
  ownChild: (age: number): ByAge => ({
    heads: 2.32 + 0.19 * age,
    shoulders: 22.6 + age * 0.78,
    chubbiness: 1.23 - 0.031 * age,
    neck: 2 + age * 0.7,
    neckWidth: 1.16 + 0.012 * age,
  }),
} as const;

export function proportions(age: number, build: Build = 'child'): Proportions {
  if (build !== 'child' && build !== 'ownChild') return GROWN[build];
  const byAge = CHILD[build](age);
  const { heads } = byAge;
  const body = (heads - 1) * 100;
  return {
    ...byAge,
    torso: body * 0.385,
    leg: body * 0.535,
    arm: body * 0.385,
    belly: 24.5 + age * 0.3,
    hips: 22 + age * 0.45,
    hand: 1.12 + age * 0.012,
    foot: 1,
  };
}
