import type { FaceView } from '../../figure/face-layer';

/** How an expression moves a painted face, in heights of the face, upwards: gently, so that it stays the child's. */
export type HeadExpression = {
  readonly corners: number;
  readonly innerBrows: number;
  readonly outerBrows: number;
  /** How far the upper lids open (above 0) or fall. */
  readonly lids: number;
  readonly asleep: boolean;
};

const REST: HeadExpression = { corners: 0, innerBrows: 0, outerBrows: 0, lids: 0, asleep: false };
const from = (changes: Partial<HeadExpression>): HeadExpression => ({ ...REST, ...changes });

export const HEAD_EXPRESSIONS: Readonly<Record<FaceView['expression'], HeadExpression>> = {
  joy: from({ corners: 0.01, innerBrows: 0.003, outerBrows: 0.004 }),
  laugh: from({ corners: 0.02, innerBrows: 0.006, outerBrows: 0.007, lids: -0.006 }),
  wonder: from({ corners: 0.003, innerBrows: 0.013, outerBrows: 0.011, lids: 0.006 }),
  calm: REST,
  worry: from({ corners: -0.012, innerBrows: 0.015, outerBrows: -0.006 }),
  sad: from({ corners: -0.02, innerBrows: 0.015, outerBrows: -0.008, lids: -0.006 }),
  determined: from({ corners: -0.004, innerBrows: -0.011, outerBrows: 0.004, lids: -0.004 }),
  asleep: from({ corners: 0.004, outerBrows: -0.003, asleep: true }),
  shy: from({ corners: 0.01, innerBrows: 0.008, lids: -0.006 }),
  surprise: from({ innerBrows: 0.015, outerBrows: 0.015, lids: 0.01 }),
  yawn: from({ corners: -0.006, innerBrows: 0.009, outerBrows: 0.007, asleep: true }),
  fear: from({ corners: -0.006, innerBrows: 0.016, lids: 0.01 }),
  rage: from({ corners: -0.014, innerBrows: -0.015, outerBrows: 0.006, lids: -0.004 }),
  tenderness: from({ corners: 0.01, innerBrows: 0.007, lids: -0.006 }),
  delight: from({ corners: 0.02, innerBrows: 0.006, outerBrows: 0.006, lids: -0.01 }),
  amazed: from({ corners: 0.012, innerBrows: 0.012, outerBrows: 0.011, lids: 0.008 }),
  uneasy: from({ corners: -0.006, innerBrows: 0.015, outerBrows: -0.002, lids: 0.006 }),
  biteLip: from({ corners: 0.004, innerBrows: 0.012, outerBrows: 0.006, lids: 0.004 }),
  wink: from({ corners: 0.01, outerBrows: 0.006 }),
  watch: from({ innerBrows: 0.008, outerBrows: 0.008, lids: 0.006 }),
  burst: from({ innerBrows: 0.02, outerBrows: 0.02, lids: 0.01 }),
  drowsy: from({ innerBrows: 0.006, outerBrows: 0.002, lids: -0.012 }),
  cheeksFull: from({ innerBrows: 0.01, outerBrows: 0.005, lids: 0.004 }),
  breathHeld: from({ innerBrows: 0.013, outerBrows: 0.013, lids: 0.01 }),
  bellow: from({ corners: 0.004, innerBrows: -0.008, outerBrows: 0.014, lids: 0.002 }),
  roar: from({ corners: 0.006, innerBrows: -0.004, outerBrows: 0.014, lids: 0.006 }),
  scream: from({ innerBrows: 0.016, outerBrows: 0.014, lids: 0.012 }),
};
