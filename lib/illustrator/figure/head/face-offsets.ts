import type { FaceOffsets } from '../../character/face';
import { FEATURES } from './view';

/** Places of a child's own features in head units before the head turns. */
export type FeaturePlaces = { readonly [Name in keyof typeof FEATURES]: number };

export const featurePlaces = (face: FaceOffsets): FeaturePlaces => ({
  eyeX: FEATURES.eyeX + 2.3 * face.eyeGap,
  eyeY: FEATURES.eyeY + 2 * face.eyeHeight,
  browY: FEATURES.browY + 1.7 * face.eyeHeight - 2.6 * face.browLift,
  noseY: FEATURES.noseY + 0.8 * face.eyeHeight + 2 * face.noseLength,
  mouthY: FEATURES.mouthY + 0.6 * face.noseLength + 1.6 * face.mouthHeight,
});

/** A broad or a long face is a broad or a long head, so that hair, hats and glasses fit it. */
export const headStretch = ({ faceWidth }: FaceOffsets): readonly [x: number, y: number] => [
  1 + 0.055 * faceWidth,
  1 - 0.04 * faceWidth,
];
