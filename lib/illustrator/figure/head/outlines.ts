import { type FaceOffsets, USUAL_FACE } from '../../character/face';
import type { NOSES } from '../../character/trait-values';
import { type Knot, mixNumber, type Polygon, smooth } from '../../paint';
import type { Expression } from '../expressions';
import { FEATURES, featurePlaces } from './face-offsets';
import { raiseSkull } from './skull';

export type NoseKind = (typeof NOSES)[number];

/** Build of the face: cheeks 0..1, how young it is (0 at ten, 1 at one), and how much longer an adult's jaw is (0 or 1). */
export type FaceBuild = {
  readonly cheeks: number;
  readonly youth: number;
  readonly nose?: NoseKind;
  readonly adult?: number;
  /** Of a picture book: the jaw is softer, and its far side small when the head turns. */
  readonly softJaw?: boolean;
  /** How far an open mouth lowers the chin in profile, head units. */
  readonly jawDrop?: number;
  readonly face?: FaceOffsets;
  /** The child has a face of its own: its chin is short and round in profile. */
  readonly ownFace?: boolean;
  /** Height of the skull above the brows against the usual one. */
  readonly skull?: number;
};

/** A nose in profile: how far its tip and root stand out, height of tip and of the place where it meets the lip. */
export type NoseProfile = {
  readonly tip: number;
  readonly tipY: number;
  readonly root: number;
  readonly baseY: number;
};

const NOSE_PROFILE: Readonly<Record<NoseKind, NoseProfile>> = {
  button: { tip: 53, tipY: 17, root: 42.2, baseY: 23.5 },
  round: { tip: 55, tipY: 18.5, root: 43, baseY: 25 },
  broad: { tip: 54, tipY: 19.5, root: 43.5, baseY: 25 },
  small: { tip: 51, tipY: 17.5, root: 42.5, baseY: 22.5 },
  long: { tip: 56, tipY: 20, root: 44.5, baseY: 25.5 },
  up: { tip: 54.6, tipY: 14.5, root: 41.5, baseY: 23 },
};

/** The nose of one child in profile. */
export function noseProfile(kind: NoseKind, { noseLength, noseTip, noseWidth }: FaceOffsets): NoseProfile {
  const { tip, tipY, root, baseY } = NOSE_PROFILE[kind];
  return {
    tip: tip + 1.6 * noseLength + noseWidth,
    tipY: tipY + 2 * noseLength - 2.4 * noseTip,
    root: root + 0.8 * noseLength,
    baseY: baseY + 2.2 * noseLength - 0.4 * noseTip,
  };
}

/** Places of a head that looks to the right, seen from the side; for hair, glasses and headwear. */
export const PROFILE = {
  /** Middle of the ear. */
  ear: [-5, 9],
  eye: [31.5, 5.5],
  mouth: [44.8, 34],
  /** Hairline from the brow over temple and sideburn, round the ear, to the nape. */
  hairline: [
    [43, -33],
    [35, -30],
    [27, -23],
    [21, -13],
    [13, -10],
    [8, -2],
    [5, 6],
    [1, -3],
    [-8, -5],
    [-14, 4],
    [-13, 16],
    [-16, 26],
    [-25, 35],
    [-34, 35],
  ],
} as const satisfies Record<string, readonly number[] | readonly Knot[]>;

/** The skull of a head that looks right, from the brow over the crown to the nape. */
const SKULL: readonly Knot[] = [
  [47.2, -13],
  [47.4, -23],
  [43.2, -36],
  [31, -48],
  [12, -54.5],
  [-10, -55],
  [-31, -48],
  [-46, -34],
  [-53.5, -14],
  [-52.5, 5],
  [-45, 20],
  [-35, 31],
];

const BACK_SKULL: readonly Knot[] = [
  [-43, 28],
  [-49.5, 15],
  [-50.5, 0],
  [-49.5, -12],
  [-42.5, -34],
  [-25, -49.5],
  [0, -54],
  [25, -49.5],
  [42.5, -34],
  [49.5, -12],
  [50.5, 0],
  [49.5, 15],
  [43, 28],
];

/**
 * Of a soft jaw in profile: how much longer an adult's is than a child's, and how much higher its underside lies from below
 * the mouth back to the neck; head units.
 */
const SOFT_PROFILE = { chin: 4.4, under: [1.5, 3.8, 5, 2.4] } as const;
const NO_RISE = [0, 0, 0, 0] as const;

