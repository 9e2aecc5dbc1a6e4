import type { Canvas } from '@napi-rs/canvas';
import { freeCanvas, Painter } from '../paint';
import { disc, easel } from '../stages';

const STROKES = 64;

/** Cuts a painted picture out with a brushed edge, as a watercolour ends on its paper. */
export function softenEdge(canvas: Canvas, seed: string): void {
  const { width, height } = canvas;
  const k = height / 1200;
  const p = Painter.page(height, [0, -1], [width / k, 1200]);
  const [cx, cy] = [width / k / 2, 600];
  const e = easel(p, { x0: 0, y0: 0, x1: cx * 2, y1: cy * 2 }, `edge:${seed}`);
  const random = e.random('edge');
  disc(e, cx, cy, cx * 0.9, cy * 0.9, '#000000', 1, 0.8);
  for (let i = 0; i < STROKES; i++) {
    const angle = (i / STROKES) * Math.PI * 2;
    const reach = 0.68 + random() * 0.12;
    const [x, y] = [cx + Math.cos(angle) * cx * reach, cy + Math.sin(angle) * cy * reach];
    const along = Math.atan2(Math.cos(angle) * cy, -Math.sin(angle) * cx) + random.bell() * 0.3;
    const [long, thick, alpha] = [0.09 + random() * 0.1, 0.045 + random() * 0.045, 0.6 + random() * 0.4];
    p.in(x, y, along, 1, 1, () => disc(e, 0, 0, long * 1200, thick * 1200, '#000000', alpha, 0.5));
  }
  const c = canvas.getContext('2d');
  c.save();
  c.setTransform(1, 0, 0, 1, 0, 0);
  c.globalCompositeOperation = 'destination-in';
  c.drawImage(p.canvas, 0, 0, width, height);
  c.restore();
  freeCanvas(p.canvas);
}
