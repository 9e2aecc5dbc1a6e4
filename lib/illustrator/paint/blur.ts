import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { frameOf } from './masks';
import type { Shape } from './shapes';

/** How far a blur spreads, in pixels: three standard deviations, and what is rounded. */
const reachOf = (blurPx: number): number => Math.ceil(3 * blurPx) + 2;

/**
 * Blurs what is drawn next inside of a shape, until the context is restored. A canvas blurs all pixels that its clip
 * lets through, which in print size costs more than everything else: so the clip is what the blurred shape can reach.
 */
export function blurInside(context: SKRSContext2D, shape: Shape, blurPx: number): void {
  const m = context.getTransform();
  const { width, height } = context.canvas;
  const reached = frameOf(m, shape, reachOf(blurPx), { x: 0, y: 0, width, height });
  const box = new Path2D();
  box.rect(reached.x, reached.y, Math.max(0, reached.width), Math.max(0, reached.height));
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clip(box);
  context.setTransform(m.a, m.b, m.c, m.d, m.e, m.f);
  context.filter = `blur(${blurPx.toFixed(2)}px)`;
}
