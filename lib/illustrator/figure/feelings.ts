import type { ExpressionName } from './expressions';

/** How a feeling moves eyes, brows and cheeks from a face at rest, head units unless said otherwise. */
export type Feeling = {
  /** Openness against the face at rest (1), or closed in an arc of joy or of sleep. */
  readonly eye: number | 'arc' | 'sleep';
  /** How the eye on the left of the picture is closed while the other one is open. */
  readonly wink?: 'arc' | 'sleep';
  /** How far the cheek lifts the lower lid, 0 to 1. */
  readonly lowerLid: number;
  /** Size of the iris; fright shows white all around it. */
  readonly iris: number;
  /** Upwards: inner end, outer end, arch. */
  readonly brow: readonly [inner: number, outer: number, arch: number];
  /** How far the inner ends of the brows draw together. */
  readonly knit: number;
  /** How far the brow presses the inner half of the upper lid down; below 0 the outer half sinks. */
  readonly press: number;
  /** How far the cheeks are lifted, 0 calm to 1.4 laughing. */
  readonly cheek: number;
  /** Where the eyes look if nobody says; never aside. */
  readonly gaze: readonly [0, down: number];
};

export const STILL: Feeling = {
  eye: 1,
  lowerLid: 0,
  iris: 1,
  brow: [0, 0, 0],
  knit: 0,
  press: 0,
  cheek: 0,
  gaze: [0, 0],
};

const of = (changes: Partial<Feeling>): Feeling => ({ ...STILL, ...changes });

/**
 * The feelings of a story, for children with a face of their own and for grown-ups. They are as strong as a face of a
 * finger's height on a page needs.
 */
export const FEELINGS: Readonly<Record<ExpressionName, Feeling>> = {
  joy: of({ lowerLid: 0.36, brow: [2, 2.2, 1.5], cheek: 1 }),
  laugh: of({ eye: 'arc', lowerLid: 1, brow: [3.2, 3, 2.2], cheek: 1.4 }),
  delight: of({ eye: 'arc', lowerLid: 1, brow: [2.6, 2.4, 1.8], cheek: 1.4 }),
  tenderness: of({ eye: 0.86, lowerLid: 0.3, brow: [3, -0.8, 0.9], press: -0.5, cheek: 0.9 }),
  calm: of({ cheek: 0.35 }),
  shy: of({ eye: 0.92, lowerLid: 0.3, brow: [2.8, 0, 1], cheek: 1, gaze: [0, 0.5] }),
  wonder: of({ eye: 1.2, iris: 1.06, brow: [5.2, 4.8, 3], cheek: 0.5 }),
  surprise: of({ eye: 1.27, iris: 0.84, brow: [6.8, 6.4, 3.4] }),
  worry: of({ eye: 1.02, brow: [5.8, -2.8, 0], knit: 1.8, press: -1.8 }),
  fear: of({ eye: 1.27, iris: 0.74, brow: [7.6, 1, -0.4], knit: 3, press: -1 }),
  scream: of({ eye: 1.3, iris: 0.78, brow: [8.4, 6.6, 3], press: -0.4 }),
  amazed: of({ eye: 1.2, iris: 1.08, lowerLid: 0.1, brow: [5, 5, 3], cheek: 0.9 }),
  uneasy: of({ eye: 1.14, iris: 0.9, brow: [7, -1.4, 0.4], knit: 1.6, press: -1 }),
  biteLip: of({ eye: 1.1, lowerLid: 0.12, brow: [4.6, 2.6, 2], cheek: 0.7 }),
  breathHeld: of({ eye: 1.24, iris: 0.92, brow: [5.6, 5.4, 3.2], cheek: 0.6 }),
  cheeksFull: of({ eye: 1.08, lowerLid: 0.28, brow: [4.2, 2.2, 2.8], cheek: 0.9 }),
  burst: of({ eye: 1.16, iris: 0.96, lowerLid: 0.2, brow: [7.6, 7, 4], cheek: 1.2 }),
  sad: of({ eye: 0.86, brow: [5.4, -3.8, -0.4], knit: 1.2, press: -2.8, gaze: [0, 0.5] }),
  determined: of({ eye: 0.84, lowerLid: 0.3, brow: [-4.2, -0.4, -0.8], knit: 1.8, press: 1.4 }),
  rage: of({ eye: 0.92, lowerLid: 0.3, iris: 0.86, brow: [-7.4, 4.2, 0.8], knit: 3, press: 3.6, cheek: 0.8 }),
  roar: of({ eye: 1.06, lowerLid: 0.42, brow: [-2.4, 6, 3.4], knit: 1, press: 1, cheek: 1.2 }),
  bellow: of({ eye: 'arc', lowerLid: 1, brow: [-6.4, 4.6, 2.4], knit: 3.4, press: 3, cheek: 1.4 }),
  wink: of({ wink: 'arc', lowerLid: 0.4, brow: [2.4, 3, 2], cheek: 1.2 }),
  watch: of({ eye: 1.12, wink: 'sleep', brow: [3, 3.4, 2], cheek: 0.4 }),
  drowsy: of({ eye: 0.5, brow: [2.6, 1.2, 1.6], cheek: 0.3 }),
  asleep: of({ eye: 'sleep', brow: [0.3, -0.8, 0.6], cheek: 0.3 }),
  yawn: of({ eye: 'sleep', brow: [2.8, 2, 2], cheek: 0.4 }),
};
