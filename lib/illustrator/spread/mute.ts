import type { Painter } from '../paint';

/** Warm grey of a soft pencil, and the paper it is drawn on. */
const PAPER = '#f3ece1';
const MOST_PAPER = 0.42;

/** Takes colours away from all that is painted: `share` 1 is grey pencil on warm paper. */
export function muteColours({ canvas, context: c }: Painter, share: number): void {
  if (share === 0) return;
  const { width, height } = canvas;
  c.save();
  c.setTransform(1, 0, 0, 1, 0, 0);
  c.globalCompositeOperation = 'source-atop';
  c.filter = `saturate(${(1 - share).toFixed(2)}) sepia(${(share * 0.22).toFixed(2)})`;
  c.drawImage(canvas, 0, 0);
  c.filter = 'none';
  c.globalAlpha = share * MOST_PAPER;
  c.fillStyle = PAPER;
  c.fillRect(0, 0, width, height);
  c.restore();
}
