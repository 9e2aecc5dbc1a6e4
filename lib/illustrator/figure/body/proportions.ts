import type { Character } from '../../character/character';
import { clamp, mixNumber } from '../../paint';

/**
 * Whose body it is: a child's goes by age, that of a child with a face of its own more so; grown-ups and babies have one
 * size each. Picture books draw smaller heads on broader shoulders.
 */
export type Build = 'child' | 'ownChild' | 'woman' | 'man' | 'baby' | 'pictureChild' | 'pictureWoman' | 'pictureMan';

/** A head of its own is this much taller than the usual one, in heads. */
export const TALLER_HEAD = 0.08;

export const buildOf = ({ faceShape }: Pick<Character, 'faceShape'>): Build => (faceShape ? 'ownChild' : 'child');

const IN_PICTURE_BOOKS: Partial<Record<Build, Build>> = {
  ownChild: 'pictureChild',
  woman: 'pictureWoman',
  man: 'pictureMan',
};

/** The body that somebody has in a picture book; a child without a face of its own keeps the usual one. */
export const pictureBuild = (usual: Build): Build => IN_PICTURE_BOOKS[usual] ?? usual;

export const isOfPictureBook = (build: Build): boolean => Object.values(IN_PICTURE_BOOKS).includes(build);

export const isGrown = (build: Build | undefined): boolean =>
  build !== undefined && ['woman', 'man', 'pictureWoman', 'pictureMan'].includes(build);

/** Sizes of a body in head units (the head is 100 high). */
export type Proportions = {
  readonly heads: number;
  /** Size of the head, 1 is 100 high. */
  readonly head: number;
  /** How much hips and shoulders tilt against each other over the leg that carries, 0 or 1. */
  readonly contrapposto: number;
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

const GROWN: Readonly<Record<'woman' | 'man' | 'baby', Proportions>> = {
  woman: {
    heads: 4.95,
    head: 1,
    contrapposto: 0,
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
    head: 1,
    contrapposto: 0,
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
    head: 1,
    contrapposto: 0,
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

/** Of a picture book against the usual body. */
const PICTURE_GROWN = { head: 0.93, shoulders: 1.06, neck: 0.66, neckWidth: 1.12 } as const;
/** From three years on; the heads of the smallest stay large. */
const PICTURE_CHILD = { head: 0.91, shoulders: 1.16, belly: 1.03, hips: 1.05, neckWidth: 1.06 } as const;

function inPictureBook(size: Proportions): Proportions {
  const { head, shoulders, neck, neckWidth } = PICTURE_GROWN;
  return {
    ...size,
    head,
    contrapposto: 1,
    shoulders: size.shoulders * shoulders,
    neck: size.neck * neck,
    neckWidth: size.neckWidth * neckWidth,
  };
}

type ByAge = Pick<Proportions, 'heads' | 'shoulders' | 'chubbiness' | 'neck' | 'neckWidth'>;

/**
 * A baby has no neck and a small child next to none: its length at one year and at four, head units, and what a later year
 * adds. It is measured from a long chin: that of a baby comes down to its collar.
 */
const NECK = { baby: -1.6, small: 0.5, at: 4, grows: 0.48 } as const;
const ownNeck = (age: number): number =>
  mixNumber(NECK.baby, NECK.small, (Math.min(age, NECK.at) - 1) / (NECK.at - 1)) +
  NECK.grows * Math.max(0, age - NECK.at);

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
    neck: ownNeck(age),
    neckWidth: 1.23 + 0.012 * age,
  }),
} as const;

/** The body of a child with a face of its own as picture books draw it. */
function pictureChild(age: number): Proportions {
  const size = proportions(age, 'ownChild');
  const share = clamp(age - 2, 0, 1);
  const { head, shoulders, belly, hips, neckWidth } = PICTURE_CHILD;
  const by = (k: number) => 1 + (k - 1) * share;
  return {
    ...size,
    head: by(head),
    contrapposto: 1,
    shoulders: size.shoulders * by(shoulders),
    belly: size.belly * by(belly),
    hips: size.hips * by(hips),
    neckWidth: size.neckWidth * by(neckWidth),
  };
}

export function proportions(age: number, build: Build = 'child'): Proportions {
  if (build === 'pictureChild') return pictureChild(age);
  if (build === 'pictureWoman') return inPictureBook(GROWN.woman);
  if (build === 'pictureMan') return inPictureBook(GROWN.man);
  if (build !== 'child' && build !== 'ownChild') return GROWN[build];
  const byAge = CHILD[build](age);
  const { heads } = byAge;
  const body = (heads - 1) * 100;
  return {
    ...byAge,
    head: 1,
    contrapposto: 0,
    torso: body * 0.385,
    leg: body * 0.535,
    arm: body * 0.385,
    belly: 24.5 + age * 0.3,
    hips: 22 + age * 0.45,
    hand: 1.12 + age * 0.012,
    foot: 1,
  };
}
