import type { FaceShape } from '@/lib/photos';
import type { FaceOffsets } from '../../character/face';
import { faceSchema } from '../../character/face-schema';
import { clamp } from '../../paint';
import type { FeaturePlaces } from '../head/face-offsets';
import { toFrame } from './frame';
import { type OwnFace, placesOf } from './shape/own-face';

/** In profile eyes are drawn smaller, lips fuller and corners straighter than traits draw them, as from the front. */
const SIDE = { eye: -0.55, opening: -0.68, lip: 0.35, smile: -0.25 } as const;

const added = (value: number, by: number): number => clamp(value * 0.6 + by, -1, 1);

/** Seen from the side a head is drawn by offsets; the numbers of the child's own face that they can show. */
export const offsetsOf = (shape: FaceShape): FaceOffsets =>
  faceSchema.parse({
    jaw: shape.jaw,
    chin: shape.chin,
    eyeWidth: added(shape.eyeWidth, SIDE.eye),
    eyeOpening: added(shape.eyeOpening, SIDE.opening),
    browSlope: shape.browSlope,
    browArch: shape.browArch,
    browDarkness: shape.browDarkness,
    noseWidth: shape.noseWidth,
    noseLength: shape.noseLength,
    noseTip: shape.noseTip,
    smile: added(shape.smile, SIDE.smile),
    upperLip: added(shape.upperLip, SIDE.lip),
    lowerLip: added(shape.lowerLip, SIDE.lip),
    mouthOpening: shape.mouthOpening,
  });

/** Where the features of a child's own face lie in the frame of its head. */
export function framedPlaces(face: OwnFace): FeaturePlaces {
  const { eyeX, eyeY, browY, noseY, mouthY } = placesOf(face);
  return { eyeX, eyeY: toFrame(eyeY), browY: toFrame(browY), noseY: toFrame(noseY), mouthY: toFrame(mouthY) };
}
