import { mapShape, type Shape } from '../../paint';
import type { HeadContext } from '../head/context';
import { drawGlasses } from '../head/features/glasses';
import { drawBrow } from './brow';
import { drawEye } from './eye';
import { type FaceContext, faceContext } from './face-context';
import { inFace, pointFromFrame } from './frame';
import { drawOwnFreckles, drawOwnTear } from './marks';
import { drawOwnMouth } from './mouth';
import { drawOwnNose } from './nose';
import { drawOwnEar } from './own-ear';
import { placesOf } from './own-face';
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
  for (const side of SIDES) drawEye(face, side);
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
