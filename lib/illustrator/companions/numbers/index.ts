import type { Companion } from '../model';
import { type Act, label, paintNumber, type State } from './figure';
import { PARTY } from './party';

const ACTS = {
  /** Hands before it, toes inward. */
  Shy: {
    hands: [
      [56, 62],
      [-56, 62],
    ],
    legs: 'stand',
  },
  /** The knees up, a hand at the mouth. */
  Whispers: {
    hands: [
      [64, 50],
      [-26, -70],
    ],
    legs: 'knees',
  },
  Runs: {
    hands: [
      [-66, -70],
      [104, -52],
    ],
    legs: 'run',
    lean: 0.26,
  },
  Rests: {
    hands: [
      [-22, 60],
      [22, 60],
    ],
    legs: 'hang',
  },
  /** On its back, the head on the left. */
  Lies: {
    hands: [
      [-22, 60],
      [22, 60],
    ],
    legs: 'hang',
    lean: -1.4,
  },
  Folds: {
    hands: [
      [84, 26],
      [-84, 30],
    ],
    legs: 'stand',
  },
  Searches: {
    hands: [
      [70, 40],
      [-30, -118],
    ],
    legs: 'stand',
    lean: 0.08,
    capped: true,
  },
  Cheers: {
    hands: [
      [-50, -70],
      [50, -70],
    ],
    legs: 'sit',
  },
  Sits: {
    hands: [
      [20, 70],
      [-6, 74],
    ],
    legs: 'sit',
  },
} as const satisfies Readonly<Record<string, Act>>;
type ActName = keyof typeof ACTS;

const NEW_ACTS: readonly ActName[] = ['Shy', 'Whispers', 'Runs', 'Rests', 'Cheers'];
const USED_ACTS: readonly ActName[] = ['Lies', 'Folds', 'Searches', 'Cheers', 'Sits', 'Shy'];

/** Room for who lies on its back. */
const LYING = { x: -520, y: -330, width: 900, height: 520 } as const;

/** Room for the two figures of a ten, which lean as they run. */
const RUNNING = { x: -320, y: -470, width: 700, height: 560 } as const;

const BOX = { x: -320, y: -470, width: 640, height: 560 } as const;

const companion = (number: number, state: State, name: ActName): Companion => ({
  draw: (p, { mood, tilt = 0, reversed = false }) =>
    p.in(0, 0, tilt, 1, 1, () => {
      paintNumber(p, { number, state, act: ACTS[name], mood, reversed });
      if (state === 'new' && name !== 'Runs' && name !== 'Rests' && name !== 'Cheers') label(p, 64, -150, -0.2);
    }),
  box: name === 'Lies' ? LYING : name === 'Runs' ? RUNNING : BOX,
  shadow: name === 'Rests' || name === 'Lies' ? 0 : 60,
  ...(state === 'used' && name !== 'Lies' && { light: { y: -180, reach: 420, colour: '#ffd98a' } }),
});

const of = (state: State, acts: readonly ActName[], from: number) =>
  acts.flatMap((act) =>
    Array.from({ length: 9 }, (_, i) => [`${state}${from + i}${act}`, companion(from + i, state, act)] as const),
  );

/** The figures of birthdays: the new one, from 2 to 10, and the one of the year before, from 1 to 9; cakes and crowns. */
export const NUMBERS: Readonly<Record<string, Companion>> = Object.fromEntries([
  ...of('new', NEW_ACTS, 2),
  ...of('used', USED_ACTS, 1),
  ...Object.entries(PARTY),
]);
