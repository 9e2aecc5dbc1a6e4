import { AVERAGE_FACE, bendAverageFace, type Exaggeration, type FaceLines, type FaceShape } from '@/lib/photos';
import { fitBreadth } from '../frame';
import { ageStyle } from './age-style';
import { bendFace } from './bend';
import { addCharm } from './charm';
import { boxOf } from './lines';

/** How much stronger than in the photo a child's differences from the average are drawn. */
const EXAGGERATION: Exaggeration = { outline: 1.6, eyes: 1.8, brows: 1.2, nose: 1.7, mouth: 1.3 };
/** The closer drawing has the same proportions, and more of what its own lids, brows, nose and lips differ in. */
const CLOSER: Exaggeration = { outline: 1.7, eyes: 1.9, brows: 1.4, nose: 2, mouth: 1.45 };
/** Age in years of the average child whose proportions move to the house's; what age adds to them is the child's own. */
const USUAL_AGE = 4;
/** Lids with a smaller fold than this are drawn smooth. */
const SMOOTH_LID = -0.6;

export type OwnFace = {
  /** Right half of the face in its own units: chin at 52, half width beside the ear about 49.5. */
  readonly lines: FaceLines;
  /** How broad the head is drawn with its hair and hats, 1 is usual. */
  readonly breadth: number;
  /** Upper lids without a fold. */
  readonly singleFold: boolean;
  /** Painted in more detail: the advanced model. */
  readonly closer: boolean;
};

/** What a smile and an open laugh spread the wings of the nose by, in the photo's numbers. */
const SPREAD = { smile: 0.3, laugh: 0.25 } as const;

/** The shape with the nose of a child that does not smile: spread wings make a small face old. */
function withoutSpread(shape: FaceShape): FaceShape {
  const { smile, mouthOpening, noseWidth } = shape;
  const spread = SPREAD.smile * Math.max(0, smile) + SPREAD.laugh * Math.max(0, mouthOpening - 0.2);
  return { ...shape, noseWidth: Math.min(noseWidth, Math.max(noseWidth - spread, -0.2)) };
}

/** The face of a child of an age (years) as it is drawn; `closer` has more of its own features. */
export function createOwnFace(shape: FaceShape, age: number, closer = false): OwnFace {
  const style = ageStyle(age);
  const average = bendAverageFace(AVERAGE_FACE, USUAL_AGE);
  const singleFold = shape.lidFold < SMOOTH_LID;
  const usual = bendFace(average, average, style, age);
  const own = bendFace(bendAverageFace(withoutSpread(shape), age, closer ? CLOSER : EXAGGERATION), average, style, age);
  return { ...fitBreadth(addCharm(own, usual, style, age, singleFold)), singleFold, closer };
}

/** Where eyes, brows, nose and mouth lie, in the face's own units. */
export function placesOf({ lines }: OwnFace) {
  const eye = boxOf(lines, 'lids');
  return {
    eyeX: eye.x,
    eyeY: eye.y,
    browY: boxOf(lines, 'brow').y,
    noseY: boxOf(lines, 'nose').y,
    mouthY: boxOf(lines, 'mouth').y,
  };
}
