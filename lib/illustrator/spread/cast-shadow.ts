import { createCanvas } from '@napi-rs/canvas';
import { clamp, freeCanvas, type Painter, rgba, type Vec } from '../paint';
import type { StageLight } from '../stages';

/** A shadow is painted at a part of its size: it is soft, and costs by the pixel. */
const SMALLER = 4;
/** Of the figure's pixels in the small silhouette. */
const BLUR = 0.02;
const MOST_LEAN = 2.2;

/** The figure's shape in the colour of shadow, fading with the distance from the ground. */
function shape(layer: Painter, foot: Vec, { shadow, cast }: StageLight) {
  const { canvas, context } = layer;
  const [width, height] = [Math.ceil(canvas.width / SMALLER), Math.ceil(canvas.height / SMALLER)];
  const small = createCanvas(Math.max(1, width), Math.max(1, height));
  const c = small.getContext('2d');
  c.filter = `blur(${Math.max(0.6, height * BLUR).toFixed(2)}px)`;
  c.drawImage(canvas, 0, 0, width, height);
  c.filter = 'none';
  c.globalCompositeOperation = 'source-in';
  const m = context.getTransform();
  const ground = (m.b * foot[0] + m.d * foot[1] + m.f) / SMALLER;
  const fade = c.createLinearGradient(0, ground, 0, 0);
  fade.addColorStop(0, rgba(shadow, cast?.alpha ?? 0));
  fade.addColorStop(1, rgba(shadow, (cast?.alpha ?? 0) * 0.12));
  c.fillStyle = fade;
  c.fillRect(0, 0, width, height);
  return small;
}

/** Lays the long shadow of a figure on the ground, away from the light of its stage; none where the stage casts none. */
export function castShadow(page: Painter, layer: Painter, foot: Vec, light: StageLight): void {
  const { cast } = light;
  if (!cast || layer.canvas.width < SMALLER * 2) return;
  const small = shape(layer, foot, light);
  const lean = clamp(((foot[0] - cast.from) / 1000) * cast.slant, -MOST_LEAN, MOST_LEAN);
  const m = layer.context.getTransform();
  const c = page.context;
  c.save();
  c.globalCompositeOperation = 'multiply';
  c.translate(foot[0], foot[1]);
  c.transform(1, 0, -lean, -cast.length, 0, 0);
  c.translate(-foot[0], -foot[1]);
  // From pixels of the layer to stage units.
  c.scale(1 / m.a, 1 / m.d);
  c.translate(-m.e, -m.f);
  c.drawImage(small, 0, 0, layer.canvas.width, layer.canvas.height);
  c.restore();
  freeCanvas(small);
}
