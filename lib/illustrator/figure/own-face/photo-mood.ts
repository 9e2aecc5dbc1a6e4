import type { FaceShape } from '@/lib/photos';
import { clamp, mixNumber } from '../../paint';
import type { Feeling } from '../feelings';
import type { MouthMood } from './mouth-mood';

/** What a photo's mouth is like: how much it smiles, laughs like a baby and shows its teeth, 0 to 1; the gap in head units. */
export type PhotoMouth = {
  readonly smile: number;
  readonly laugh: number;
  readonly teeth: number;
  readonly gap: number;
};

type Moves = Partial<Omit<Feeling, 'gaze' | 'mouth'>> & { readonly mouth: Partial<MouthMood> };

/** A drawn eye is large: its upper lid lies a little lower than in the photo, and the lower the narrower the eye is. */
const LID = { usual: 0.88, own: 0.12 } as const;
/** How far a smile raises the lower lid: cheeks push it up, less where the photo's eyes are narrow already. */
const SMILING_LID = { usual: 0.42, narrow: 0.12 } as const;
/** A child that smiles less than this is solemn, the less the more. */
const SMILES = 0.3;
/** Corners hang by this much more than in the photo, head units for one unit of its smile below the first number. */
const HANGS = { from: -0.05, more: 1.1 } as const;
/**
 * A frown: inner ends and arch of the brows sink, outer ends rise, all come closer and press the lids; head units. Little
 * of each: brows that are low by nature would make a quiet child angry.
 */
const FROWNS = { inner: -1.1, outer: 0.3, arch: -0.4, knit: 0.7, press: 0.5 } as const;
/** Inner ends sink no further than this: a child is stern, not wicked. */
const MOST_FROWN = -1.6;
/** Brows drawn together but not lowered are worried: their inner ends rise and come closer, head units. */
const WORRIES = { inner: 1.7, outer: -0.6, knit: 1.2 } as const;
/** A smile raises the brows by this, head units: high arches make a smile sly. */
const RAISED = 0.35;
/** Low brows are drawn lower and flat ones straighter by this, head units: less arch, inner ends down, outer ends up. */
const BROWS = { lift: 1.8, arch: 0.9, inner: -0.4, outer: 0.3 } as const;

/** How much a child frowns: its brows are low and close and narrow its eyes; 0 to 1. */
const frownOf = ({ browLift, browGap, eyeOpening }: FaceShape): number =>
  clamp(0.2 - 0.7 * browLift - 0.4 * browGap - 0.5 * Math.min(0, eyeOpening), 0, 1);
/** How much a child worries: its brows are close, but neither they nor its lids are low; 0 to 1. */
const worryOf = ({ browLift, browGap, eyeOpening }: FaceShape): number =>
  clamp(-2.2 * browGap, 0, 1) * clamp(0.5 + 2.5 * browLift + eyeOpening, 0, 1);

function browsOf(shape: FaceShape, warm: number, solemn: number): Pick<Feeling, 'brow' | 'knit' | 'press'> {
  const worry = solemn * worryOf(shape);
  const frown = solemn * frownOf(shape) * (1 - worry);
  const low = BROWS.lift * Math.min(0, shape.browLift);
  const flat = Math.max(0, -shape.browArch);
  return {
    brow: [
      Math.max(MOST_FROWN, RAISED * warm + FROWNS.inner * frown + WORRIES.inner * worry + BROWS.inner * flat) + low,
      RAISED * warm + FROWNS.outer * frown + WORRIES.outer * worry + low + BROWS.outer * flat,
      0.5 * RAISED * warm + FROWNS.arch * frown - BROWS.arch * flat,
    ],
    knit: WORRIES.knit * worry + FROWNS.knit * frown,
    press: FROWNS.press * frown,
  };
}

/** Most that the lips of a grin full of teeth are apart, and from which share of teeth it is one; head units. */
const GRIN = { gap: 6.2, from: 0.8 } as const;
/** Lips that let some teeth show are apart by this at least, head units. */
const TEETH_SHOW = { gap: 4.4, from: 0.5 } as const;
/** Lips parted by this or more, without teeth, are drawn open, wide ones more; corners of parted lips rise less than those of a closed smile. */
const PARTED = { from: 1.3, most: 3.4, wider: 1.5, opened: 1.8, calm: 1.4 } as const;

/** How much higher the corners of the warmest smile are than a mesh has them, head units: more would be a leer. */
const WARM_CORNER = 1.7;

/** Lips that smile are stretched: they lose up to this share of their thickness, full ones less. */
const STRETCHED = { usual: 0.24, full: 0.08 } as const;
/** How full both lips are, 0 for usual ones to 1. */
const fullnessOf = ({ upperLip, lowerLip }: FaceShape): number => clamp(0.3 + (upperLip + lowerLip) / 2, 0, 1);

/** A baby laughs without teeth: its mouth is drawn more open and its corners higher than those of a toothy laugh; head units. */
const LAUGH = { open: 2.2, corner: 3.6, toothy: 2 } as const;

function mouthOf({ smile, laugh, teeth, gap }: PhotoMouth, shape: FaceShape, warm: number) {
  const { smile: corners } = shape;
  const solemn = clamp(1 - smile / SMILES, 0, 1);
  const hangs = solemn * HANGS.more * Math.max(0, HANGS.from - corners);
  const grins = teeth >= GRIN.from;
  const parted = teeth === 0 && gap > PARTED.from && gap < PARTED.most;
  const opened = teeth === 0 && gap >= PARTED.most;
  const shown = teeth >= TEETH_SHOW.from ? Math.max(0, TEETH_SHOW.gap - gap) : 0;
  return {
    corner:
      WARM_CORNER * warm -
      hangs +
      (teeth === 0 ? LAUGH.corner : LAUGH.toothy) * laugh -
      (parted ? PARTED.calm * smile : 0),
    width: 1 + 0.06 * clamp(smile, 0, 1),
    teeth,
    open: (parted ? PARTED.wider : shown) + (opened ? PARTED.opened : 0) + (teeth === 0 ? LAUGH.open * laugh : 0),
    thin: mixNumber(STRETCHED.usual, STRETCHED.full, fullnessOf(shape)) * clamp(smile, 0, 1),
    close: grins ? Math.max(0, 1 - GRIN.gap / gap) : 0,
  };
}

/**
 * The photo's own mood: smiles are drawn a little warmer than a mesh has them, a frown, a worry and a pout a little
 * stronger, so that all are seen in a small round face.
 */
export function photoMood(mouth: PhotoMouth, shape: FaceShape): Moves {
  const { smile, teeth } = mouth;
  const warm = 0.8 * Math.max(0, smile - 0.15);
  const solemn = clamp(1.3 - smile / SMILES, 0, 1) * (1 - teeth * 0.2);
  return {
    eye: LID.usual + LID.own * shape.eyeOpening,
    cheek: Math.min(1, smile * 1.24),
    lowerLid: mixNumber(SMILING_LID.usual, SMILING_LID.narrow, clamp(-shape.eyeOpening, 0, 1)) * smile,
    ...browsOf(shape, warm, solemn),
    mouth: mouthOf(mouth, shape, warm),
  };
}
