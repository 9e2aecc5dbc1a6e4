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
  /** How far the corners hang below the middle of the line between the lips, head units. */
  readonly droop: number;
};

type Moves = Partial<Omit<Feeling, 'gaze' | 'mouth'>> & { readonly mouth: Partial<MouthMood> };

/** A drawn eye is large: its upper lid lies a little lower than in the photo, and the lower the narrower the eye is. */
const LID = { usual: 0.82, own: 0.14 } as const;
/** How far a smile raises the lower lid: cheeks push it up, less where the photo's eyes are narrow already. */
const SMILING_LID = { usual: 0.62, narrow: 0.8 } as const;
/** Eyes that a smile narrows become arcs: their upper lids bend by this much more than in the photo, as a share. */
const ARCS = 0.4;
/** A child that smiles less than this is solemn, the less the more. */
const SMILES = 0.3;
/** Corners hang by this much more than in the photo, head units for one unit of its smile below the first number; those of full lips less. */
const HANGS = { from: -0.15, more: 2.6, most: 1.1 } as const;
/**
 * A frown: inner ends and arch of the brows sink, outer ends rise, all come closer and press the lids; head units. Little
 * of each: brows that are low by nature would make a quiet child angry.
 */
const FROWNS = { inner: -1.7, outer: 0.5, arch: -0.6, knit: 1.35, press: 0.8 } as const;
/** Inner ends sink no further than this: a child is stern, not wicked. */
const MOST_FROWN = -1.9;
/** Brows drawn together but not lowered are worried: their inner ends rise and come closer, head units. */
const WORRIES = { inner: 3, outer: -1.6, knit: 1.45 } as const;
/** A smile raises the brows by this, head units: high arches make a smile sly. */
const RAISED = 0.35;
/** Low brows are drawn lower and flat ones straighter by this, head units: less arch, inner ends down, outer ends up. */
const BROWS = { lift: 1.8, arch: 0.9, inner: -0.4, outer: 0.3 } as const;

/** How much a child frowns: its brows are low and close and narrow its eyes; 0 to 1. */
const frownOf = ({ browLift, browGap, eyeOpening }: FaceShape): number =>
  clamp(0.25 - 0.9 * browLift - 0.4 * browGap - 0.5 * Math.min(0, eyeOpening), 0, 1);
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
const GRIN = { gap: 6.8, from: 0.8 } as const;
/** Lips that let some teeth show are apart by this at least, head units. */
const TEETH_SHOW = { gap: 4.2, from: 0.5 } as const;
/**
 * Lips that are apart by this, head units, without teeth, are parted or, from the most on, open. Parted ones are drawn
 * wider apart and with calmer corners, open ones further open and rounder.
 */
const PARTED = { from: 1.3, most: 3.4, wider: 1.3, opened: 2.6, rounder: 0.12, calm: 1.4 } as const;

/** How much higher the corners of the warmest smile are than a mesh has them, head units: more would be a leer. */
const WARM_CORNER = 2.2;

/** Lips that smile are stretched: they lose up to this share of their thickness, full ones less. */
const STRETCHED = { usual: 0.16, full: 0.02 } as const;
/**
 * A solemn child's mouth is smaller than that of a child that smiles, a small one smaller still, and its lips lose a share
 * of their thickness, full ones less: thick ones are an adult's.
 */
const QUIET = { narrower: 0.03, small: 0.06, thinner: { usual: 0.28, full: 0.08 } } as const;
/**
 * Corners of a quiet mouth lie this much higher than the middle, head units, unless the photo's hang clearly: between these
 * smiles (its number). A mood moves the middle by the share of what it moves the corners.
 */
const LEVEL = { up: 0.3, from: -0.6, whole: -0.3, middle: 0.22 } as const;
/** Widths of the photo's mouth (its number) between which it passes from usual to small. */
const SMALL = { from: -0.3, whole: -0.4 } as const;
/** Lips no further apart than this in the photo (its number) are closed. */
const SHUT = { below: -0.15, close: 0.94 } as const;
/** A laughing mouth is drawn wider than in the photo by this share: in a small round face a narrow one is a smirk. */
const WIDER = 0.04;
/** Teeth that are seen this much make a smile a laugh. */
const LAUGHS = 0.75;
/** How full both lips are, 0 for usual ones to 1. */
const fullnessOf = ({ upperLip, lowerLip }: FaceShape): number => clamp(0.3 + (upperLip + lowerLip) / 2, 0, 1);

/** A baby laughs without teeth: its mouth is drawn more open and its corners higher than those of a toothy laugh; head units. */
const LAUGH = { open: 2.2, corner: 4.4, toothy: 2, thin: 0.4 } as const;

