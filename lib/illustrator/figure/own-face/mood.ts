import type { FaceLines, FaceShape } from '@/lib/photos';
import { clamp } from '../../paint';
import type { ExpressionName } from '../expressions';
import { firstOf, lastOf } from './shape/lines';

/** What an expression moves in a child's own face, from the mood of its photo. Head units unless said otherwise. */
export type Mood = {
  /** Openness against the photo's (1), or closed in an arc of joy or of sleep. */
  readonly eye: number | 'arc' | 'sleep';
  /** How far the cheek lifts the lower lid, 0 to 1. */
  readonly lowerLid: number;
  /** Size of the iris; fright shows white all around it. */
  readonly iris: number;
  /** Upwards: inner end, outer end, arch. */
  readonly brow: readonly [inner: number, outer: number, arch: number];
  /** How far the cheeks are lifted, 0 calm to 1.4 laughing. */
  readonly cheek: number;
  readonly gaze: readonly [number, number];
  readonly mouth: MouthMood;
};

export type MouthMood = {
  /** Against the photo's width. */
  readonly width: number;
  /** How far the corners rise, and the lower lip sinks. */
  readonly corner: number;
  readonly open: number;
  /** Share of the photo's own gap between the lips that is closed. */
  readonly close: number;
  readonly wobble: number;
  /** Share of the opening that teeth fill. */
  readonly teeth: number;
};

type Moves = Partial<Omit<Mood, 'mouth'>> & { readonly mouth?: Partial<MouthMood> };

const STILL: Mood = {
  eye: 1,
  lowerLid: 0,
  iris: 1,
  brow: [0, 0, 0],
  cheek: 0,
  gaze: [0, 0],
  mouth: { width: 1, corner: 0, open: 0, close: 0, wobble: 0, teeth: 0 },
};
const CLOSED = { close: 0.96, teeth: 0 } as const;

/** Share of the teeth that the photo shows. */
export const teethOf = ({ teeth }: FaceShape): number => clamp((teeth + 1) / 2, 0, 1);

/** How much a child laughs with an open mouth that shows no teeth, as babies do: its eyes are narrow, 0 to 1. */
const laughOf = ({ mouthOpening, eyeOpening }: FaceShape): number =>
  clamp(Math.max(0, mouthOpening) * Math.max(0, -eyeOpening) * 1.6, 0, 1);

/** How much the child smiles in its photo, 0 to 1: a laughing child needs less to show joy. */
export function smileOf(lines: FaceLines, shape: FaceShape): number {
  const rise = firstOf(lines.upperLipInner)[1] - lastOf(lines.upperLipOuter)[1];
  return clamp(teethOf(shape) * 1.3 + (rise + 1) * 0.12 + laughOf(shape) * 0.6, 0, 1);
}

/** How far the corners of the mouth hang in the photo, head units. */
const droopOf = (lines: FaceLines): number =>
  Math.max(0, lastOf(lines.upperLipOuter)[1] - firstOf(lines.upperLipInner)[1] - 1.6);

/** A drawn eye is large: its upper lid lies a little lower than in the photo, and the lower the narrower the eye is. */
const LID = { usual: 0.93, own: 0.1 } as const;
/** A child that smiles less than this is solemn, the less the more. */
const SMILES = 0.3;
/** Corners hang by this much more than in the photo, head units for one unit of its smile below the first number. */
const HANGS = { from: -0.05, more: 2.4 } as const;
/** How far the inner ends and the arch of brows that are drawn together sink, head units. */
const FROWNS = { inner: -2.4, arch: -0.7 } as const;

/** How much a child frowns: its brows are low and close; 0 to 1. */
const frownOf = ({ browLift, browGap }: FaceShape): number => clamp(0.4 - 0.5 * browLift - 0.4 * browGap, 0, 1);

/**
 * The photo's own mood: smiles are drawn a little warmer than a mesh has them, a frown and a pout a little stronger, so
 * that both are seen in a small round face.
 */
function ownMood(lines: FaceLines, shape: FaceShape): Moves {
  const smile = smileOf(lines, shape);
  const warm = 0.8 * Math.max(0, smile - 0.15);
  const solemn = clamp(1 - smile / SMILES, 0, 1);
  const frown = solemn * frownOf(shape);
  const hangs = solemn * HANGS.more * Math.max(0, HANGS.from - shape.smile);
  return {
    eye: LID.usual + LID.own * shape.eyeOpening,
    cheek: Math.min(1, smile * 1.24),
    lowerLid: 0.25 * smile,
    brow: [0.8 * warm + FROWNS.inner * frown, 0.8 * warm, 0.5 * warm + FROWNS.arch * frown],
    mouth: {
      corner: 2.4 * warm - hangs + 3 * laughOf(shape),
      width: 1 - 0.04 * warm,
      teeth: teethOf(shape),
    },
  };
}

/** A laughing mouth is at least this wide, half of it in head units. */
const LAUGHING_HALF = 10.5;

/** How far apart the lips are when a child is glad and when it laughs, whatever the photo shows; head units. */
const OPEN = { joy: 6.2, laugh: 11 } as const;

/**
 * What a child's own mouth is like: how much it smiles already, how far its corners hang and its lips are apart, and
 * half its width.
 */
