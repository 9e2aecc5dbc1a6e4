import type { Character } from '../../character/character';
import type { FaceOffsets } from '../../character/face';
import type { Painter, Polygon, Vec } from '../../paint';
import type { Expression } from '../expressions';
import type { Mood } from '../own-face/mood';
import type { OwnFace } from '../own-face/shape/own-face';
import type { Skin } from '../skin';
import type { FeaturePlaces } from './face-offsets';
import type { GrownUp } from './grown-up';
import type { NoseProfile } from './outlines';
import type { HeadView } from './view';

/** Everything the parts of one head share while they are drawn. */
export type HeadContext = {
  readonly painter: Painter;
  readonly character: Character;
  readonly skin: Skin;
  readonly view: HeadView;
  readonly expression: Expression;
  readonly gaze: Vec;
  /** As drawn: a profile looks right and is mirrored afterwards. */
  readonly contour: Polygon;
  /** As it is seen. */
  readonly outline: Polygon;
  readonly nose: NoseProfile;
  readonly face: FaceOffsets;
  readonly places: FeaturePlaces;
  readonly lashColor: string;
  readonly browColor: string;
  readonly longLashes: boolean;
  readonly grownUp: GrownUp | null;
  /** 1 on an adult's longer face, else 0. */
  readonly adult: 0 | 1;
  readonly elder: boolean;
  /** Glasses are goggles for the water, on a strap round the head. */
  readonly goggles: boolean;
  /** Round mouths turn with the head. */
  readonly pictureBook: boolean;
  /** The child's own face in its mood; null for heads that traits draw, and for grown-ups. */
  readonly own: { readonly face: OwnFace; readonly mood: Mood } | null;
};
