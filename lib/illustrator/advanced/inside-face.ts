import type { FaceCrop } from './face-crop';
import { OVAL } from './landmarks';
import type { Plane } from './raster';

/** 1 inside the contour of the face, 0 outside. */
export function insideFace({ edge, landmarks }: FaceCrop): Plane {
  const polygon = OVAL.map((index) => landmarks[index] ?? [0, 0]);
  const plane = new Float32Array(edge * edge);
  for (let y = 0; y < edge; y++) {
    const crossings: number[] = [];
    polygon.forEach(([x0, y0], i) => {
      const [x1, y1] = polygon[(i + 1) % polygon.length] ?? [x0, y0];
      if (y0 > y !== y1 > y) crossings.push(x0 + ((x1 - x0) * (y - y0)) / (y1 - y0));
    });
    crossings.sort((a, b) => a - b);
    for (let k = 0; k + 1 < crossings.length; k += 2)
      for (let x = Math.ceil(crossings[k] ?? 0); x < (crossings[k + 1] ?? 0); x++) plane[y * edge + x] = 1;
  }
  return plane;
}
