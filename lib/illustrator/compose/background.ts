import type { Canvas } from '@napi-rs/canvas';
import { freeCanvas } from '../paint';

/** Two pages or one spread for the screen, or one page for print. */
const MAX_CACHED_PIXELS = 7_000_000;

const cache = new Map<string, Canvas>();

type Size = { readonly width: number; readonly height: number };

const pixelsOf = ({ width, height }: Size) => width * height;

/** Frees the oldest backgrounds until one of this size has room. */
function makeRoom(size: Size): void {
  let pixels = pixelsOf(size);
  for (const canvas of cache.values()) pixels += pixelsOf(canvas);
  for (const [key, canvas] of cache) {
    if (pixels <= MAX_CACHED_PIXELS) return;
    pixels -= pixelsOf(canvas);
    cache.delete(key);
    freeCanvas(canvas);
  }
}

/** The painted background of this key, kept for the next picture that uses it; the caller must not draw on it. */
export function cachedBackground(key: string, size: Size, paint: () => Canvas): Canvas {
  const known = cache.get(key);
  if (known) return known;
  makeRoom(size);
  const painted = paint();
  cache.set(key, painted);
  return painted;
}
