import { rgba } from '../../paint';
import type { FaceLayer, HeadPicture } from '../face-layer';
import type { HairDrawing } from '../hair/style';
import type { HeadContext } from './context';
import { drawBrows } from './features/brows';
import { drawGlasses } from './features/glasses';
import type { HeadPose } from './head-pose';
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

/** The light of the drawn head and a child's cheeks over the photo's even skin, so that both are of one brush. */
function shadeAsDrawn({ painter: p, skin, view, contour, expression }: HeadContext): void {
  const [lx, ly] = p.lit();
  p.layer(
    contour,
    (c) => {
      const g = c.createRadialGradient(lx * 16 + view.turn * 10, -4 + ly * 12, 12, lx * 8 + view.turn * 6, 2, 64);
      g.addColorStop(0, rgba(skin.light, 0.2));
      g.addColorStop(0.45, rgba(skin.shadow, 0));
      g.addColorStop(1, rgba(skin.shadow, 0.7));
      c.fillStyle = g;
      c.fillRect(-70, -70, 140, 140);
    },
    { grain: 0.3 },
  );
  p.clip(contour, () => {
    for (const g of [-1, 1]) {
      const { x, y, squeeze } = view.project(g * 30, 25 - (expression.cheek - 1) * 2);
      p.soft(x, y, 13 * squeeze + 1.5, 10, skin.blush, skin.blushAlpha * 0.5);
    }
  });
}

/** The face of the advanced model over the drawn skin, so that gaps in the photo show skin. */
export function drawRealFace(head: HeadContext, layer: FaceLayer, hair: HairDrawing): void {
  drawSkinVolume(head);
  drawHeadPicture(head, layer);
  shadeAsDrawn(head);
  if (head.expression.tear) drawTear(head);
  if (!layer.hair && hair.shadow) drawHairShadow(head, hair.shadow);
}

/** The child's own hair with the shadow that it throws on the skin. */
export function drawOwnHair(head: HeadContext, hair: HeadPicture): void {
  const { painter: p, skin, contour } = head;
  const [lx] = p.lit();
  p.layer(
    contour,
    (c, scale) => {
      c.filter = `blur(${(1.6 * scale).toFixed(1)}px)`;
      c.translate(-lx * 2, 3);
      const k = 1 / hair.pxPerUnit;
      const [x, y] = hair.originPx;
      c.drawImage(hair.canvas, -x * k, -y * k, hair.canvas.width * k, hair.canvas.height * k);
      c.filter = 'none';
      c.globalCompositeOperation = 'source-in';
      c.fillStyle = skin.deep;
      c.fillRect(-100, -100, 200, 200);
    },
    { alpha: 0.45 },
  );
  drawHeadPicture(head, hair);
}

/** What lies over a real face and its hair. */
export function drawOverRealFace(head: HeadContext, layer: FaceLayer, hair: HairDrawing): void {
  if (hair.fringe && !layer.hair) drawBrows(head, true);
  if (!layer.wearsGlasses) drawGlasses(head);
}
