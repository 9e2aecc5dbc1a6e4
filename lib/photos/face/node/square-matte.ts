import { readFileSync } from 'node:fs';
import { type Network, readNetwork } from '../matte/model.ts';
import { MATTE_EDGE } from '../matte/person.ts';
import { runNetwork } from '../matte/run.ts';
import { MATTE_FILE } from './matte-file.ts';

let network: Network | undefined;

/**
 * Probability of each pixel of a 256 × 256 sRGB picture belonging to the person, 0 to 1. For the advanced model, which
 * cuts its own square out of the photo: closer around the head and whole at its crown, where the matte of the reading
 * is too coarse for an outline.
 */
export function computeSquareMatte(rgb: Uint8Array): Float32Array {
  network ??= readNetwork(readFileSync(MATTE_FILE));
  const data = Float32Array.from(rgb, (value) => value / 255);
  return runNetwork(network, { data, height: MATTE_EDGE, width: MATTE_EDGE, channels: 3 }).data;
}
