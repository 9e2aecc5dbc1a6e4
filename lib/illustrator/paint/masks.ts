import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import type { Vec } from './geometry';
import { type Scratch, withScratch } from './scratch';
import { type Box, bounds, type Shape, toPath } from './shapes';
import { fillWithTile, grainTile } from './tiles';

/** Share of the paint that grain takes away, 0 to 1. */
export type Grain = number;

type Matrix = {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
};

/** The pixels of a canvas that a shape covers, and the transform it is drawn with. */
export type Frame = Box & { readonly m: Matrix };

/** Pixel box of a shape (or a local box) under `m`, widened by `margin`, cut to `limits`. */
export function frameOf(m: Matrix, area: Shape | Box, margin: number, limits: Box): Frame {
  const box = 'width' in area ? area : bounds(area);
  const xs: number[] = [];
  const ys: number[] = [];
  for (const x of [box.x, box.x + box.width]) {
    for (const y of [box.y, box.y + box.height]) {
      xs.push(m.a * x + m.c * y + m.e);
      ys.push(m.b * x + m.d * y + m.f);
    }
  }
  const x0 = Math.max(limits.x, Math.floor(Math.min(...xs)) - margin);
  const y0 = Math.max(limits.y, Math.floor(Math.min(...ys)) - margin);
  const x1 = Math.min(limits.x + limits.width, Math.ceil(Math.max(...xs)) + margin);
  const y1 = Math.min(limits.y + limits.height, Math.ceil(Math.max(...ys)) + margin);
  return { x: x0, y: y0, width: x1 - x0, height: y1 - y0, m };
}

/** Takes grain out of what was painted in the frame; the tile lies still on the page. */
export function paintGrain(context: SKRSContext2D, frame: Frame, grain: Grain, pxPerUnit: number, origin: Vec): void {
  if (!grain) return;
  context.save();
  context.globalCompositeOperation = 'destination-out';
  context.globalAlpha = grain;
  const shift: Vec = [frame.x + origin[0], frame.y + origin[1]];
  fillWithTile(context, grainTile(), pxPerUnit, { x: 0, y: 0, width: frame.width, height: frame.height }, shift);
  context.restore();
}

type InsideMask = { color: string; dx: number; dy: number; blurPx: number; grain: Grain };

/** Wide blurs are computed on a smaller canvas: the eye cannot tell, and they dominate the cost of a page. */
const reduction = (blurPx: number): number => (blurPx > 12 ? 4 : blurPx > 5 ? 2 : 1);

function paintInsideMask(shape: Shape, frame: Frame, mask: InsideMask, q: number, scratch: Scratch): void {
  const { context } = scratch;
  const { m } = frame;
  context.save();
  context.fillStyle = mask.color;
  context.fillRect(0, 0, Math.ceil(frame.width / q), Math.ceil(frame.height / q));
  context.globalCompositeOperation = 'destination-out';
  context.filter = `blur(${(mask.blurPx / q).toFixed(2)}px)`;
  context.setTransform(m.a / q, m.b / q, m.c / q, m.d / q, (m.e - frame.x) / q, (m.f - frame.y) / q);
  context.translate(mask.dx, mask.dy);
  context.fillStyle = '#000';
  context.fill(toPath(shape));
  context.restore();
}

/** Gives `use` a canvas with `color` wherever the moved, blurred shape does not cover; not clipped to the shape. */
export function insideMask(
  shape: Shape,
  frame: Frame,
  mask: InsideMask,
  pxPerUnit: number,
  origin: Vec,
  use: (canvas: Canvas) => void,
): void {
  const q = reduction(mask.blurPx);
  const w = Math.ceil(frame.width / q);
  const h = Math.ceil(frame.height / q);
  withScratch(w, h, (small) => {
    paintInsideMask(shape, frame, mask, q, small);
    if (q === 1) {
      paintGrain(small.context, frame, mask.grain, pxPerUnit, origin);
      use(small.canvas);
      return;
    }
    withScratch(frame.width, frame.height, (full) => {
      full.context.drawImage(small.canvas, 0, 0, w, h, 0, 0, w * q, h * q);
      paintGrain(full.context, frame, mask.grain, pxPerUnit, origin);
      use(full.canvas);
    });
  });
}
