import type { Painter } from '../paint';
import type { PictureScene } from './schema';

export type Haze = PictureScene['heroes'][number]['haze'];

/** Lays the colour of the air over all that is painted on a layer. */
export function paintHaze({ canvas, context: c }: Painter, haze: Haze): void {
  if (!haze) return;
  c.save();
  c.setTransform(1, 0, 0, 1, 0, 0);
  c.globalCompositeOperation = 'source-atop';
  c.globalAlpha = haze.share;
  c.fillStyle = haze.colour;
  c.fillRect(0, 0, canvas.width, canvas.height);
  c.restore();
}
