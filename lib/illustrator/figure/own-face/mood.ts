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

/** Corners that hang take this much of a smile for one unit of theirs: lips that are wide at rest do not smile. */
const HANGING = 4;

/** How much the child smiles in its photo, 0 to 1: a laughing child needs less to show joy. */
export function smileOf(lines: FaceLines, shape: FaceShape): number {
  const rise = firstOf(lines.upperLipInner)[1] - lastOf(lines.upperLipOuter)[1];
  const bared = teethOf(shape) * clamp((shape.smile - SMILING.from) / (SMILING.whole - SMILING.from), 0, 1);
  return clamp(bared * 1.3 + (rise + 1) * 0.126 + laughOf(shape) * 0.6, 0, 1);
}

/** How far the corners of the mouth hang in the photo, head units. */
const droopOf = (lines: FaceLines): number =>
  Math.max(0, lastOf(lines.upperLipOuter)[1] - firstOf(lines.upperLipInner)[1] - 1.6);

/** A feeling with cheeks lifted less than this, and corners of the mouth raised less (head units), is no smile. */
const NO_SMILE = { cheek: 0.5, corner: 1 } as const;
/** What a smile has taken from the photo's eyes and given to its mouth, as shares; a feeling without one gives it back. */
const GIVEN_BACK = { eye: 0.28, singleFold: 0.16, mouth: 0.14 } as const;

/** A story's feeling on a child that smiles in its photo: where the feeling does not smile, eyes and mouth are at rest. */
function withoutSmile(mood: Mood, smile: number, { eyeOpening, lidFold }: FaceShape): Mood {
  const { eye, cheek, mouth } = mood;
  if (cheek > NO_SMILE.cheek || mouth.corner > NO_SMILE.corner) return mood;
  const squeezed = smile * clamp(-eyeOpening, 0, 1) * (lidFold < -0.6 ? GIVEN_BACK.singleFold : GIVEN_BACK.eye);
  return {
    ...mood,
    eye: typeof eye === 'number' ? eye * (1 + squeezed) : eye,
    mouth: { ...mouth, width: mouth.width * (1 - GIVEN_BACK.mouth * smile) },
  };
}

/** How a child looks: in the mood of its photo, or in one of a story. */
export function moodOf(name: ExpressionName | 'own', lines: FaceLines, shape: FaceShape): Mood {
  const [half] = lastOf(lines.upperLipOuter);
  const gap = firstOf(lines.lowerLipInner)[1] - firstOf(lines.upperLipInner)[1];
  if (name === 'own') {
    const smile = smileOf(lines, shape) * clamp(1 + HANGING * shape.smile + laughOf(shape) + teethOf(shape), 0, 1);
    const droop = lastOf(lines.upperLipOuter)[1] - firstOf(lines.upperLipInner)[1] - gap / 2;
    const moves = photoMood({ smile, laugh: laughOf(shape), teeth: teethOf(shape), gap, droop }, shape);
    return { ...STILL, ...moves, isStory: false, mouth: { ...RESTING_MOUTH, ...moves.mouth } };
  }
  const rest = { smile: smileOf(lines, shape), droop: droopOf(lines), gap, half };
  const told = { ...FEELINGS[name], isStory: true, mouth: { ...RESTING_MOUTH, ...STORY_MOUTHS[name](rest) } };
  return withoutSmile(told, rest.smile, shape);
}
