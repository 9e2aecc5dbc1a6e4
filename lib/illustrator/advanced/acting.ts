import type { FaceView } from '../figure/face-layer';

/** Expressions of a real face. Heights are in head units, positive upwards. */
export type Acting = {
  readonly mouth: {
    /** Height of the corners over the middle of the mouth. */
    readonly corners: number;
    /** Width, 1 at rest. */
    readonly width: number;
    /** Height of the open mouth; `own` is the photo's. */
    readonly gap: number | 'own';
    /** 0 for the flat upper edge of a laugh, 1 for the round mouth of surprise. */
    readonly round: number;
    /** Thickness of the lips, 1 as in the photo. */
    readonly lips: number;
  };
  /** How far the lids close from above and below, 0..1; below 0 the eye opens wider. */
  readonly lids: readonly [upper: number, lower: number];
  /** How far the brows rise at their inner and outer ends. */
  readonly brow: readonly [inner: number, outer: number];
};

const CLOSED = { gap: 0, round: 0, lips: 1 } as const;

export const ACTING: Readonly<Record<FaceView['expression'], Acting>> = {
  joy: { mouth: { corners: 4.6, width: 1.14, gap: 'own', round: 0, lips: 0.95 }, lids: [0, 0.12], brow: [0.8, 1.2] },
  laugh: { mouth: { corners: 5.6, width: 1.24, gap: 8.6, round: 0, lips: 0.8 }, lids: [0.2, 0.34], brow: [2.2, 2.4] },
  wonder: { mouth: { corners: 0.6, width: 0.8, gap: 4.4, round: 0.8, lips: 1 }, lids: [-0.12, 0], brow: [3.8, 3.4] },
  calm: { mouth: { ...CLOSED, corners: 1.5, width: 1 }, lids: [0.05, 0.04], brow: [0, 0] },
  worry: { mouth: { ...CLOSED, corners: -1.8, width: 0.88 }, lids: [-0.04, 0], brow: [4.6, -1.2] },
  sad: { mouth: { ...CLOSED, corners: -3.8, width: 0.92, lips: 1.08 }, lids: [0.16, 0], brow: [4.2, -2.2] },
  determined: { mouth: { ...CLOSED, corners: -0.4, width: 0.98, lips: 0.82 }, lids: [0.14, 0.14], brow: [-3.4, 0.8] },
  asleep: { mouth: { ...CLOSED, corners: 0.5, width: 0.9 }, lids: [1, 0.1], brow: [0, -0.6] },
  shy: { mouth: { ...CLOSED, corners: 2.2, width: 0.9 }, lids: [0.2, 0.18], brow: [2, 0] },
  surprise: {
    mouth: { corners: -0.2, width: 0.68, gap: 8.4, round: 1, lips: 0.95 },
    lids: [-0.2, -0.06],
    brow: [6, 6],
  },
  yawn: { mouth: { corners: -0.6, width: 0.74, gap: 10, round: 1, lips: 0.9 }, lids: [1, 0.2], brow: [3, 2.4] },
};
