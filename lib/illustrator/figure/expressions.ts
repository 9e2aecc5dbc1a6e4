import type { EXPRESSIONS } from '../scene';

export type ExpressionName = (typeof EXPRESSIONS)[number];

export type MouthKind = 'open' | 'round' | 'smile' | 'wobble' | 'frown' | 'firm' | 'sleep' | 'shout' | 'gasp';

export type Expression = {
  /** Openness (1 is relaxed), or closed in an arc of joy or of sleep. */
  readonly eye: number | 'arc' | 'sleep';
  /** How the eye on the left of the picture is closed while the other one is open. */
  readonly wink?: 'arc' | 'sleep';
  /** How far the cheek lifts the lower lid, 0..1. */
  readonly lowerLid: number;
  /** Size of the iris; fright shows white all around it. */
  readonly iris: number;
  /** Upwards: inner end, outer end, arch. */
  readonly brow: readonly [inner: number, outer: number, arch: number];
  /** How far the inner ends of the brows draw together. */
  readonly knit?: number;
  readonly mouth: MouthKind;
  /** Shares of the usual width and of the widest opening. */
  readonly mouthWidth: number;
  readonly mouthOpen: number;
  /** Strength and height of the cheeks; 1 is calm. */
  readonly cheek: number;
  /** Both cheeks are round with air. */
  readonly puffed?: boolean;
  /** One-sidedness, so that no face is a mask. */
  readonly asymmetry: number;
  readonly gaze: readonly [number, number];
  readonly tear: boolean;
};

const RELAXED: Expression = {
  eye: 0.9,
  lowerLid: 0.12,
  iris: 1,
  brow: [0.6, 0.4, 1.8],
  mouth: 'smile',
  mouthWidth: 0.92,
  mouthOpen: 0,
  cheek: 0.8,
  asymmetry: 1,
  gaze: [0, 0],
  tear: false,
};

const of = (changes: Partial<Expression>): Expression => ({ ...RELAXED, ...changes });

