import type { FaceLines, FaceShape } from '@/lib/photos';
import { clamp, type Vec } from '../../paint';
import type { ExpressionName } from '../expressions';
import { FEELINGS, type Feeling, STILL } from '../feelings';
import { type MouthMood, RESTING_MOUTH } from './mouth-mood';
import { firstOf, lastOf } from './shape/lines';
import { STORY_MOUTHS } from './story-mouths';

/** What an expression moves in a child's own face, from the mood of its photo. Head units unless said otherwise. */
export type Mood = Omit<Feeling, 'gaze'> & {
  readonly gaze: Vec;
  readonly mouth: MouthMood;
  /** A feeling of the story: drawn with a firmer hand than the portrait. */
  readonly isStory: boolean;
};

type Moves = Partial<Omit<Mood, 'mouth'>> & { readonly mouth?: Partial<MouthMood> };

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

/** How a child looks: in the mood of its photo, or in one of a story. */
export function moodOf(name: ExpressionName | 'own', lines: FaceLines, shape: FaceShape): Mood {
  const [half] = lastOf(lines.upperLipOuter);
  const gap = firstOf(lines.lowerLipInner)[1] - firstOf(lines.upperLipInner)[1];
  if (name === 'own') {
    const moves = ownMood(lines, shape);
    return { ...STILL, ...moves, isStory: false, mouth: { ...RESTING_MOUTH, ...moves.mouth } };
  }
  const rest = { smile: smileOf(lines, shape), droop: droopOf(lines), gap, half };
  return { ...FEELINGS[name], isStory: true, mouth: { ...RESTING_MOUTH, ...STORY_MOUTHS[name](rest) } };
}
