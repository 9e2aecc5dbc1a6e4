import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Map3 } from './kernels.ts';
import { type Network, readNetwork } from './model.ts';
import { runNetwork } from './run.ts';

/** Edge of the network's square input. */
export const MATTE_EDGE = 256;

const require = createRequire(import.meta.url);
let network: Network | undefined;

/** Probability of each pixel of a 256 × 256 sRGB picture belonging to the person, 0 to 1. */
export function computePersonMatte(rgb: Uint8Array): Float32Array {
  const file = require.resolve(/* turbopackIgnore: true */ '@mediapipe/selfie_segmentation/selfie_segmentation.tflite');
  network ??= readNetwork(readFileSync(file));
  const input: Map3 = {
    data: Float32Array.from(rgb, (value) => value / 255),
    height: MATTE_EDGE,
    width: MATTE_EDGE,
    channels: 3,
  };
  return runNetwork(network, input).data;
}
