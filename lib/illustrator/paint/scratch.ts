import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { freeCanvas } from './release';

/** A borrowed canvas, at least as large as asked for, with an untransformed, empty context. */
export type Scratch = { readonly canvas: Canvas; readonly context: SKRSContext2D; readonly key: string };

// Sizes are rounded up, so that few canvases fit all shapes. Drawing is synchronous, so stacks are enough.
const canvasPool = new Map<string, Scratch[]>();
let pooledPixels = 0;
/** 32 MB of kept canvases; a page in print size would otherwise leave many times that behind. */
const MAX_POOLED_PIXELS = 8_000_000;
const roundUp = (px: number) => (px <= 64 ? 64 : 2 ** (Math.ceil(Math.log2(px) * 2) / 2));
const pixelsOf = ({ canvas }: Scratch) => canvas.width * canvas.height;

function borrow(width: number, height: number): Scratch {
  const w = Math.ceil(roundUp(width));
  const h = Math.ceil(roundUp(height));
  const key = `${w}x${h}`;
  const known = canvasPool.get(key)?.pop();
  if (known) {
    pooledPixels -= pixelsOf(known);
    return known;
  }
  const canvas = createCanvas(w, h);
  return { canvas, context: canvas.getContext('2d'), key };
}

function giveBack(scratch: Scratch): void {
  if (pooledPixels + pixelsOf(scratch) > MAX_POOLED_PIXELS) {
    freeCanvas(scratch.canvas);
    return;
  }
  pooledPixels += pixelsOf(scratch);
  const stack = canvasPool.get(scratch.key);
  if (stack) stack.push(scratch);
  else canvasPool.set(scratch.key, [scratch]);
}

/**
 * Runs `use` with a cleared scratch canvas of at least `width` × `height` pixels. Only these are drawn on: a blur costs by
 * the pixel.
 */
export function withScratch<T>(width: number, height: number, use: (scratch: Scratch) => T): T {
  const scratch = borrow(width, height);
  const { context } = scratch;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, width + 1, height + 1);
  context.save();
  context.beginPath();
  context.rect(0, 0, width, height);
  context.clip();
  try {
    return use(scratch);
  } finally {
    context.restore();
    giveBack(scratch);
  }
}
