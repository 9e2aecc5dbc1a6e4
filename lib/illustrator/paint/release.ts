import type { Canvas } from '@napi-rs/canvas';

/** Gives a canvas's pixels back at once: left to the garbage collector, a page in print size leaves a gigabyte. */
export function release(...canvases: readonly Canvas[]): void {
  for (const canvas of canvases) {
    canvas.width = 1;
    canvas.height = 1;
  }
}
