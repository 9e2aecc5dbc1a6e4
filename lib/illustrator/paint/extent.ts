import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Box } from './shapes';

const THUMBNAIL = 64;
/** Out of 255: fainter is taken for empty. */
const FAINT = 2;

/**
 * The part of a canvas that is drawn on more than faintly, in whole pixels, measured on a thumbnail and widened by
 * `margin` of its pixels; the whole canvas when there is none.
 */
export function paintedBounds(canvas: Canvas, { faint = FAINT, margin = 1 } = {}): Box {
  const context = createCanvas(THUMBNAIL, THUMBNAIL).getContext('2d');
  context.drawImage(canvas, 0, 0, THUMBNAIL, THUMBNAIL);
  const { data } = context.getImageData(0, 0, THUMBNAIL, THUMBNAIL);
  let [x0, y0, x1, y1] = [THUMBNAIL, THUMBNAIL, 0, 0];
  for (let i = 3; i < data.length; i += 4) {
    if ((data[i] as number) <= faint) continue;
    const x = ((i - 3) / 4) % THUMBNAIL;
    const y = Math.floor((i - 3) / 4 / THUMBNAIL);
    [x0, y0, x1, y1] = [Math.min(x0, x), Math.min(y0, y), Math.max(x1, x + 1), Math.max(y1, y + 1)];
  }
  if (x1 <= x0) return { x: 0, y: 0, width: canvas.width, height: canvas.height };
  const [kx, ky] = [canvas.width / THUMBNAIL, canvas.height / THUMBNAIL];
  const left = Math.max(0, Math.floor((x0 - margin) * kx));
  const top = Math.max(0, Math.floor((y0 - margin) * ky));
  const right = Math.min(canvas.width, Math.ceil((x1 + margin) * kx));
  const bottom = Math.min(canvas.height, Math.ceil((y1 + margin) * ky));
  return { x: left, y: top, width: right - left, height: bottom - top };
}
