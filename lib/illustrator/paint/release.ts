import type { Canvas } from '@napi-rs/canvas';

/** Frees a canvas's pixels at once. Left to the garbage collector, a page in print size keeps a gigabyte. */
export function freeCanvas(...canvases: readonly Canvas[]): void {
  for (const canvas of canvases) {
    canvas.width = 1;
    canvas.height = 1;
  }
}
