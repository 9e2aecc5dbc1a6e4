import { thinPlate } from './thin-plate';

type Point = readonly [number, number];
/** A square RGBA picture. */
export type Texture = { readonly edge: number; readonly rgba: Uint8Array };
/** A square layer around the origin of the head: half its edge in head units, and its fineness. */
export type LayerSize = { readonly reach: number; readonly pxPerUnit: number };
/** Where the points of the layer (head units) lie in the texture (pixels). */
export type Warp = { readonly corners: Float32Array; readonly size: LayerSize };
/** A part of the layer whose points are moved before they are looked up. */
export type Region = {
  readonly box: readonly [x0: number, y0: number, x1: number, y1: number];
  readonly rest: (x: number, y: number) => Point;
};

/** The spline is evaluated on a lattice of this many cells and interpolated between. */
const LATTICE = 48;
const ROW = (LATTICE + 1) * 2;
const STIFFNESS = 0.6;

export function splineWarp(head: readonly Point[], picture: readonly Point[], size: LayerSize): Warp {
  const map = thinPlate(head, picture, STIFFNESS);
  const corners = new Float32Array((LATTICE + 1) ** 2 * 2);
  for (let i = 0; i < (LATTICE + 1) ** 2; i++) {
    const unit = (step: number) => -size.reach + (2 * size.reach * step) / LATTICE;
    corners.set(map([unit(i % (LATTICE + 1)), unit(Math.floor(i / (LATTICE + 1)))]), i * 2);
  }
  return { corners, size };
}

/** Copies the texel at (sx, sy), mixed from its neighbours, to the pixel at `to`. */
function copyTexel({ edge, rgba }: Texture, sx: number, sy: number, target: Uint8ClampedArray, to: number): void {
  const inside = sx >= 0 && sy >= 0 && sx < edge - 1 && sy < edge - 1;
  const [tx, ty] = [Math.floor(sx), Math.floor(sy)];
  const from = (ty * edge + tx) * 4;
  if (!inside || (rgba[from + 3] === 0 && rgba[from + edge * 4 + 7] === 0)) {
    target[to + 3] = 0;
    return;
  }
  const [a, b] = [sx - tx, sy - ty];
  for (let c = 0; c < 4; c++) {
    const top = (rgba[from + c] as number) * (1 - a) + (rgba[from + 4 + c] as number) * a;
    const bottom = (rgba[from + edge * 4 + c] as number) * (1 - a) + (rgba[from + edge * 4 + 4 + c] as number) * a;
    target[to + c] = top * (1 - b) + bottom * b;
  }
}

/** The layer's pixels (RGBA rows): steps through the lattice row by row. */
export function warpLayer(texture: Texture, { corners, size }: Warp): Uint8ClampedArray {
  const edge = 2 * size.reach * size.pxPerUnit;
  const target = new Uint8ClampedArray(edge * edge * 4);
  const cell = edge / LATTICE;
  for (let y = 0; y < edge; y++) {
    const v = y / cell;
    const upper = Math.floor(v) * ROW;
    const dv = v - Math.floor(v);
    const along = (column: number, axis: number) =>
      (corners[upper + column * 2 + axis] as number) * (1 - dv) +
      (corners[upper + ROW + column * 2 + axis] as number) * dv;
    for (let x = 0; x < edge; ) {
      const column = Math.floor(x / cell);
      const [x0, y0, x1, y1] = [along(column, 0), along(column, 1), along(column + 1, 0), along(column + 1, 1)];
      for (; x < edge && x < (column + 1) * cell; x++) {
        const share = x / cell - column;
        copyTexel(texture, x0 + (x1 - x0) * share, y0 + (y1 - y0) * share, target, (y * edge + x) * 4);
      }
    }
  }
  return target;
}

/** Copies the pixels of a region anew, each from where it was on the face at rest. */
export function warpRegion(texture: Texture, { corners, size }: Warp, region: Region, target: Uint8ClampedArray): void {
  const { reach, pxPerUnit } = size;
  const edge = 2 * reach * pxPerUnit;
  const cell = edge / LATTICE;
  const pixel = (unit: number) => Math.max(0, Math.min(edge - 1, Math.round((unit + reach) * pxPerUnit)));
  const [x0, y0, x1, y1] = region.box.map(pixel) as [number, number, number, number];
  for (let y = y0; y <= y1; y++)
    for (let x = x0; x <= x1; x++) {
      const [hx, hy] = region.rest(x / pxPerUnit - reach, y / pxPerUnit - reach);
      const u = Math.max(0, Math.min(LATTICE - 1e-3, ((hx + reach) * pxPerUnit) / cell));
      const v = Math.max(0, Math.min(LATTICE - 1e-3, ((hy + reach) * pxPerUnit) / cell));
      const [column, row] = [Math.floor(u), Math.floor(v)];
      const [du, dv] = [u - column, v - row];
      const at = row * ROW + column * 2;
      const mixed = (axis: number) =>
        ((corners[at + axis] as number) * (1 - du) + (corners[at + 2 + axis] as number) * du) * (1 - dv) +
        ((corners[at + ROW + axis] as number) * (1 - du) + (corners[at + ROW + 2 + axis] as number) * du) * dv;
      copyTexel(texture, mixed(0), mixed(1), target, (y * edge + x) * 4);
    }
}
