import { AVERAGE_FACE, FACE_SHAPE_NAMES } from '@/lib/photos';
import type { Character } from './character';

/** Whether a hero has a face that a photo told, which can be drawn closer than the regular model draws it. */
export const hasOwnFace = ({ faceShape }: Pick<Character, 'faceShape'>): boolean =>
  faceShape !== undefined && FACE_SHAPE_NAMES.some((name) => faceShape[name] !== AVERAGE_FACE[name]);
