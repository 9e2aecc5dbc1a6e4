import { type Rgb, rgbToLab } from '../face/oklab';
import { isCloth } from '../face/traits/headwear';
import type { FaceDetection } from './blaze-face';
import { getEyeAxis } from './face-axes';
import { type Area, lumaAt, lumaGrid, type Raster } from './raster';

/** Cells across the measured area: about the detail that the drawing needs of a face. */
const GRID = 96;

const percentile = (sorted: Float32Array, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

export type Light = {
  /** Luma, 0 to 255, of the median, and of the lightest parts without highlights. */
  readonly middle: number;
  readonly lights: number;
  /** Share of the area that is pure white. */
  readonly burnt: number;
};

/** How light an area is. */
export function measureLight(picture: Raster, area: Area): Light {
  const sorted = lumaGrid(picture, area, 48, 48).sort();
  const burnt = sorted.length - sorted.findIndex((value) => value > 250);
  return {
    middle: percentile(sorted, 0.5),
    lights: percentile(sorted, 0.92),
    burnt: burnt > sorted.length ? 0 : burnt / sorted.length,
  };
}

/**
 * Share of an area's contrast in fine detail: mean squared Laplacian over variance, so that neither light nor skin
 * colour matters. An even area has none.
 */
export function measureDetail(picture: Raster, area: Area): number {
  const rows = Math.max(3, Math.round((GRID * area.height) / area.width));
  const grid = lumaGrid(picture, area, GRID, rows);
  const mean = grid.reduce((sum, value) => sum + value, 0) / grid.length;
  const variance = grid.reduce((sum, value) => sum + (value - mean) ** 2, 0) / grid.length;
  let energy = 0;
  for (let row = 1; row < rows - 1; row += 1) {
    for (let column = 1; column < GRID - 1; column += 1) {
      const at = row * GRID + column;
      const around = (grid[at - 1] ?? 0) + (grid[at + 1] ?? 0) + (grid[at - GRID] ?? 0) + (grid[at + GRID] ?? 0);
      energy += (around - 4 * (grid[at] ?? 0)) ** 2;
    }
  }
  return energy / ((GRID - 2) * (rows - 2)) / Math.max(25, variance);
}

/** The share around the more visible eye that is much darker than the cheek below it: bare eyes stay below one half. */
export function measureEyeShade(picture: Raster, face: FaceDetection): number {
  const { apart, across } = getEyeAxis(face);
  const at = ([x, y]: readonly [number, number], right: number, down: number) =>
    lumaAt(
      picture,
      x + (across[0] * right - across[1] * down) * apart,
      y + (across[1] * right + across[0] * down) * apart,
    );
  const steps = Array.from({ length: 15 }, (_, step) => step / 7 - 1);
  const shares = face.eyes.map((eye) => {
    const cheek = steps
      .flatMap((right) => [0.58, 0.66, 0.74].map((down) => at(eye, right * 0.22, down)))
      .sort((a, b) => a - b);
    const skin = cheek[Math.floor(cheek.length / 2)] ?? 0;
    const around = steps.flatMap((right) => steps.map((down) => at(eye, right * 0.3, down * 0.16 + 0.02)));
    return around.filter((luma) => luma < skin * 0.55).length / around.length;
  });
  return Math.min(...shares);
}

/** Where the hair is above the eyes, in distances between the eyes: to both sides, and from the hairline to the crown. */
const HAIR = { beside: 0.75, from: 1.2, to: 1.8 } as const;
const HAIR_STEPS = 16;

/** The share of the place above the forehead that has a colour that no hair has: a hat, a scarf or a hood. */
export function measureCloth({ data, width, height }: Raster, face: FaceDetection): number {
  const { apart, across } = getEyeAxis(face);
  const [left, right] = face.eyes;
  const colors: Rgb[] = [];
  for (let at = 0; at < HAIR_STEPS ** 2; at += 1) {
    const beside = (((at % HAIR_STEPS) + 0.5) / HAIR_STEPS - 0.5) * 2 * HAIR.beside * apart;
    const up = (HAIR.from + ((HAIR.to - HAIR.from) * Math.floor(at / HAIR_STEPS)) / HAIR_STEPS) * apart;
    const x = Math.round((left[0] + right[0]) / 2 + across[0] * beside + across[1] * up);
    const y = Math.round((left[1] + right[1]) / 2 + across[1] * beside - across[0] * up);
    const from = (y * width + x) * 4;
    if (x < 0 || y < 0 || x >= width || y >= height) continue;
    colors.push([data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0]);
  }
  // A photo that cuts the hair off says nothing about it.
  if (colors.length < HAIR_STEPS ** 2 / 2) return 0;
  return colors.filter((color) => isCloth(rgbToLab(color))).length / colors.length;
}
