import { clamp, mixNumber } from '../../../paint';

/** How a face of an age is drawn: a baby, a small child and a school child, with a smooth passage between them. */
export type AgeStyle = {
  /** Enlargement of the eyes, across and down, against the photo's. */
  readonly eyeAcross: number;
  readonly eyeDown: number;
  /** Head units of one unit of the face down; a photo's face would take as many as across. */
  readonly down: number;
  /** Fullness of the cheeks, and their roundness beside the mouth. */
  readonly cheeks: number;
  /** Fullness of the jaw below the cheeks. */
  readonly jaw: number;
  /** Width and thickness of the lips against the photo's. */
  readonly lipsAcross: number;
  readonly lipsDown: number;
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
    eyeAcross: 1.42,
    eyeDown: 2.3,
    down: 81,
    cheeks: 0.085,
    jaw: 0.065,
    lipsAcross: 0.92,
    lipsDown: 1.2,
    noseAcross: 0.9,
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
    eyeAcross: 1.38,
    eyeDown: 2.2,
    down: 84,
    cheeks: 0.063,
    jaw: 0.05,
    lipsAcross: 0.92,
    lipsDown: 1.2,
    noseAcross: 0.926,
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
    eyeAcross: 1.34,
    eyeDown: 2.1,
    down: 88,
    cheeks: 0.036,
    jaw: 0.035,
    lipsAcross: 0.92,
    lipsDown: 1.2,
    noseAcross: 0.958,
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

/** What a closer drawing has of a style: less of the way to the house's proportions, less fullness. */
const CLOSER: Partial<AgeStyle> = {
  cheeks: 0.7,
  jaw: 0.3,
  lipsAcross: 1.06,
  lipsDown: 0.96,
  outline: 0.25,
  chin: 0.35,
  eyeSize: 0.12,
  places: 0.35,
  nose: 0.1,
  mouth: 0.1,
  brow: 0.2,
};

/** A style that keeps more of the photo's proportions. */
export function closerStyle(style: AgeStyle): AgeStyle {
  const names = Object.keys(style) as (keyof AgeStyle)[];
  return Object.fromEntries(names.map((name) => [name, style[name] * (CLOSER[name] ?? 1)])) as AgeStyle;
}

/** 1 for a baby, 0 from six and a half years on. */
export const youthOf = (age: number): number => clamp((6.5 - age) / 5, 0, 1);
