import type { FaceLines } from './face-lines';
import type { FaceShape } from './schema';

/** Strength of a child's differences, by part of the face; 1 draws them as they are. */
export type Exaggeration = Readonly<Record<'outline' | 'eyes' | 'brows' | 'nose' | 'mouth', number>>;

export const FAITHFUL: Exaggeration = { outline: 1, eyes: 1, brows: 1, nose: 1, mouth: 1 };

/** The lines of a face of an age (years, 1 to 10), bent from the average child's by its shape. */
export function bendAverageFace(_shape: FaceShape, _age: number, _exaggeration: Exaggeration = FAITHFUL): FaceLines {
  throw new Error('not yet');
}
