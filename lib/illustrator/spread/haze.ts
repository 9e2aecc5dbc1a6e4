import type { Disc, Painter } from '../paint';
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

/** Of the mouth of a shadow, in radii of its head: how far its upper lip is below the middle, half its width, its depth. */
const MOUTH = { below: 0.28, half: 0.4, deep: 0.62 } as const;

/** Cuts a wide open mouth out of a shadow, whose flat colour would hide that it shouts; `head` in stage units. */
export function cutMouth({ context: c }: Painter, haze: Haze, { x, y, r }: Disc): void {
  if (!haze?.openMouth) return;
  const [lip, half, chin] = [y + MOUTH.below * r, MOUTH.half * r, y + (MOUTH.below + MOUTH.deep) * r];
  c.save();
  c.globalCompositeOperation = 'destination-out';
  c.beginPath();
  c.moveTo(x - half, lip);
  c.quadraticCurveTo(x, lip - half * 0.36, x + half, lip);
  c.bezierCurveTo(x + half, chin, x + half * 0.5, chin, x, chin);
  c.bezierCurveTo(x - half * 0.5, chin, x - half, chin, x - half, lip);
  c.fill();
  c.restore();
}