type AtRest = { readonly s: number; readonly droop: number; readonly gap: number; readonly half: number };

const spread = (width: number, half: number): number => Math.max(width, LAUGHING_HALF / half);

/** The moves of an expression from what the photo shows. */
const EXPRESSIONS: Readonly<Record<ExpressionName, (rest: AtRest) => Moves>> = {
  joy: ({ s, droop, gap, half }) => ({
    lowerLid: 0.35,
    brow: [1.4, 1.6, 1.2],
    cheek: 0.9,
    mouth: {
      width: spread(1 + 0.2 * (1 - s), half),
      corner: 3.3 * (1 - s) + 1.4 + droop,
      open: Math.max(0.6, OPEN.joy - gap),
      teeth: 0.8,
    },
  }),
  laugh: ({ s, droop, gap, half }) => ({
    eye: 'arc',
    lowerLid: 1,
    brow: [2.4, 2.2, 1.8],
    cheek: 1.4,
    mouth: {
      width: spread(1.08 + 0.22 * (1 - s), half),
      corner: 3.8 * (1 - s) + 1.3 + droop,
      open: Math.max(2, OPEN.laugh - gap),
      teeth: 0.9,
    },
  }),
  wonder: () => ({
    eye: 1.1,
    brow: [3, 2.6, 2],
    iris: 1.02,
    mouth: { width: 0.8, open: 4.2, close: 0.5, corner: -0.4 },
  }),
  calm: ({ s }) => ({ cheek: 0.35, mouth: { ...CLOSED, corner: 1.3 * (1 - s) - 0.4 * s, close: 0.92 } }),
  worry: ({ s }) => ({
    eye: 1.03,
    brow: [4.2, -2, -0.2],
    mouth: { ...CLOSED, width: 0.86, corner: -1.6 - 2.5 * s, wobble: 0.5 },
  }),
  sad: ({ s }) => ({
    eye: 0.84,
    brow: [3.6, -2.6, -0.4],
    gaze: [0, 0.5],
    mouth: { ...CLOSED, width: 0.86, corner: -2.6 - 3 * s },
  }),
  determined: ({ s }) => ({
    eye: 0.88,
    lowerLid: 0.2,
    brow: [-2.8, 1.2, 0.5],
    mouth: { ...CLOSED, width: 0.96, corner: 0.4 - 2 * s, close: 0.98 },
  }),
  asleep: ({ s }) => ({
    eye: 'sleep',
    brow: [0.3, -0.8, 0.6],
    cheek: 0.3,
    mouth: { ...CLOSED, width: 0.9, corner: 1 - 1.5 * s },
  }),
  shy: ({ s, droop }) => ({
    eye: 0.84,
    lowerLid: 0.3,
    brow: [2, 0.2, 1],
    cheek: 1,
    gaze: [0, 0.4],
    mouth: { ...CLOSED, width: 0.9, corner: 2.6 * (1 - s) + droop * 0.6 },
  }),
  surprise: () => ({
    eye: 1.17,
    brow: [4.5, 4.6, 2.6],
    iris: 0.9,
    mouth: { width: 0.78, open: 8, close: 0.3, corner: -0.6 },
  }),
  yawn: () => ({ eye: 'sleep', brow: [2.8, 2, 2], cheek: 0.4, mouth: { width: 0.78, open: 12 } }),
  fear: ({ s }) => ({
    eye: 1.18,
    iris: 0.84,
    brow: [6.4, 0.4, -0.4],
    mouth: { width: 0.9, open: 3.6, close: 0.6, corner: -1.6 - 2 * s, wobble: 0.4 },
  }),
  rage: ({ s, half }) => ({
    eye: 0.86,
    lowerLid: 0.3,
    iris: 0.9,
    brow: [-5.6, 3, 0.4],
    mouth: { width: spread(1, half), open: 6.4, close: 0.4, corner: -1 - 2.5 * s, teeth: 0.9 },
  }),
  tenderness: ({ s, droop }) => ({
    eye: 0.74,
    lowerLid: 0.35,
    brow: [2.4, 0, 0.8],
    cheek: 0.8,
    mouth: { ...CLOSED, width: 0.98, corner: 2.2 * (1 - s) + 0.8 + droop * 0.7 },
  }),
  delight: ({ s, droop, half }) => ({
    eye: 'arc',
    lowerLid: 1,
    brow: [2, 2, 1.6],
    cheek: 1.3,
    mouth: { ...CLOSED, width: spread(1.06 + 0.2 * (1 - s), half), corner: 3.4 * (1 - s) + 1.6 + droop },
  }),
};

/** How a child looks: in the mood of its photo, or in one of a story. */
export function moodOf(name: ExpressionName | 'own', lines: FaceLines, shape: FaceShape): Mood {
  const [half] = lastOf(lines.upperLipOuter);
  const gap = firstOf(lines.lowerLipInner)[1] - firstOf(lines.upperLipInner)[1];
  const moves =
    name === 'own'
      ? ownMood(lines, shape)
      : EXPRESSIONS[name]({ s: smileOf(lines, shape), droop: droopOf(lines), gap, half });
  return { ...STILL, ...moves, mouth: { ...STILL.mouth, ...moves.mouth } };
}