export const EXPRESSION: Readonly<Record<ExpressionName, Expression>> = {
  joy: of({
    eye: 1,
    lowerLid: 0.3,
    brow: [3, 3, 2.5],
    mouth: 'open',
    mouthWidth: 1,
    mouthOpen: 0.62,
    cheek: 1,
    asymmetry: 0.6,
  }),
  laugh: of({
    eye: 'arc',
    lowerLid: 1,
    brow: [4.5, 4, 3],
    mouth: 'open',
    mouthWidth: 1.18,
    mouthOpen: 1,
    cheek: 1.5,
    asymmetry: 0.4,
  }),
  wonder: of({
    eye: 1.16,
    lowerLid: 0,
    brow: [5.5, 4.6, 3.5],
    mouth: 'round',
    mouthWidth: 0.95,
    mouthOpen: 0.34,
    cheek: 0.9,
    gaze: [0.2, -0.8],
    asymmetry: 0.2,
  }),
  calm: RELAXED,
  worry: of({
    eye: 1.04,
    lowerLid: 0,
    brow: [6, -2.4, 0.2],
    mouth: 'wobble',
    mouthWidth: 0.7,
    cheek: 0.6,
    asymmetry: 0.5,
    gaze: [0.7, 0.1],
  }),
  sad: of({
    eye: 0.86,
    lowerLid: 0,
    brow: [5, -3.6, -0.4],
    mouth: 'frown',
    mouthWidth: 0.72,
    cheek: 0.7,
    asymmetry: 0.3,
    gaze: [0, 0.7],
    tear: true,
  }),
  determined: of({ eye: 0.84, lowerLid: 0.22, brow: [-4.2, 2.2, 0.8], mouth: 'firm', mouthWidth: 0.85, cheek: 0.7 }),
  asleep: of({
    eye: 'sleep',
    lowerLid: 0,
    brow: [0.5, -0.8, 1.4],
    mouth: 'sleep',
    mouthWidth: 0.6,
    cheek: 1,
    asymmetry: 0.5,
  }),
  drowsy: of({
    eye: 0.46,
    lowerLid: 0.1,
    brow: [2.4, 0.6, 2],
    mouthWidth: 0.7,
    cheek: 1,
    asymmetry: 0.5,
  }),
  shy: of({
    eye: 0.78,
    lowerLid: 0.35,
    brow: [3.6, 0.2, 1.6],
    mouthWidth: 0.62,
    cheek: 1.8,
    asymmetry: 1.4,
    gaze: [-0.7, 0.5],
  }),
  surprise: of({
    eye: 1.18,
    lowerLid: 0,
    iris: 0.84,
    brow: [8, 8.4, 4.4],
    mouth: 'round',
    mouthWidth: 1.25,
    mouthOpen: 1,
    cheek: 1,
    asymmetry: 0.6,
  }),
  yawn: of({
    eye: 'sleep',
    lowerLid: 0.4,
    brow: [4.5, 3, 3],
    mouth: 'round',
    mouthWidth: 1.5,
    mouthOpen: 1.2,
    cheek: 1.1,
    asymmetry: 0.3,
  }),
  fear: of({
    eye: 1.2,
    lowerLid: 0,
    iris: 0.8,
    brow: [8.6, 1.2, -0.6],
    mouth: 'gasp',
    mouthWidth: 0.7,
    mouthOpen: 0.3,
    cheek: 0.4,
    asymmetry: 0.4,
  }),
  scream: of({
    eye: 1.2,
    lowerLid: 0,
    iris: 0.8,
    brow: [8.6, 7, 3.6],
    mouth: 'round',
    mouthWidth: 1.8,
    mouthOpen: 1.8,
    cheek: 1,
    asymmetry: 0.4,
  }),
  amazed: of({
    eye: 1.18,
    lowerLid: 0.1,
    brow: [5.5, 5, 3.6],
    mouth: 'open',
    mouthWidth: 0.86,
    mouthOpen: 0.8,
    cheek: 1.1,
    asymmetry: 0.4,
  }),
  uneasy: of({
    eye: 1.1,
    lowerLid: 0,
    iris: 0.9,
    brow: [7, -1, 0.6],
    mouth: 'wobble',
    mouthWidth: 0.82,
    cheek: 0.6,
    asymmetry: 0.7,
  }),
  biteLip: of({
    eye: 1.06,
    lowerLid: 0.12,
    brow: [4.6, 3, 2.6],
    mouth: 'firm',
    mouthWidth: 0.76,
    cheek: 1,
    asymmetry: 0.6,
  }),
  wink: of({
    eye: 1,
    wink: 'arc',
    lowerLid: 0.4,
    brow: [3, 3.4, 2.5],
    mouthWidth: 1.12,
    cheek: 1.3,
    asymmetry: 1,
  }),
  watch: of({ eye: 1.1, wink: 'sleep', lowerLid: 0, brow: [3, 3.4, 2.5], mouth: 'firm', mouthWidth: 0.6 }),
  breathHeld: of({
    eye: 1.18,
    lowerLid: 0,
    iris: 0.92,
    brow: [6, 6, 3.6],
    mouth: 'firm',
    mouthWidth: 0.5,
    cheek: 1.3,
    asymmetry: 0.2,
  }),
  cheeksFull: of({
    eye: 1.04,
    lowerLid: 0.28,
    brow: [4.6, 2.4, 3.6],
    mouth: 'firm',
    mouthWidth: 0.3,
    cheek: 1.3,
    puffed: true,
    asymmetry: 0,
  }),
  burst: of({
    eye: 1.14,
    lowerLid: 0.1,
    brow: [8, 7.4, 4.4],
    mouth: 'round',
    mouthWidth: 2,
    mouthOpen: 2.2,
    cheek: 1.3,
    asymmetry: 0.2,
  }),
  rage: of({
    eye: 0.82,
    lowerLid: 0.3,
    iris: 0.9,
    brow: [-8, 4.4, 1],
    mouth: 'shout',
    mouthWidth: 1.05,
    mouthOpen: 1.1,
    cheek: 1.2,
    asymmetry: 0.3,
  }),
  tenderness: of({
    eye: 0.72,
    lowerLid: 0.3,
    brow: [3.4, 0.4, 1.4],
    mouthWidth: 0.86,
    cheek: 1.3,
    asymmetry: 0.4,
  }),
  roar: of({
    eye: 1,
    lowerLid: 0.5,
    brow: [-3, 6, 3],
    mouth: 'open',
    mouthWidth: 1.3,
    mouthOpen: 1.7,
    cheek: 1.4,
    asymmetry: 0.3,
  }),
  bellow: of({
    eye: 'arc',
    lowerLid: 1,
    brow: [-6.4, 5.4, 2],
    mouth: 'open',
    mouthWidth: 1.6,
    mouthOpen: 2.6,
    cheek: 1.5,
    asymmetry: 0.2,
  }),
  delight: of({ eye: 'arc', lowerLid: 1, brow: [3.4, 3.2, 2.8], mouthWidth: 1.16, cheek: 1.6, asymmetry: 0.4 }),
};
