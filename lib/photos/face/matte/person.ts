import type { FaceFrame } from '../frame.ts';
import { type Picture, type Point, pixelAt } from '../picture.ts';
import type { Map3 } from './kernels.ts';
import type { Network } from './model.ts';
import { runNetwork } from './run.ts';

/** Edge of the network's square input and output. */
export const MATTE_EDGE = 256;
/** Edge of the square around the head in face heights: room for an afro and for shoulders. */
const SPAN = 2.9;

/** How surely each place around the head shows the person: a square grid that lies in the photo like the face. */
export type PersonMatte = {
  /** 0 to 255, row by row from the top of the head down. */
  readonly shares: Uint8Array;
  readonly edge: number;
  /** Middle of the square and the step from one value to the next in its row, pixels of the photo. */
  readonly center: Point;
  readonly step: Point;
};

const clamp = (value: number, most: number) => Math.max(0, Math.min(most, value));

/** The square as input of the network; pixels outside the photo repeat its border. */
function readSquare(picture: Picture, [cx, cy]: Point, [stepX, stepY]: Point): Map3 {
  const data = new Float32Array(MATTE_EDGE * MATTE_EDGE * 3);
  for (let i = 0; i < MATTE_EDGE * MATTE_EDGE; i++) {
    const [across, down] = [(i % MATTE_EDGE) + 0.5 - MATTE_EDGE / 2, Math.floor(i / MATTE_EDGE) + 0.5 - MATTE_EDGE / 2];
    const x = clamp(cx + across * stepX - down * stepY, picture.width - 1);
    const y = clamp(cy + across * stepY + down * stepX, picture.height - 1);
    const pixel = pixelAt(picture, x, y) ?? [0, 0, 0];
    for (let c = 0; c < 3; c++) data[i * 3 + c] = (pixel[c] as number) / 255;
  }
  return { data, height: MATTE_EDGE, width: MATTE_EDGE, channels: 3 };
}

/** Finds the person around one face. The only run of the network for a reading: hair traits and hair shape sample its result. */
export function computePersonMatte(
  picture: Picture,
  { center, right, heightPx }: FaceFrame,
  network: Network,
): PersonMatte {
  const size = (heightPx * SPAN) / MATTE_EDGE;
  const step: Point = [right[0] * size, right[1] * size];
  const { data } = runNetwork(network, readSquare(picture, center, step));
  return { shares: Uint8Array.from(data, (value) => Math.round(value * 255)), edge: MATTE_EDGE, center, step };
}

/** Probability of a place being the person, 0 to 1: bilinear; beyond the square its border goes on. */
export function getPersonAt({ shares, edge, center, step: [a, b] }: PersonMatte, x: number, y: number): number {
  const [dx, dy] = [x - center[0], y - center[1]];
  const size = a * a + b * b;
  const across = clamp((dx * a + dy * b) / size + edge / 2 - 0.5, edge - 1);
  const down = clamp((dy * a - dx * b) / size + edge / 2 - 0.5, edge - 1);
  const [column, row] = [Math.min(edge - 2, Math.floor(across)), Math.min(edge - 2, Math.floor(down))];
  const [u, v] = [across - column, down - row];
  const at = row * edge + column;
  const upper = (shares[at] as number) * (1 - u) + (shares[at + 1] as number) * u;
  const lower = (shares[at + edge] as number) * (1 - u) + (shares[at + edge + 1] as number) * u;
  return (upper * (1 - v) + lower * v) / 255;
}
