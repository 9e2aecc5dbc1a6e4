import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { freeCanvas, type Painter } from '../paint';

/** The paper of a warm grey pencil. */
const PAPER = '#f3ece1';
const MOST_PAPER = 0.42;
const SEPIA = 0.22;
/** How much of the pencil takes the colour of its paper. */
const TINTED = 0.8;

/** The light and dark of a picture in one colour. */
function colourOf(painted: Canvas, tint: string): Canvas {
  const { width, height } = painted;
  const canvas = createCanvas(width, height);
  const c = canvas.getContext('2d');
  c.drawImage(painted, 0, 0);
  c.globalCompositeOperation = 'color';
  c.fillStyle = tint;
  c.fillRect(0, 0, width, height);
  c.globalCompositeOperation = 'destination-in';
  c.drawImage(painted, 0, 0);
  return canvas;
}

/**
 * Takes colours away from all that is painted: `share` 1 is grey pencil on warm paper, or a pencil of the colour of
 * `tint` on paper of that colour.
 */
export function muteColours({ canvas, context: c }: Painter, share: number, tint?: string): void {
  if (share === 0) return;
  const { width, height } = canvas;
  c.save();
  c.setTransform(1, 0, 0, 1, 0, 0);
  c.globalCompositeOperation = 'source-atop';
  c.filter = `saturate(${(1 - share).toFixed(2)}) sepia(${(share * SEPIA).toFixed(2)})`;
  c.drawImage(canvas, 0, 0);
  c.filter = 'none';
  c.fillStyle = tint ?? PAPER;
  if (tint) {
    const pencil = colourOf(canvas, tint);
    c.globalAlpha = share * TINTED;
    c.drawImage(pencil, 0, 0);
    freeCanvas(pencil);
  }
  c.globalAlpha = share * MOST_PAPER;
  c.fillRect(0, 0, width, height);
  c.restore();
}
