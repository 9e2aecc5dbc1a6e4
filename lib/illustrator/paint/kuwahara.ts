import { itemAt } from '@/lib/platform/item-at';

/** Weight of a square by its variance: calm squares win, so edges stay. */
function calm(variance: number): number {
  const z = 1 + Math.max(0, variance) * 0.02;
  return 1 / (z * z * z);
}

/**
 * Edge-keeping smoothing (Kuwahara with soft weights): each pixel becomes the weighted mean of the four
 * (radius+1)² squares that touch it. They are one box mean read at four places, so the cost does not grow with
 * the radius. `pixels` is RGBA, changed in place; `amount` 0..1 blends with the original.
 */
export function kuwahara(
  pixels: Uint8ClampedArray,
  width: number,
  height: number,
  radius: number,
  amount: number,
): void {
  const size = radius + 1;
  const source = pixels.slice();
  // Rows of squares that end at each column: weighted r, g, b and the weight.
  const squares = Array.from({ length: size }, () => new Float32Array((width + radius) * 4));
  // Running sums of the last `size` rows: r, g, b and their squares for every column.
  const columns = new Int32Array(width * 4);
  repeatFirstRow(columns, source, size);
  for (let y = 0; y < height + radius; y++) {
    slideRows(columns, source, rowAt(y, height), rowAt(y - size, height));
    const below = itemAt(squares, y % size);
    sumSquares(columns, below, radius);
    if (y < radius) continue;
    const above = itemAt(squares, (y - radius) % size);
    blendRow(pixels, source, (y - radius) * width * 4, width, above, below, radius, amount);
  }
}

const rowAt = (y: number, height: number): number => Math.max(0, Math.min(height - 1, y));

/** The running sums as if the first row of pixels were repeated above itself. */
function repeatFirstRow(columns: Int32Array, source: Uint8ClampedArray, rows: number): void {
  for (let o = 0; o < columns.length; o += 4) {
    const r = source[o] ?? 0;
    const g = source[o + 1] ?? 0;
    const b = source[o + 2] ?? 0;
    columns[o] = r * rows;
    columns[o + 1] = g * rows;
    columns[o + 2] = b * rows;
    columns[o + 3] = (r * r + g * g + b * b) * rows;
  }
}

/** Adds a row of pixels to the running sums of the columns and takes another one away. */
function slideRows(columns: Int32Array, source: Uint8ClampedArray, entering: number, leaving: number): void {
  if (entering === leaving) return;
  let i = entering * columns.length;
  let j = leaving * columns.length;
  for (let o = 0; o < columns.length; o += 4, i += 4, j += 4) {
    const r = source[i] ?? 0;
    const g = source[i + 1] ?? 0;
    const b = source[i + 2] ?? 0;
    const s = source[j] ?? 0;
    const t = source[j + 1] ?? 0;
    const u = source[j + 2] ?? 0;
    columns[o] = (columns[o] ?? 0) + r - s;
    columns[o + 1] = (columns[o + 1] ?? 0) + g - t;
    columns[o + 2] = (columns[o + 2] ?? 0) + b - u;
    columns[o + 3] = (columns[o + 3] ?? 0) + (r * r + g * g + b * b) - (s * s + t * t + u * u);
  }
}

/** Its sums are variables of its own: shared with an inner function, each change of one would be a new object. */
function sumSquares(columns: Int32Array, row: Float32Array, radius: number): void {
  const n = (radius + 1) * (radius + 1);
  const last = columns.length - 4;
  let red = 0;
  let green = 0;
  let blue = 0;
  let squared = 0;
  for (let x = -radius * 4; x < row.length; x += 4) {
    const enters = Math.max(0, Math.min(last, x));
    red += columns[enters] ?? 0;
    green += columns[enters + 1] ?? 0;
    blue += columns[enters + 2] ?? 0;
    squared += columns[enters + 3] ?? 0;
    if (x < 0) continue;
    const r = red / n;
    const g = green / n;
    const b = blue / n;
    const weight = calm(squared / n - (r * r + g * g + b * b));
    row[x] = r * weight;
    row[x + 1] = g * weight;
    row[x + 2] = b * weight;
    row[x + 3] = weight;
    const leaves = Math.max(0, Math.min(last, x - radius * 4));
    red -= columns[leaves] ?? 0;
    green -= columns[leaves + 1] ?? 0;
    blue -= columns[leaves + 2] ?? 0;
    squared -= columns[leaves + 3] ?? 0;
  }
}

function blendRow(
  pixels: Uint8ClampedArray,
  source: Uint8ClampedArray,
  start: number,
  width: number,
  above: Float32Array,
  below: Float32Array,
  radius: number,
  amount: number,
): void {
  const across = radius * 4;
  const rest = 1 - amount;
  for (let o = 0; o < width * 4; o += 4) {
    const p = o + across;
    const i = start + o;
    const weight = (above[o + 3] ?? 0) + (above[p + 3] ?? 0) + (below[o + 3] ?? 0) + (below[p + 3] ?? 0);
    const red = (above[o] ?? 0) + (above[p] ?? 0) + (below[o] ?? 0) + (below[p] ?? 0);
    const green = (above[o + 1] ?? 0) + (above[p + 1] ?? 0) + (below[o + 1] ?? 0) + (below[p + 1] ?? 0);
    const blue = (above[o + 2] ?? 0) + (above[p + 2] ?? 0) + (below[o + 2] ?? 0) + (below[p + 2] ?? 0);
    pixels[i] = (red / weight) * amount + (source[i] ?? 0) * rest;
    pixels[i + 1] = (green / weight) * amount + (source[i + 1] ?? 0) * rest;
    pixels[i + 2] = (blue / weight) * amount + (source[i + 2] ?? 0) * rest;
  }
}
