import { clamp, mapShape, type Polygon, type Shape } from '../../paint';
import type { HeadContext } from '../head/context';
import { drawGlasses } from '../head/features/glasses';
import { HALF_WIDTH } from '../head/features/glasses-shape';
import { drawPuffedCheek } from '../head/features/puffed-cheeks';
import { type FaceContext, faceContext, middleOf, nearness } from './face-context';
import { drawBrow, drawCrease } from './features/brow';
import { drawOwnEar } from './features/ear';
import { drawEye } from './features/eye';
import { drawOwnFreckles, drawOwnTear } from './features/marks';
import { drawOwnMouth } from './features/mouth';
import { drawOwnNose } from './features/nose';
import { inFace, pointFromFrame } from './frame';
import { boxOf } from './shape/lines';
import { type OwnFace, placesOf } from './shape/own-face';
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

function drawOwnCheeks(face: FaceContext): void {
  for (const side of SIDES) {
    const middle = middleOf(face.own.lines.cheek.map((point) => face.at(point, side)));
    drawPuffedCheek(face.painter, middle, side, nearness(face, side), face.tones);
  }
}

function drawFeatures(face: FaceContext): void {
  if (face.head.character.freckles) drawOwnFreckles(face);
  for (const side of SIDES) {
    drawCrease(face, side);
    drawEye(face, side);
  }
  if (face.head.expression.puffed) drawOwnCheeks(face);
  drawOwnNose(face);
  drawOwnMouth(face);
  if (face.head.expression.tear) drawOwnTear(face);
}

/** A head that turns less (sine) is seen from the front. */
const FRONTAL = 0.2;
/** The ears' share of the outline, how far out they reach, and how far below the eyes their middle lies; head units. */
const EARS = { top: -30, bottom: 44, out: 90, below: 8 } as const;

/** What lies beside the face on a side, at the height of the ears. */
function besideFace(contour: Polygon, side: 1 | -1): Polygon {
  const edge = contour.filter(([x, y]) => x * side > 0 && y > EARS.top && y < EARS.bottom);
  const down = [...edge].sort((a, b) => a[1] - b[1]);
  return [[side * EARS.out, EARS.top], ...down, [side * EARS.out, EARS.bottom]];
}

/** Panes are as much wider than the eyes, and leave the bridge of the nose free; head units. */
const LENS = { wider: 2.4, bridge: 3.5, most: 1.2 } as const;

/** How large the panes before a child's eyes are, 1 is usual. */
function lensSize({ lines }: OwnFace): number {
  const { x, width } = boxOf(lines, 'lids');
  return clamp(Math.min(width / 2 + LENS.wider, x - LENS.bridge) / HALF_WIDTH, 1, LENS.most);
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
    ear: (side) =>
      inFace(p, () => {
        const draw = () => drawOwnEar(head, side, places.eyeY + EARS.below);
        // Seen from the front both ears stand behind the cheeks.
        if (Math.abs(head.view.turn) < FRONTAL) p.clip(besideFace(face.contour, side), draw);
        else draw();
      }),
    brows: (overFringe) =>
      inFace(p, () => {
        for (const side of SIDES) drawBrow(face, side, overFringe);
      }),
    glasses: () => inFace(p, () => drawGlasses({ ...head, places }, lensSize(own.face))),
  };
}
