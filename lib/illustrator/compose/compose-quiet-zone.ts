import { createCanvas } from '@napi-rs/canvas';
import { freeCanvas, type Painter, rgba } from '../paint';
import type { Scene } from '../scene';

type Zone = Exclude<Scene['quietZone'], 'none'>;

/** Share of the picture that the zone takes, and how much detail is removed at its edge. */
const ZONE_SHARE = 0.44;
const BLUR_STRENGTH = 0.86;
/** Scaled down to this width, a stage keeps its colours but no details. */
const BLURRED_PX = 7;

/** From the edge of the picture inwards, in shares of its sides; the picture is mirrored later, so start is left. */
const ZONES: Readonly<Record<Zone, readonly [x0: number, y0: number, x1: number, y1: number]>> = {
  top: [0, 0, 0, ZONE_SHARE],
  bottom: [0, 1, 0, 1 - ZONE_SHARE],
  start: [0, 0, ZONE_SHARE, 0],
  end: [1, 0, 1 - ZONE_SHARE, 0],
};

/** Blurs the stage below the text, fading inwards. It runs before the actors are drawn, so that they stay sharp. */
export function softenQuietZone(page: Painter, zone: Zone): void {
  const { width, height } = page.canvas;
  const [x0, y0, x1, y1] = ZONES[zone];
  const blurred = createCanvas(BLURRED_PX, BLURRED_PX);
  blurred.getContext('2d').drawImage(page.canvas, 0, 0, BLURRED_PX, BLURRED_PX);
  const veil = createCanvas(width, height);
  const c = veil.getContext('2d');
  c.imageSmoothingQuality = 'high';
  c.drawImage(blurred, 0, 0, width, height);
  c.globalCompositeOperation = 'destination-in';
  const fade = c.createLinearGradient(x0 * width, y0 * height, x1 * width, y1 * height);
  fade.addColorStop(0, rgba('#000000', BLUR_STRENGTH));
  fade.addColorStop(0.6, rgba('#000000', BLUR_STRENGTH * 0.7));
  fade.addColorStop(1, rgba('#000000', 0));
  c.fillStyle = fade;
  c.fillRect(0, 0, width, height);
  page.context.save();
  page.context.setTransform(1, 0, 0, 1, 0, 0);
  page.context.drawImage(veil, 0, 0);
  page.context.restore();
  freeCanvas(blurred, veil);
}
