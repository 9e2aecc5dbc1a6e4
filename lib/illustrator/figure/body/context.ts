import type { Character } from '../../character/character';
import type { Painter, Shape, Vec } from '../../paint';
import type { Outfit } from '../outfit';
import type { Pose, Side } from '../pose';
import type { Skin } from '../skin';
import type { Skeleton } from './skeleton';

/** Shared state of the parts of a body; coordinates are head units with the pelvis at the origin. */
export type BodyContext = {
  readonly painter: Painter;
  readonly character: Character;
  readonly pose: Pose;
  readonly outfit: Outfit;
  readonly skin: Skin;
  /** The head is painted from a photo: it needs a broader neck than the drawn one. */
  readonly paintedHead: boolean;
  readonly bones: Skeleton;
  /** Middle of the head. */
  readonly headCentre: Vec;
  /** Wind of the scene, mirrored with the figure. */
  readonly wind: Vec;
  /** Draws what is inside of the tummy, in the frame of `drawTummy`. */
  readonly inside: ((painter: Painter) => void) | undefined;
  /** The back is turned to the viewer. */
  readonly fromBehind: boolean;
  /** Torso silhouette once it is drawn: arms throw their shadow on it. */
  torsoShape: Shape | null;
  /** Draws what the hand of a side holds, in an upright frame of head units with its grip at the origin. */
  readonly held: Readonly<Record<Side | 'both', (() => void) | undefined>>;
};
