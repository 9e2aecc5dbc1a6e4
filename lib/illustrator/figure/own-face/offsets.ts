import type { FaceShape } from '@/lib/photos';
import { type FaceOffsets, faceSchema } from '../../character/face';
import type { FeaturePlaces } from '../head/face-offsets';
import { toFrame } from './frame';
import { type OwnFace, placesOf } from './own-face';

/** Seen from the side a head is drawn by offsets; the numbers of the child's own face that they can show. */
export const offsetsOf = (shape: FaceShape): FaceOffsets =>
  faceSchema.parse({
    jaw: shape.jaw,
    chin: shape.chin,
    eyeWidth: shape.eyeWidth,
    eyeOpening: shape.eyeOpening,
    browSlope: shape.browSlope,
    browArch: shape.browArch,
    browDarkness: shape.browDarkness,
    noseWidth: shape.noseWidth,
    noseLength: shape.noseLength,
    noseTip: shape.noseTip,
    smile: shape.smile,
    upperLip: shape.upperLip,
    lowerLip: shape.lowerLip,
    mouthOpening: shape.mouthOpening,
  });

/** Where the features of a child's own face lie in the frame of its head. */
export function framedPlaces(face: OwnFace): FeaturePlaces {
  const { eyeX, eyeY, browY, noseY, mouthY } = placesOf(face);
  return { eyeX, eyeY: toFrame(eyeY), browY: toFrame(browY), noseY: toFrame(noseY), mouthY: toFrame(mouthY) };
}
