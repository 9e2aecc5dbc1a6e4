import { AVERAGE_FACE } from '@/lib/photos';
import type { Character } from './character';

/** Whether a hero has a face that a photo told, which can be drawn closer than the regular model draws it. */
export const hasOwnFace = ({ faceShape }: Pick<Character, 'faceShape'>): boolean =>
  faceShape !== undefined &&
  (Object.keys(AVERAGE_FACE) as (keyof typeof AVERAGE_FACE)[]).some((name) => faceShape[name] !== AVERAGE_FACE[name]);
