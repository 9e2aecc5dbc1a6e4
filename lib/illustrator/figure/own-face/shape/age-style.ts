import { clamp, mixNumber } from '../../../paint';

/** How a face of an age is drawn: a baby, a small child and a school child, with a smooth passage between them. */
export type AgeStyle = {
  /** Enlargement of the eyes, across and down, against the photo's. */
  readonly eyeAcross: number;
  readonly eyeDown: number;
  /** Head units of one unit of the face down; a photo's face would take as many as across. */
  readonly down: number;
  /** Width of the whole face against the photo's. */
  readonly wide: number;
  /** Fullness of the cheeks. */
  readonly cheeks: number;
  readonly noseAcross: number;
  readonly noseDown: number;
  /** Share of the way from the photo's proportions to those of the house, 0 to 1, by part. */
  readonly outline: number;
  readonly chin: number;
  readonly eyeSize: number;
  readonly places: number;
  readonly nose: number;
  readonly mouth: number;
  readonly brow: number;
};

/** The ages, in years, at which a style is whole. */
const AGES = [1.5, 4, 7.5] as const;

const STYLES: readonly [AgeStyle, AgeStyle, AgeStyle] = [
  {
    eyeAcross: 1.38,
    eyeDown: 2.02,
    down: 81,
    wide: 0.95,
    cheeks: 0.045,
    noseAcross: 0.97,
    noseDown: 0.76,
    outline: 0.6,
    chin: 0.6,
    eyeSize: 0.54,
    places: 0.55,
    nose: 0.5,
    mouth: 0.45,
    brow: 0.6,
  },
  {
    eyeAcross: 1.34,
    eyeDown: 1.93,
    down: 85,
    wide: 0.95,
    cheeks: 0.03,
    noseAcross: 0.975,
    noseDown: 0.803,
    outline: 0.55,
    chin: 0.6,
    eyeSize: 0.54,
    places: 0.55,
    nose: 0.5,
    mouth: 0.45,
    brow: 0.5,
  },
  {
    eyeAcross: 1.28,
    eyeDown: 1.8,
    down: 91,
    wide: 0.945,
    cheeks: 0.02,
    noseAcross: 0.98,
    noseDown: 0.858,
    outline: 0.5,
    chin: 0.55,
    eyeSize: 0.54,
    places: 0.5,
    nose: 0.5,
    mouth: 0.4,
    brow: 0.45,
  },
];

/** The style of an age in years. */
export function ageStyle(age: number): AgeStyle {
  const [baby, child, school] = STYLES;
  const [from, to, share] =
    age < AGES[1]
      ? [baby, child, clamp((age - AGES[0]) / (AGES[1] - AGES[0]), 0, 1)]
      : [child, school, clamp((age - AGES[1]) / (AGES[2] - AGES[1]), 0, 1)];
  const names = Object.keys(from) as (keyof AgeStyle)[];
  return Object.fromEntries(names.map((name) => [name, mixNumber(from[name], to[name], share)])) as AgeStyle;
}

/** 1 for a baby, 0 from six and a half years on. */
export const youthOf = (age: number): number => clamp((6.5 - age) / 5, 0, 1);
