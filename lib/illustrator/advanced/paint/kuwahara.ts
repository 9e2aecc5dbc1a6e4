import type { Planes } from '../planes/lab';
import type { Plane } from '../planes/plane';
import type { Flow } from './flow';
import { createKernel, type Kernel } from './kuwahara-kernel';

const ANGLES = 24;
const STRETCHES = 5;
const MAX_RADIUS = 9;
/** Widest reach of a kernel; nearer to the square's border nothing is painted. */
const MARGIN = 16;
/** Weights of lightness and of both hue axes in the variance: about those of the three channels of sRGB. */
const LIGHTNESS = 4;
const HUE = 8;
/** Sharpness of the choice of sectors. */
const SHARPNESS = 700;

/** Kernels by radius, stretch and angle, built when they are needed and used again for every head. */
const kernels = new Map<number, Kernel[]>();

function getKernel(edge: number, radius: number, stretch: number, angle: number): Kernel {
  let known = kernels.get(edge);
  if (!known) {
    known = [];
    kernels.set(edge, known);
  }
  const key = (radius * STRETCHES + stretch) * ANGLES + angle;
  known[key] ??= createKernel(radius, (angle * Math.PI) / ANGLES, 1 + stretch / (STRETCHES - 1), edge);
  return known[key];
}

/** Colours and the weighted sum of their squares, side by side. */
function interleave([L, a, b]: Planes): Float32Array {
  const result = new Float32Array(L.length * 4);
  for (let i = 0, o = 0; i < L.length; i++, o += 4) {
    result[o] = L[i];
    result[o + 1] = a[i];
    result[o + 2] = b[i];
    result[o + 3] = LIGHTNESS * L[i] * L[i] + HUE * (a[i] * a[i] + b[i] * b[i]);
  }
  return result;
}

/** Mean of the sectors at one place, weighted towards those with the least variance; written to `target`. */
function applyKernel(
  source: Float32Array,
  at: number,
  { starts, offsets, weights }: Kernel,
  target: Float64Array,
): void {
  let [L, a, b, total] = [0, 0, 0, 0];
  for (let k = 0; k < 8; k++) {
    let [sl, sa, sb, ss] = [0, 0, 0, 0];
    const end = starts[k + 1];
    for (let e = starts[k]; e < end; e++) {
      const j = at + offsets[e];
      const w = weights[e];
      sl += source[j] * w;
      sa += source[j + 1] * w;
      sb += source[j + 2] * w;
      ss += source[j + 3] * w;
    }
    const variance = Math.abs(ss - LIGHTNESS * sl * sl - HUE * (sa * sa + sb * sb)) * SHARPNESS;
    const squared = variance * variance;
    const share = 1 / (1 + squared * squared);
    L += sl * share;
    a += sa * share;
    b += sb * share;
    total += share;
  }
  target[0] = L / total;
  target[1] = a / total;
  target[2] = b / total;
}

/**
 * Anisotropic Kuwahara filter (Kyprianidis and Kang 2009): every pixel becomes the mean of the least varied of eight sectors
 * of an ellipse laid along the flow. `radius` is in pixels, per pixel; under 1 nothing is painted.
 */
export function paintAlongFlow(colors: Planes, flow: Flow, radius: Plane, pixels: Uint32Array, edge: number): Planes {
  const source = interleave(colors);
  const result: Planes = [colors[0].slice(), colors[1].slice(), colors[2].slice()];
  const mean = new Float64Array(3);
  for (let n = 0; n < pixels.length; n++) {
    const i = pixels[n];
    const r = Math.min(MAX_RADIUS, Math.round(radius[i]));
    const [x, y] = [i % edge, (i / edge) | 0];
    if (r < 1 || x < MARGIN || y < MARGIN || x >= edge - MARGIN || y >= edge - MARGIN) continue;
    const at = (y >> 1) * flow.edge + (x >> 1);
    const angle = Math.atan2(flow.y[at], flow.x[at]) / Math.PI;
    const turn = Math.round((angle < 0 ? angle + 1 : angle) * ANGLES) % ANGLES;
    const stretch = Math.round(Math.min(1, flow.clear[at]) * (STRETCHES - 1));
    applyKernel(source, i * 4, getKernel(edge, r, stretch, turn), mean);
    result[0][i] = mean[0];
    result[1][i] = mean[1];
    result[2][i] = mean[2];
  }
  return result;
}
