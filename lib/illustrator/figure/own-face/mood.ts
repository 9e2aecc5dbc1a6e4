import type { FaceLines, FaceShape } from '@/lib/photos';
import { clamp, type Vec } from '../../paint';
import type { ExpressionName } from '../expressions';
import { FEELINGS, type Feeling, STILL } from '../feelings';
import { type MouthMood, RESTING_MOUTH } from './mouth-mood';
import { photoMood } from './photo-mood';
import { firstOf, lastOf } from './shape/lines';
import { STORY_MOUTHS } from './story-mouths';

/** What an expression moves in a child's own face, from the mood of its photo. Head units unless said otherwise. */
export type Mood = Omit<Feeling, 'gaze'> & {
  readonly gaze: Vec;
  readonly mouth: MouthMood;
  /** A feeling of the story: drawn with a firmer hand than the portrait. */
  readonly isStory: boolean;
};

/** Share of the teeth that the photo shows. */
const teethOf = ({ teeth }: FaceShape): number => clamp((teeth + 1) / 2, 0, 1);

/** How much a child laughs with an open mouth that shows no teeth, as babies do: its eyes are narrow, 0 to 1. */
const laughOf = ({ mouthOpening, eyeOpening }: FaceShape): number =>
  clamp(Math.max(0, mouthOpening) * Math.max(0, -eyeOpening) * 1.6, 0, 1);

/** Corners of the mouth from which bared teeth are part of a smile; those of hanging lips only show between them. */
const SMILING = { from: -0.2, whole: 0.15 } as const;

/** How much the child smiles in its photo, 0 to 1: a laughing child needs less to show joy. */
export function smileOf(lines: FaceLines, shape: FaceShape): number {
  const rise = firstOf(lines.upperLipInner)[1] - lastOf(lines.upperLipOuter)[1];
  const bared = teethOf(shape) * clamp((shape.smile - SMILING.from) / (SMILING.whole - SMILING.from), 0, 1);
  return clamp(bared * 1.3 + (rise + 1) * 0.12 + laughOf(shape) * 0.6, 0, 1);
}

/** How far the corners of the mouth hang in the photo, head units. */
const droopOf = (lines: FaceLines): number =>
  Math.max(0, lastOf(lines.upperLipOuter)[1] - firstOf(lines.upperLipInner)[1] - 1.6);

/** How a child looks: in the mood of its photo, or in one of a story. */
export function moodOf(name: ExpressionName | 'own', lines: FaceLines, shape: FaceShape): Mood {
  const [half] = lastOf(lines.upperLipOuter);
  const gap = firstOf(lines.lowerLipInner)[1] - firstOf(lines.upperLipInner)[1];
  if (name === 'own') {
    const moves = photoMood({ smile: smileOf(lines, shape), laugh: laughOf(shape), teeth: teethOf(shape), gap }, shape);
    return { ...STILL, ...moves, isStory: false, mouth: { ...RESTING_MOUTH, ...moves.mouth } };
  }
  const rest = { smile: smileOf(lines, shape), droop: droopOf(lines), gap, half };
  return { ...FEELINGS[name], isStory: true, mouth: { ...RESTING_MOUTH, ...STORY_MOUTHS[name](rest) } };
}