/** How the lips of the photo are apart: not at all, a little, or open; none where teeth are seen. */
function partingOf({ teeth, gap }: PhotoMouth, { mouthOpening }: FaceShape): 'closed' | 'parted' | 'open' | null {
  if (teeth > 0) return null;
  if (mouthOpening < SHUT.below) return 'closed';
  if (gap >= PARTED.most) return 'open';
  return gap > PARTED.from ? 'parted' : null;
}

/** How much more than in the photo the lips are apart, head units. */
function openOf({ smile, laugh, teeth, gap }: PhotoMouth, parting: ReturnType<typeof partingOf>): number {
  const shown = teeth >= TEETH_SHOW.from ? Math.max(0, TEETH_SHOW.gap - gap) : 0;
  const parted = parting === 'parted' ? PARTED.wider * clamp(1 - 2 * smile, 0, 1) : 0;
  const opened = parting === 'open' ? PARTED.opened * (1 - laugh) : 0;
  return shown + parted + opened + (teeth === 0 ? LAUGH.open * laugh : 0);
}

/** Share of their thickness that the lips of a smile, a laugh and a quiet mouth lose. */
function thinOf({ smile, laugh }: PhotoMouth, shape: FaceShape, quiet: number): number {
  const full = fullnessOf(shape);
  const stretched = mixNumber(STRETCHED.usual, STRETCHED.full, full) * smile * (1 - laugh);
  return stretched + LAUGH.thin * laugh + mixNumber(QUIET.thinner.usual, QUIET.thinner.full, full) * quiet;
}

/** How much the corners of a solemn mouth rise: those of a quiet one are level unless they hang clearly in the photo. */
function solemnCornerOf({ droop }: PhotoMouth, shape: FaceShape, isQuiet: boolean): number {
  const hangs = Math.min(HANGS.most, HANGS.more * Math.max(0, HANGS.from - shape.smile)) * (1 - fullnessOf(shape));
  const level = isQuiet ? clamp((shape.smile - LEVEL.from) / (LEVEL.whole - LEVEL.from), 0, 1) : 0;
  return mixNumber(-hangs, Math.max(0, droop + LEVEL.up) / (1 + LEVEL.middle), level);
}

function mouthOf(mouth: PhotoMouth, shape: FaceShape, warm: number): Partial<MouthMood> {
  const { smile, laugh, teeth, gap } = mouth;
  const parting = partingOf(mouth, shape);
  const solemn = clamp(1 - smile / SMILES, 0, 1);
  const isQuiet = parting === 'closed' || parting === 'parted';
  const quiet = isQuiet ? solemn : 0;
  const rounded = parting === 'open' ? PARTED.rounder * (1 - laugh) : 0;
  const small = clamp((SMALL.from - shape.mouthWidth) / (SMALL.from - SMALL.whole), 0, 1);
  return {
    corner:
      WARM_CORNER * warm +
      solemn * solemnCornerOf(mouth, shape, isQuiet) +
      (teeth === 0 ? LAUGH.corner : LAUGH.toothy) * laugh -
      (parting === 'parted' ? PARTED.calm * smile : 0),
    width:
      1 +
      WIDER * smile * clamp(Math.max(teeth / LAUGHS, laugh), 0, 1) -
      (parting === 'closed' ? solemn : 0) * (QUIET.narrower * (1 - fullnessOf(shape)) + QUIET.small * small) -
      rounded,
    teeth,
    open: openOf(mouth, parting),
    thin: thinOf(mouth, shape, quiet),
    quiet,
    close: parting === 'closed' ? (gap > 0 ? SHUT.close : 0) : teeth >= GRIN.from ? Math.max(0, 1 - GRIN.gap / gap) : 0,
  };
}

/**
 * The photo's own mood: smiles are drawn a little warmer than a mesh has them, a frown, a worry and a pout a little
 * stronger, so that all are seen in a small round face.
 */
export function photoMood(mouth: PhotoMouth, shape: FaceShape): Moves {
  const { smile, teeth } = mouth;
  const narrow = clamp(-shape.eyeOpening, 0, 1);
  const warm = 0.8 * Math.max(0, smile - 0.15);
  const solemn = clamp(1.3 - smile / SMILES, 0, 1) * (1 - teeth * 0.2);
  return {
    eye: LID.usual + LID.own * shape.eyeOpening + ARCS * narrow * smile,
    cheek: Math.min(1, smile * 1.24),
    lowerLid: mixNumber(SMILING_LID.usual, SMILING_LID.narrow, narrow) * smile,
    ...browsOf(shape, warm, solemn),
    mouth: mouthOf(mouth, shape, warm),
  };
}
