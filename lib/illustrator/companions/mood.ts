import type { EXPRESSIONS } from '../scene';

type Expression = (typeof EXPRESSIONS)[number];

/** Expressions of animals; one table for all companions, so that a feeling looks the same on each. */
export type Mood = {
  readonly eyes: 'open' | 'wide' | 'soft' | 'arc' | 'closed';
  readonly mouth: 'smile' | 'open' | 'round' | 'down';
  /** `uneven`: one is lifted, the other hangs. */
  readonly ears: 'rest' | 'up' | 'low' | 'uneven';
  /** 1 lifts the inner ends of the brows (worry), -1 lowers them. */
  readonly brow: number;
  /** Where the eyes look in its own frame, -1..1, right and down positive; ahead unless told. */
  readonly gaze?: readonly [number, number];
  /** The one eye that is shut while the other peeks: -1 left, 1 right in its own frame. */
  readonly shut?: -1 | 1;
};

const MOODS: Readonly<Record<Expression, Mood>> = {
  joy: { eyes: 'open', mouth: 'open', ears: 'up', brow: 0 },
  laugh: { eyes: 'arc', mouth: 'open', ears: 'up', brow: 0 },
  wonder: { eyes: 'wide', mouth: 'round', ears: 'up', brow: 0.3 },
  calm: { eyes: 'open', mouth: 'smile', ears: 'rest', brow: 0 },
  worry: { eyes: 'wide', mouth: 'down', ears: 'low', brow: 1 },
  sad: { eyes: 'open', mouth: 'down', ears: 'low', brow: 1.2 },
  determined: { eyes: 'open', mouth: 'smile', ears: 'up', brow: -0.6 },
  drowsy: { eyes: 'soft', mouth: 'smile', ears: 'low', brow: 0.3 },
  asleep: { eyes: 'closed', mouth: 'smile', ears: 'rest', brow: 0 },
  shy: { eyes: 'open', mouth: 'smile', ears: 'low', brow: 0.8 },
  surprise: { eyes: 'wide', mouth: 'round', ears: 'up', brow: 0.2 },
  yawn: { eyes: 'closed', mouth: 'open', ears: 'low', brow: 0.4 },
  fear: { eyes: 'wide', mouth: 'round', ears: 'low', brow: 1.3 },
  rage: { eyes: 'open', mouth: 'down', ears: 'low', brow: -2.6 },
  tenderness: { eyes: 'soft', mouth: 'smile', ears: 'rest', brow: 0.5 },
  amazed: { eyes: 'wide', mouth: 'open', ears: 'up', brow: 0.2 },
  uneasy: { eyes: 'wide', mouth: 'down', ears: 'low', brow: 0.7 },
  biteLip: { eyes: 'wide', mouth: 'smile', ears: 'up', brow: 0.4 },
  wink: { eyes: 'open', mouth: 'smile', ears: 'up', brow: 0, shut: -1 },
  watch: { eyes: 'wide', mouth: 'smile', ears: 'up', brow: 0, shut: -1 },
  burst: { eyes: 'wide', mouth: 'open', ears: 'up', brow: 0.6 },
  cheeksFull: { eyes: 'wide', mouth: 'smile', ears: 'up', brow: 0.6 },
  breathHeld: { eyes: 'wide', mouth: 'smile', ears: 'up', brow: 0.6 },
  scream: { eyes: 'wide', mouth: 'open', ears: 'low', brow: 0.4 },
  bellow: { eyes: 'open', mouth: 'open', ears: 'up', brow: -1.2 },
  roar: { eyes: 'open', mouth: 'open', ears: 'up', brow: -0.8 },
  delight: { eyes: 'arc', mouth: 'smile', ears: 'up', brow: 0 },
};

/** Closed eyes over an open mouth: it opens as wide as it can. */
export const isYawning = ({ eyes, mouth }: Mood): boolean => eyes === 'closed' && mouth === 'open';

export const getMood = (expression: Expression): Mood => MOODS[expression];
