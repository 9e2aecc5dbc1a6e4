import type { FaceOffsets } from '../../character/face';

/** Places of the features in head units before the head turns. */
export const FEATURES = { eyeX: 20.5, eyeY: 5.5, noseY: 20, mouthY: 34, browY: -11.2 } as const;

/** Places of a child's own features in head units before the head turns. */
export type FeaturePlaces = { readonly [Name in keyof typeof FEATURES]: number };

/** Room for an upper lip between nose and mouth; a broad nose and a full lip need more. */
const LEAST_LIP = 13.2;

/**
 * Where the features of a child lie.
 * @param turn that of the view: wide eyes and wide gaps come closer, so that the far eye stays in the face
 */
export function featurePlaces(face: FaceOffsets, turn = 0): FeaturePlaces {
  const away = Math.abs(turn);
  const noseY = FEATURES.noseY + face.eyeHeight + 2.4 * face.noseLength;
  const mouthY = FEATURES.mouthY + 0.8 * face.noseLength + 2 * face.mouthHeight;
  return {
    eyeX: FEATURES.eyeX + 2.9 * face.eyeGap * (1 - 0.8 * away) - 1.7 * Math.max(0, face.eyeWidth) * away,
    eyeY: FEATURES.eyeY + 2.6 * face.eyeHeight,
    browY: FEATURES.browY + 2.2 * face.eyeHeight - 3.2 * face.browLift,
    noseY,
    mouthY: Math.max(mouthY, noseY + LEAST_LIP + 1.5 * Math.max(0, face.noseWidth) + Math.max(0, face.upperLip)),
  };
}

/** Hair that a photo shows needs the proportions of a photo: a head that is less broad than those of the list. */
const OWN = [0.98, 1.035] as const;

/** A broad or a long face is a broad or a long head, so that hair, hats and glasses fit it. */
export function headStretch({ faceWidth }: FaceOffsets, ownHair = false): readonly [x: number, y: number] {
  const [x, y] = ownHair ? OWN : [1, 1];
  return [x * (1 + 0.078 * faceWidth), y * (1 - 0.064 * faceWidth)];
}
