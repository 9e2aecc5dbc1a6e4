import { mapShape, type Shape } from '../../paint';
import type { HeadContext } from '../head/context';
import { drawGlasses } from '../head/features/glasses';
import { type FaceContext, faceContext } from './face-context';
import { drawBrow, drawCrease } from './features/brow';
import { drawOwnEar } from './features/ear';
import { drawEye } from './features/eye';
import { drawOwnFreckles, drawOwnTear } from './features/marks';
import { drawOwnMouth } from './features/mouth';
import { drawOwnNose } from './features/nose';
import { inFace, pointFromFrame } from './frame';
import { placesOf } from './shape/own-face';
import { drawFaceSkin } from './skin';

const SIDES = [-1, 1] as const;

/** The passes of a child's own face; all are drawn in the stretched frame of the head. */
export type OwnFaceDrawing = {
  /** Skin, eyes, nose and mouth; `hair` throws a shadow on the brow, in the frame. */
  readonly face: (hair: Shape | null) => void;
  readonly ear: (side: 1 | -1) => void;
  readonly brows: (overFringe: boolean) => void;
  readonly glasses: () => void;
};

function drawFeatures(face: FaceContext): void {
  if (face.head.character.freckles) drawOwnFreckles(face);
  for (const side of SIDES) {
    drawCrease(face, side);
    drawEye(face, side);
  }
  drawOwnNose(face);
  drawOwnMouth(face);
  if (face.head.expression.tear) drawOwnTear(face);
}

/** The face of a child's own shape, seen from the front or aslant. */
export function ownFaceDrawing(head: HeadContext, own: NonNullable<HeadContext['own']>): OwnFaceDrawing {
  const p = head.painter;
  const face = faceContext(head, own.face, own.mood);
  const places = placesOf(own.face);
  return {
    face: (hair) =>
      inFace(p, () => {
        drawFaceSkin(face, hair && mapShape(hair, pointFromFrame));
        drawFeatures(face);
      }),
    ear: (side) => inFace(p, () => drawOwnEar(head, side, places.eyeY + 12)),
    brows: (overFringe) =>
      inFace(p, () => {
        for (const side of SIDES) drawBrow(face, side, overFringe);
      }),
    glasses: () => inFace(p, () => drawGlasses({ ...head, places })),
  };
}
