import type { ExpressionName } from '../expressions';
import type { MouthMood } from './mouth-mood';

/**
 * What a child's own mouth is like at rest: how much it smiles already, how far its corners hang and its lips are apart,
 * and half its width; head units.
 */
export type MouthAtRest = {
  readonly smile: number;
  readonly droop: number;
  readonly gap: number;
  readonly half: number;
};

const CLOSED = { close: 0.96, teeth: 0 } as const;

/** A laughing mouth is at least this wide, half of it in head units. */
const LAUGHING_HALF = 10.5;
const spread = (width: number, half: number): number => Math.max(width, LAUGHING_HALF / half);

/** How far apart the lips are when a child is glad and when it laughs, whatever the photo shows; head units. */
const OPEN = { joy: 6.2, laugh: 11, amazed: 9.4, scream: 24, roar: 27, bellow: 46 } as const;
/** How far the jaw of a bellowing child falls, head units. */
const FALLEN_JAW = 20;
/** Half width and half height of the opening of round mouths, head units. */
const OVALS = { wonder: [5, 4.5], surprise: [5.8, 7], yawn: [7, 8] } as const;

/** The mouth of a feeling, from the mouth at rest. */
export const STORY_MOUTHS: Readonly<Record<ExpressionName, (rest: MouthAtRest) => Partial<MouthMood>>> = {
  joy: ({ smile, droop, gap, half }) => ({
    width: spread(1 + 0.2 * (1 - smile), half),
    corner: 3.3 * (1 - smile) + 1.4 + droop,
    open: Math.max(0.6, OPEN.joy - gap),
    teeth: 0.8,
  }),
  laugh: ({ smile, droop, gap, half }) => ({
    width: spread(1.08 + 0.22 * (1 - smile), half),
    corner: 3.8 * (1 - smile) + 1.3 + droop,
    open: Math.max(2, OPEN.laugh - gap),
    teeth: 0.9,
  }),
  delight: ({ smile, droop, half }) => ({
    ...CLOSED,
    width: spread(1.06 + 0.22 * (1 - smile), half),
    corner: 3.6 * (1 - smile) + 1.8 + droop,
    thin: 0.2,
  }),
  tenderness: ({ smile, droop }) => ({
    ...CLOSED,
    width: 0.92,
    corner: 2.4 * (1 - smile) + 0.8 + droop * 0.8,
  }),
  calm: ({ smile }) => ({ ...CLOSED, width: 0.96, corner: 1.3 * (1 - smile) - 0.4 * smile, close: 0.92 }),
  shy: ({ smile, droop }) => ({ ...CLOSED, width: 0.9, corner: 2.6 * (1 - smile) + droop * 0.6 }),
  wonder: () => ({ oval: OVALS.wonder, thin: 0.3 }),
  surprise: () => ({ oval: OVALS.surprise, thin: 0.36 }),
  amazed: ({ smile, droop, gap, half }) => ({
    width: Math.max(1, (LAUGHING_HALF - 1) / half),
    corner: 3 * (1 - smile) + 1.6 + droop,
    open: Math.max(2.4, OPEN.amazed - gap),
    rise: 0.22,
    box: 0.7,
    teeth: 0.5,
    thin: 0.15,
  }),
  uneasy: ({ smile }) => ({ ...CLOSED, width: 0.92, corner: -0.6 - 2.4 * smile, wobble: 1.5, thin: 0.3 }),
  biteLip: ({ smile, droop }) => ({
    ...CLOSED,
    width: 0.94,
    corner: 2.2 * (1 - smile) + 0.8 + droop * 0.8,
    bites: true,
  }),
  wink: ({ smile, droop, half }) => ({
    ...CLOSED,
    width: spread(1.04 + 0.2 * (1 - smile), half),
    corner: 3 * (1 - smile) + 1.4 + droop,
    thin: 0.1,
  }),
  watch: ({ smile }) => ({ ...CLOSED, width: 0.72, corner: -0.6 - 1.2 * smile, thin: 0.1 }),
  breathHeld: ({ smile }) => ({ ...CLOSED, width: 0.64, corner: -0.6 - 1.6 * smile, thin: 0.12 }),
  drowsy: ({ smile }) => ({ ...CLOSED, width: 0.8, corner: -0.4 - smile, thin: 0.1 }),
  cheeksFull: () => ({ ...CLOSED, width: 0.34, corner: -0.4, thin: 0 }),
  burst: ({ gap, half }) => ({
    width: Math.max(0.98, 11.6 / half),
    open: Math.max(17, 26 - gap),
    close: 0.1,
    corner: 0.6,
    rise: 0.6,
    box: 0.5,
    teeth: 0.3,
    tongue: true,
  }),
  worry: ({ smile }) => ({ ...CLOSED, width: 0.84, corner: -2.2 - 2.6 * smile, wobble: 0.8 }),
  fear: ({ smile, gap, half }) => ({
    width: Math.min(0.9, 8.2 / half),
    open: Math.max(2.4, 4.4 - gap),
    close: 0.4,
    corner: -2.4 - 2.4 * smile,
    rise: 0.3,
    box: 0.42,
  }),
  sad: ({ smile }) => ({ ...CLOSED, width: 0.84, corner: -3.4 - 3 * smile }),
  determined: ({ smile }) => ({ ...CLOSED, width: 1.04, corner: -0.2 - 2.2 * smile, close: 0.98, thin: 0.5 }),
  rage: ({ smile, gap, half }) => ({
    width: Math.max(1, 11.4 / half),
    open: Math.max(10, 20 - gap),
    close: 0.2,
    corner: -1.8 - 2.6 * smile,
    rise: 0.3,
    box: 0.3,
    thin: 0.3,
    teeth: 0.5,
  }),
  asleep: ({ smile }) => ({ ...CLOSED, width: 0.9, corner: 1 - 1.5 * smile }),
  scream: ({ smile, gap, half }) => ({
    width: Math.max(0.84, 8.8 / half),
    open: Math.max(12, OPEN.scream - gap),
    close: 0.2,
    corner: -2 - 2.4 * smile,
    rise: 0.62,
    box: 0.54,
    thin: 0.4,
    teeth: 0.2,
    tongue: true,
  }),
  roar: ({ smile, droop, gap, half }) => ({
    width: Math.max(1.16, 13 / half),
    open: Math.max(14, OPEN.roar - gap),
    close: 0.2,
    corner: 1.4 * (1 - smile) + droop,
    rise: 0.34,
    box: 0.4,
    thin: 0.4,
    teeth: 0.4,
    tongue: true,
  }),
  bellow: ({ gap, half }) => ({
    width: Math.max(1.6, 19.5 / half),
    open: OPEN.bellow - gap,
    close: 0.2,
    rise: 0.34,
    box: 0.56,
    thin: 0.5,
    teeth: 0.5,
    tongue: true,
    jaw: FALLEN_JAW,
  }),
  yawn: () => ({ oval: OVALS.yawn, thin: 0.4, tongue: true }),
};
