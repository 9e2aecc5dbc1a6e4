import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { clamp, type Vec } from './geometry';
import { type Random, seededRandom } from './random';
import type { Box } from './shapes';

/** White noise that wraps around, so that its tile repeats without a seam. */
function noise(size: number, random: Random): (x: number, y: number) => number {
  const values = Float32Array.from({ length: size * size }, () => random());
  return (x, y) => values[((y + size) % size) * size + ((x + size) % size)] as number;
}

/** Mean of the (2r+1)² samples around a point, `stride` pixels apart. */
function mean(at: (x: number, y: number) => number, x: number, y: number, r: number, stride: number): number {
  let sum = 0;
  for (let j = -r; j <= r; j++) for (let i = -r; i <= r; i++) sum += at(x + i * stride, y + j * stride);
  return sum / (2 * r + 1) ** 2;
}

function tile(size: number, pixel: (x: number, y: number) => readonly [grey: number, alpha: number]): Canvas {
  const canvas = createCanvas(size, size);
  const context = canvas.getContext('2d');
  const image = context.createImageData(size, size);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const [grey, alpha] = pixel(x, y);
      const o = (y * size + x) * 4;
      image.data.fill(grey, o, o + 3);
      image.data[o + 3] = alpha;
    }
  }
  context.putImageData(image, 0, 0);
  return canvas;
}

let grain: Canvas | undefined;
/** Alpha grain that thins a shadow like dry gouache; one tile pixel is one unit of the page. */
export function grainTile(): Canvas {
  if (grain) return grain;
  const at = noise(384, seededRandom(9));
  grain = tile(384, (x, y) => {
    const near = mean(at, x, y, 1, 1);
    const fine = near + (at(x, y) - near) * 0.1;
    const coarse = mean(at, x, y, 2, 2);
    const v = clamp(0.5 + (fine - 0.5) * 2.6 + (coarse - 0.5) * 3.4, 0, 1);
    return [0, v * v * 255];
  });
  return grain;
}

let paper: Canvas | undefined;
/** Paper tooth around middle grey, for a soft-light pass over the page. */
export function paperTile(): Canvas {
  if (paper) return paper;
  const at = noise(512, seededRandom(77));
  paper = tile(512, (x, y) => {
    const tooth = (mean(at, x, y, 1, 1) - 0.5) * 90 + (mean(at, x, y, 2, 2) - 0.5) * 150 + (at(x, y) - 0.5) * 14;
    return [clamp(128 + tooth, 60, 200), 255];
  });
  return paper;
}

// Making a pattern copies its tile, which costs more than filling with it; a pattern serves every context.
const patterns = new WeakMap<Canvas, Map<number, CanvasPattern>>();

/** The tile at the size of the page, resized once with a soft filter (a pattern would stretch it in squares). */
function resized(tile: Canvas, sizePx: number): Canvas {
  const canvas = createCanvas(sizePx, sizePx);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  // The neighbours are drawn too, so that the border is interpolated across the seam.
  for (const dx of [-1, 0, 1]) {
    for (const dy of [-1, 0, 1]) context.drawImage(tile, dx * sizePx, dy * sizePx, sizePx, sizePx);
  }
  return canvas;
}

function patternOf(context: SKRSContext2D, tile: Canvas, sizePx: number): CanvasPattern {
  const bySize = patterns.get(tile) ?? new Map<number, CanvasPattern>();
  patterns.set(tile, bySize);
  const known = bySize.get(sizePx);
  if (known) return known;
  const pattern = context.createPattern(sizePx === tile.width ? tile : resized(tile, sizePx), 'repeat');
  if (!pattern) throw new Error('A tile is empty');
  bySize.set(sizePx, pattern);
  return pattern;
}

/** Fills a box of pixels with a repeated tile; `shift` moves the tile, `pxPerUnit` is the size of its grain. */
export function fillWithTile(
  context: SKRSContext2D,
  tile: Canvas,
  pxPerUnit: number,
  area: Box,
  shift: Vec = [0, 0],
): void {
  const sizePx = Math.max(64, Math.round(tile.width * pxPerUnit));
  context.setTransform(1, 0, 0, 1, -shift[0], -shift[1]);
  context.fillStyle = patternOf(context, tile, sizePx);
  context.fillRect(area.x + shift[0], area.y + shift[1], area.width, area.height);
}
