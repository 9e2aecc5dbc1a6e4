import { clamp, type Polygon, type Vec } from '../../../paint';

/** A grid of samples over the head and what hangs from it, head units. */
const GRID = { left: -150, top: -150, cell: 1.5, columns: 200, rows: 240 } as const;

/** How far inside a silhouette places lie: 1 well inside, a half on its edge, 0 outside. */
export type Field = Float32Array;

/** Where the edges of a polygon cross a height. */
function crossings(polygon: Polygon, y: number): number[] {
  const xs: number[] = [];
  let [x0, y0] = polygon[polygon.length - 1] as Vec;
  for (const [x1, y1] of polygon) {
    if (y0 <= y !== y1 <= y) xs.push(x0 + ((y - y0) / (y1 - y0)) * (x1 - x0));
    [x0, y0] = [x1, y1];
  }
  return xs.sort((a, b) => a - b);
}

function blurred(from: Field): Field {
  const to = new Float32Array(from.length);
  const { columns } = GRID;
  for (let i = columns + 1; i < from.length - columns - 1; i++) {
    let sum = 0;
    for (const row of [-columns, 0, columns])
      sum += (from[i + row - 1] as number) + (from[i + row] as number) + (from[i + row + 1] as number);
    to[i] = sum / 9;
  }
  return to;
}

/** Samples the inside of a silhouette, which may consist of several polygons. */
export function sampleInside(polygons: readonly Polygon[]): Field {
  const { left, top, cell, columns, rows } = GRID;
  const field = new Float32Array(columns * rows);
  for (const polygon of polygons) {
    for (let row = 0; row < rows; row++) {
      const xs = crossings(polygon, top + row * cell);
      for (let k = 0; k + 1 < xs.length; k += 2) {
        const from = Math.max(0, Math.ceil(((xs[k] as number) - left) / cell));
        const to = Math.min(columns - 1, Math.floor(((xs[k + 1] as number) - left) / cell));
        for (let column = from; column <= to; column++) field[row * columns + column] = 1;
      }
    }
  }
  return blurred(field);
}

/** The value of a field at a place. */
export function insideAt(field: Field, [x, y]: Vec): number {
  const { left, top, cell, columns, rows } = GRID;
  const u = clamp((x - left) / cell, 0, columns - 1.001);
  const v = clamp((y - top) / cell, 0, rows - 1.001);
  const [column, row] = [Math.floor(u), Math.floor(v)];
  const [a, b] = [u - column, v - row];
  const at = row * columns + column;
  const upper = (field[at] as number) * (1 - a) + (field[at + 1] as number) * a;
  const lower = (field[at + columns] as number) * (1 - a) + (field[at + columns + 1] as number) * a;
  return upper * (1 - b) + lower * b;
}
