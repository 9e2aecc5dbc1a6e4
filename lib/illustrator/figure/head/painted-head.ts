import type { FaceLayer, HeadPicture } from '../face-layer';
import type { HairDrawing } from '../hair/style';
import { crownHeight } from '../headwear/kippah';
import type { HeadContext } from './context';
import { drawGlasses } from './features/glasses';
import type { HeadDrawing, HeadPose } from './head-pose';
import { FEATURES, headView } from './view';

/** A painted head turns this far; what would be a profile still shows it. Backs of heads stay. */
const MOST_YAW = 0.6;
/** How deep kippah and headband sit in painted hair, head units. */
const INTO_HAIR = 6;

/** Turns the head of a hero with a painted head so far towards the viewer that the face is seen. */
export function facingViewer(pose: HeadPose): HeadPose {
  if (!pose.face) return pose;
  const { aspect, yaw, side } = headView(pose.yaw, 0);
  return aspect === 'back' || Math.abs(yaw) <= MOST_YAW ? pose : { ...pose, yaw: side * MOST_YAW };
}

/** Asks for the picture when the head is drawn, because only then frame and fineness of the page are known. */
function createLayerGetter({ painter, view, character }: HeadContext, pose: HeadPose): () => FaceLayer | null {
  let layer: FaceLayer | null | undefined;
  return () => {
    if (layer !== undefined || !pose.face) return layer ?? null;
    const { a, b, c, d } = painter.context.getTransform();
    layer = pose.face({
      yaw: view.yaw,
      pitch: pose.pitch,
      expression: pose.expression,
      light: painter.lit(),
      pxPerUnit: painter.scale(),
      mirrored: a * d - b * c < 0,
      withoutHair: character.headwear === 'hijab',
    });
    return layer;
  };
}

function drawHeadPicture({ painter }: HeadContext, { canvas, pxPerUnit, originPx }: HeadPicture): void {
  const k = 1 / pxPerUnit;
  const c = painter.context;
  c.save();
  c.imageSmoothingQuality = 'high';
  c.drawImage(canvas, -originPx[0] * k, -originPx[1] * k, canvas.width * k, canvas.height * k);
  c.restore();
}

/** Draws with the drawn head's eyes moved to the painted ones: glasses sit on them. */
function drawAtEyes({ painter: p }: HeadContext, { eyes: [left, right] }: FaceLayer, draw: () => void): void {
  const k = Math.hypot(right[0] - left[0], right[1] - left[1]) / (2 * FEATURES.eyeX);
  const [x, y] = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2];
  const angle = Math.atan2(right[1] - left[1], right[0] - left[0]);
  p.in(x, y, angle, k, k, () => p.in(0, -FEATURES.eyeY, 0, 1, 1, draw));
}

type Painted = {
  readonly head: HeadContext;
  readonly pose: HeadPose;
  readonly hair: HairDrawing;
  /** Draws kippah or headband on the drawn crown. */
  readonly wear: () => void;
};

/** The head of the advanced model in place of `drawn`, which stays where there is no picture. */
export function paintedParts({ head, pose, hair, wear }: Painted, drawn: HeadDrawing): HeadDrawing {
  const { painter: p, character } = head;
  const getLayer = createLayerGetter(head, pose);
  const covered = character.headwear === 'hijab';
  return {
    back: () => {
      const layer = getLayer();
      if (!layer) drawn.back();
      else if (covered) hair.back();
      else drawHeadPicture(head, layer.behind);
    },
    front: () => {
      const layer = getLayer();
      if (!layer) {
        drawn.front();
        return;
      }
      drawHeadPicture(head, layer.front);
      if (covered) hair.front();
      else if (!layer.wearsHeadwear) p.in(0, layer.crownY - crownHeight(character) + INTO_HAIR, 0, 1, 1, wear);
      if (!layer.wearsGlasses) drawAtEyes(head, layer, () => drawGlasses(head));
      if (covered) hair.over?.();
    },
  };
}
