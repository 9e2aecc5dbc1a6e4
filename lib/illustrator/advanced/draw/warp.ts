import { CHANNELS, type PreparedHead } from '../prepared-head';
import { findRest, type Motion } from './motion';

/** Both layers of a head as RGBA rows. */
export type WarpedHead = {
  readonly width: number;
  readonly height: number;
  readonly front: Uint8ClampedArray;
  readonly behind: Uint8ClampedArray;
};

/** Edge of a cell of the lattice between whose corners the motion is interpolated, head units. */
const CELL = 2.5;

/** Places of the lattice's corners in the prepared picture, pixels, two numbers each. */
type Lattice = { readonly columns: number; readonly rows: number; readonly corners: Float32Array };

function createLattice({ meta }: PreparedHead, motion: Motion): Lattice {
  const { width, height, unitsPerPx: k, originPx } = meta;
  const [columns, rows] = [Math.ceil((width * k) / CELL), Math.ceil((height * k) / CELL)];
  const corners = new Float32Array((columns + 1) * (rows + 1) * 2);
  for (let row = 0, to = 0; row <= rows; row++)
    for (let column = 0; column <= columns; column++, to += 2) {
      const [x, y] = [column * CELL - originPx[0] * k, row * CELL - originPx[1] * k];
      const [px, py] = findRest(motion, [x, y]);
      corners[to] = px / k + originPx[0];
      corners[to + 1] = py / k + originPx[1];
    }
  return { columns, rows, corners };
}

/** Reads a pixel between its neighbours, colours weighted by their alpha, and writes it to both layers. */
function copyPixel(head: PreparedHead, x: number, y: number, { front, behind }: WarpedHead, to: number): void {
  const { pixels, meta } = head;
  const { width, height } = meta;
  if (x < 0 || y < 0 || x >= width - 1 || y >= height - 1) return;
  const [column, row] = [x | 0, y | 0];
  const upper = (row * width + column) * CHANNELS;
  const lower = upper + width * CHANNELS;
  const [u, v] = [x - column, y - row];
  const w00 = (1 - u) * (1 - v) * pixels[upper + 3];
  const w10 = u * (1 - v) * pixels[upper + 3 + CHANNELS];
  const w01 = (1 - u) * v * pixels[lower + 3];
  const w11 = u * v * pixels[lower + 3 + CHANNELS];
  const alpha = w00 + w10 + w01 + w11;
  if (alpha < 0.5) return;
  const [b, c, d] = [upper + CHANNELS, lower, lower + CHANNELS];
  for (let k = 0; k < 3; k++) {
    const value = (w00 * pixels[upper + k] + w10 * pixels[b + k] + w01 * pixels[c + k] + w11 * pixels[d + k]) / alpha;
    front[to + k] = value;
    behind[to + k] = value;
  }
  const hangs = w00 * pixels[upper + 5] + w10 * pixels[b + 5] + w01 * pixels[c + 5] + w11 * pixels[d + 5];
  const hanging = hangs / (alpha * 255);
  // Where hair begins to hang both layers cover each other, so that no seam shows.
  front[to + 3] = alpha * Math.min(1, 2 - hanging * 2);
  behind[to + 3] = alpha * Math.min(1, hanging * 2);
}

/** Draws the moved head at a fineness, with the hair that hangs behind the body apart. */
export function warpHead(head: PreparedHead, motion: Motion, pxPerUnit: number): WarpedHead {
  const { corners, columns } = createLattice(head, motion);
  const k = head.meta.unitsPerPx * pxPerUnit;
  const [width, height] = [Math.ceil(head.meta.width * k), Math.ceil(head.meta.height * k)];
  const size = width * height * 4;
  const layers = { width, height, front: new Uint8ClampedArray(size), behind: new Uint8ClampedArray(size) };
  const cell = CELL * pxPerUnit;
  const across = (columns + 1) * 2;
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / cell);
    const v = y / cell - row;
    const upper = row * across;
    const lower = upper + across;
    for (let column = 0, x = 0; x < width; column++) {
      const left = column * 2;
      const x0 = corners[upper + left] * (1 - v) + corners[lower + left] * v;
      const y0 = corners[upper + left + 1] * (1 - v) + corners[lower + left + 1] * v;
      const x1 = corners[upper + left + 2] * (1 - v) + corners[lower + left + 2] * v;
      const y1 = corners[upper + left + 3] * (1 - v) + corners[lower + left + 3] * v;
      for (; x < width && x < (column + 1) * cell; x++) {
        const u = x / cell - column;
        copyPixel(head, x0 + (x1 - x0) * u, y0 + (y1 - y0) * u, layers, (y * width + x) * 4);
      }
    }
  }
  return layers;
}
