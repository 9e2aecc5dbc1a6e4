import type { Character } from '../character/character';
import type { Polygon, Vec } from '../paint';
import { eyeExtent } from './head/features/eye-shape';
import { FEATURES, faceBuild, faceContour, headView } from './head/view';

/** Where the features of a child's drawn face lie, in head units: the targets of a warped photo. */
export type FaceGeometry = {
  /** Outline from the crown over cheeks and chin, counted to the right. */
  readonly contour: Polygon;
  readonly eyes: readonly [left: Vec, right: Vec];
  /** Half width and half height of an eye at rest. */
  readonly eyeSize: Vec;
  readonly brows: readonly [left: Vec, right: Vec];
  readonly nose: Vec;
  readonly mouth: Vec;
  /** Half the width of the mouth at rest. */
  readonly mouthHalfWidth: number;
};

/** The drawn face of a character for a turn of the head (radians). */
export function faceGeometry(character: Character, yaw: number, pitch: number): FaceGeometry {
  const view = headView(yaw, pitch);
  const at = (x: number, y: number, radius?: number): Vec => {
    const p = view.project(x, y, radius);
    return [p.x, p.y];
  };
  const { eyeX, eyeY, browY, noseY, mouthY } = FEATURES;
  return {
    contour: faceContour(faceBuild(character.cheeks, character.age), view),
    eyes: [at(-eyeX, eyeY), at(eyeX, eyeY)],
    eyeSize: eyeExtent(character),
    brows: [at(-eyeX, browY, 51), at(eyeX, browY, 51)],
    nose: at(0, noseY, 56),
    mouth: at(0, mouthY),
    mouthHalfWidth: 11 * character.mouthWidth,
  };
}