/**
 * Lips and chin in profile, from the mouth down to the height `chin`. `lower` is how full the lower lip is, `jaw` how far
 * the jaw stands out, and `down` moves a height with the mouth.
 */
type ChinLine = (lower: number, jaw: number, down: (y: number) => number, chin: number) => readonly Knot[];

const usualChin: ChinLine = (lower, jaw, down, chin) => [
  [45.4, down(34)],
  [46 + lower * 1.2, down(36)],
  [45.2, down(38.4)],
  [43, down(41)],
  [43.2 + jaw, down(45)],
  [40.6 + jaw, chin - 2],
  [34.5, chin + 1.4],
];

/** That of a child with a face of its own. */
const roundChin: ChinLine = (lower, jaw, down, chin) => [
  [46.1, down(33.8)],
  [46.7 + lower * 1.1, down(35.8)],
  [45.4 + lower * 0.4, down(38.6)],
  [43.9, down(41)],
  [43.5 + jaw * 0.6, mixNumber(down(41), chin, 0.48)],
  [40.2 + jaw * 0.6, chin - 1.7],
  [33, chin + 0.8],
];
/** How much higher that chin lies, and the height below the lips that it has at least, head units. */
const ROUND_CHIN = { higher: 1.3, least: 8.4 } as const;

/** Outline of a head that looks right: brow, nose, lips, chin, jaw, nape, crown. */
export function profileContour(build: FaceBuild): Polygon {
  const {
    cheeks,
    youth,
    nose = 'button',
    adult = 0,
    jawDrop = 0,
    face = USUAL_FACE,
    skull = 1,
    softJaw,
    ownFace,
  } = build;
  const { tip, tipY, root, baseY } = noseProfile(nose, face);
  const soft = youth * 1.4 + cheeks;
  const usual = 51.5 - youth * 1.5 + adult * (softJaw ? SOFT_PROFILE.chin : 7) + jawDrop + face.chin * 3.4;
  const jaw = 1 - youth + face.jaw;
  const lipsDown = featurePlaces(face).mouthY - FEATURES.mouthY;
  const down = (y: number) => y + lipsDown + adult * Math.max(0, (y - 20) / 32) * 7 + (y > 34 ? jawDrop : 0);
  const chin = ownFace ? Math.max(usual - ROUND_CHIN.higher, down(41) + ROUND_CHIN.least) : usual;
  const under = softJaw ? SOFT_PROFILE.under : NO_RISE;
  const [upper, lower] = [Math.max(0, face.upperLip), Math.max(0, face.lowerLip)];
  const front: Knot[] = [
    [46, -5],
    [root, 3],
    [root + (tip - root) * 0.42, (3 + tipY) / 2 - 0.4],
    [tip - 1.2, tipY - 3],
    [tip, tipY],
    [tip - 1.6, tipY + 3.4],
    [45.6, baseY],
    [45.6, baseY + 2.6],
    [47.2 + upper * 0.8, down(30)],
    [47 + upper, down(32.2)],
    ...(ownFace ? roundChin(lower, jaw, down, chin) : usualChin(lower, jaw + adult * 2, down, chin)),
    [24, chin + 2 + soft * 0.3 - under[0]],
    [10, 51.6 + soft * 0.5 + adult * 4 - under[1]],
    [-5, 48 + soft * 0.4 + adult * 3 - under[2]],
    [-17, 42 - under[3]],
    [-28, 36],
  ];
  return smooth([...front, ...raiseSkull([...SKULL].reverse(), skull)], true, 6);
}

/** Outline of a head from behind: skull, a hint of the cheeks, the nape. */
export function backContour({ cheeks, youth, skull = 1 }: FaceBuild): Polygon {
  const cheek = cheeks * 2.5 + youth;
  return smooth(
    [
      ...raiseSkull(BACK_SKULL.slice(1, -1), skull),
      [45.5 + cheek, 24],
      [35 + cheek, 35.5],
      [23, 43],
      [0, 46],
      [-23, 43],
      [-35 - cheek, 35.5],
      [-45.5 - cheek, 24],
    ],
    true,
    8,
  );
}

/** How far an open mouth lowers the chin of the profile, in head units. */
export function jawDrop({ mouth, mouthOpen }: Expression): number {
  if (mouth === 'open' || mouth === 'shout') return mouthOpen * 4.5;
  return mouth === 'round' || mouth === 'gasp' ? mouthOpen * 3 : 0;
}
