import type { Rgb } from './oklab.ts';

/** An opaque sRGB picture, three bytes a pixel. */
export type Picture = { readonly data: Uint8Array; readonly width: number; readonly height: number };
export type Point = readonly [number, number];

/** The nearest pixel, or null outside the picture. */
export function pixelAt(picture: Picture, x: number, y: number): Rgb | null {
  const column = Math.round(x);
  const row = Math.round(y);
  if (!(column >= 0 && row >= 0 && column < picture.width && row < picture.height)) return null;
  const at = (row * picture.width + column) * 3;
  return [picture.data[at] as number, picture.data[at + 1] as number, picture.data[at + 2] as number];
}

/** Even-odd test. */
export function isInside(polygon: readonly Point[], x: number, y: number): boolean {
  let inside = false;
  let previous = polygon[polygon.length - 1] as Point;
  for (const point of polygon) {
    const crosses = point[1] > y !== previous[1] > y;
    if (crosses && x < ((previous[0] - point[0]) * (y - point[1])) / (previous[1] - point[1]) + point[0])
      inside = !inside;
    previous = point;
  }
  return inside;
}
