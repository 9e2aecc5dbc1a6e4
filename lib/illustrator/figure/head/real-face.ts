import type { FaceLayer, HeadPicture } from '../face-layer';
import type { HairDrawing } from '../hair/style';
import { drawBrows } from './brows';
import type { HeadContext } from './context';
import { drawGlasses } from './glasses';
import type { HeadPose } from './head';
import { drawHairShadow, drawSkinVolume, drawTear } from './skin-mass';
import { headView } from './view';

/** A real face turns this far; what would be a profile still shows it. Backs of heads stay. */
const MOST_YAW = 0.6;

/** Turns the head of a hero with a real face so far towards the viewer that the face is seen. */
export function facingViewer(pose: HeadPose): HeadPose {
  if (!pose.face) return pose;
  const { aspect, yaw, side } = headView(pose.yaw, 0);
  return aspect === 'back' || Math.abs(yaw) <= MOST_YAW ? pose : { ...pose, yaw: side * MOST_YAW };
}

/** Asks for the layer when the head is drawn, because only then it is known whether its frame is mirrored. */
export function realFace({ painter, view, character }: HeadContext, pose: HeadPose, hair: HairDrawing) {
  let layer: FaceLayer | null | undefined;
  return (): FaceLayer | null => {
    if (layer !== undefined) return layer;
    if (!pose.face || view.aspect !== 'face') {
      layer = null;
      return layer;
    }
    const { a, b, c, d } = painter.context.getTransform();
    layer = pose.face({
      yaw: view.yaw,
      pitch: pose.pitch,
      expression: pose.expression,
      mirrored: a * d - b * c < 0,
      withoutHair: character.headwear === 'hijab',
      fringe: hair.fringe,
    });
    return layer;
  };
}

export function drawHeadPicture({ painter }: HeadContext, { canvas, pxPerUnit, originPx }: HeadPicture): void {
  const k = 1 / pxPerUnit;
  painter.context.drawImage(canvas, -originPx[0] * k, -originPx[1] * k, canvas.width * k, canvas.height * k);
}

/** The face of the advanced model over the drawn skin, so that gaps in the photo show skin. */
export function drawRealFace(head: HeadContext, layer: FaceLayer, hair: HairDrawing): void {
  drawSkinVolume(head);
  drawHeadPicture(head, layer);
  if (head.expression.tear) drawTear(head);
  if (!layer.hair && hair.shadow) drawHairShadow(head, hair.shadow);
}

/** What lies over a real face and its hair. */
export function drawOverRealFace(head: HeadContext, layer: FaceLayer, hair: HairDrawing): void {
  if (hair.fringe && !layer.hair) drawBrows(head, true);
  if (!layer.wearsGlasses) drawGlasses(head);
}
