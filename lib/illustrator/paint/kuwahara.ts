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
  const boxes = width + radius;
  // Running sums of the last `size` rows: r, g, b and their squares for every column.
  const columns = new Float64Array(width * 4);
  const slideRow = (y: number, sign: 1 | -1) => {
    let i = Math.max(0, Math.min(height - 1, y)) * width * 4;
    for (let o = 0; o < columns.length; o += 4, i += 4) {
      const r = source[i] ?? 0;
      const g = source[i + 1] ?? 0;
      const b = source[i + 2] ?? 0;
      columns[o] = (columns[o] ?? 0) + sign * r;
      columns[o + 1] = (columns[o + 1] ?? 0) + sign * g;
      columns[o + 2] = (columns[o + 2] ?? 0) + sign * b;
      columns[o + 3] = (columns[o + 3] ?? 0) + sign * (r * r + g * g + b * b);
    }
  };
  // A row of squares that end at (x, y): weighted r, g, b and the weight.
  const squares = Array.from({ length: size }, () => new Float32Array(boxes * 4));
  const sumSquares = (row: Float32Array) => {
    const n = size * size;
    let [red, green, blue, squared] = [0, 0, 0, 0];
    const slide = (x: number, sign: 1 | -1) => {
      const o = Math.max(0, Math.min(width - 1, x)) * 4;
      red += sign * (columns[o] ?? 0);
      green += sign * (columns[o + 1] ?? 0);
      blue += sign * (columns[o + 2] ?? 0);
      squared += sign * (columns[o + 3] ?? 0);
    };
    for (let x = -radius; x < 0; x++) slide(x, 1);
    for (let x = 0; x < boxes; x++) {
      slide(x, 1);
      const r = red / n;
      const g = green / n;
      const b = blue / n;
      const weight = calm(squared / n - (r * r + g * g + b * b));
      const o = x * 4;
      row[o] = r * weight;
      row[o + 1] = g * weight;
      row[o + 2] = b * weight;
      row[o + 3] = weight;
      slide(x - radius, -1);
    }
  };
  for (let y = -radius; y < 0; y++) slideRow(y, 1);
  for (let y = 0; y < height + radius; y++) {
    slideRow(y, 1);
    const below = itemAt(squares, y % size);
    sumSquares(below);
    slideRow(y - radius, -1);
    if (y < radius) continue;
    const above = itemAt(squares, (y - radius) % size);
    blendRow(pixels, source, (y - radius) * width * 4, width, above, below, radius, amount);
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
  const sum = (i: number) => (above[i] ?? 0) + (above[i + across] ?? 0) + (below[i] ?? 0) + (below[i + across] ?? 0);
  for (let x = 0; x < width; x++) {
    const o = x * 4;
    const weight = sum(o + 3);
    for (let c = 0; c < 3; c++) {
      const i = start + o + c;
      pixels[i] = (sum(o + c) / weight) * amount + (source[i] ?? 0) * (1 - amount);
    }
  }
}
