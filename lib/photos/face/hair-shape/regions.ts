import { type Lab, medianLab, squaredDistance } from '../oklab.ts';
import { fitMixture, type Mixture } from '../traits/mixture.ts';
import { CELLS, xAt, yAt } from './grid.ts';
import { HEAD } from './head-frame.ts';
import type { Samples } from './samples.ts';

/** Mixtures are fitted to at most this many samples. */
const MOST_SAMPLES = 700;

type Test = (x: number, y: number, index: number) => boolean;

/** The samples inside the photo that pass a test. */
export function pick({ colors }: Samples, test: Test): number[] {
  const found: number[] = [];
  for (let i = 0; i < CELLS; i++) if (colors[i] && test(xAt(i), yAt(i), i)) found.push(i);
  return found;
}

export const colorsAt = ({ colors }: Samples, indices: readonly number[]): Lab[] =>
  indices.map((i) => colors[i] as Lab);

/** Fits evenly spread samples, so that many cost no more than a few. */
export function fitEvenly(colors: readonly Lab[], count: number): Mixture {
  const step = Math.max(1, Math.ceil(colors.length / MOST_SAMPLES));
  return fitMixture(
    colors.filter((_, i) => i % step === 0),
    count,
  );
}

/** Distance from the middle of the head in its own shape: 1 is the skull. */
export const ringAt = (x: number, y: number): number => Math.hypot(x / 54, (y - 6) / 64);

/** What surely is skin, hair or clothes, by its place alone. */
export type Regions = {
  readonly skin: Mixture;
  readonly clothes: Mixture;
  /** The crown of the head, where hair grows if there is any. */
  readonly crown: readonly number[];
  /** Far outside the face a head has nothing but hair, whatever light falls on it. */
  readonly surelyHair: readonly number[];
  /** Distance in OKLab from the forehead to the crown. */
  readonly contrast: number;
  /** How far the silhouette rises over the upper edge of the face. */
  readonly thickness: number;
  /** Half the width of the silhouette above the brows: a bald head reaches to 52. */
  readonly halfWidth: number;
};

const NEAR_SKIN = 0.006;

function findSkin(samples: Samples, foreheadTop: number) {
  const { inFace } = samples;
  const isCheek: Test = (x, y, i) =>
    inFace[i] === 1 && y > 14 && y < 43 && Math.abs(x) < 36 && !(Math.abs(x) < 20 && y > HEAD.nose);
  const cheeks = colorsAt(samples, pick(samples, isCheek)).sort((a, b) => a[0] - b[0]);
  const middle = medianLab(cheeks.slice(Math.floor(cheeks.length * 0.38), Math.floor(cheeks.length * 0.75)));
  const isForehead: Test = (x, y, i) => inFace[i] === 1 && y < HEAD.brow - 4 && y > foreheadTop + 6 && Math.abs(x) < 30;
  const forehead = colorsAt(samples, pick(samples, isForehead)).filter((c) => squaredDistance(c, middle) < NEAR_SKIN);
  return {
    mixture: fitEvenly([...cheeks.slice(Math.floor(cheeks.length * 0.1)), ...forehead], 4),
    forehead: medianLab(forehead.length > 20 ? forehead : cheeks),
  };
}

/** Finds the regions of a head whose mesh ends at `foreheadTop`. */
export function findRegions(samples: Samples, foreheadTop: number): Regions {
  const { person, colors } = samples;
  const at = (i: number) => person[i] as number;
  const { mixture, forehead } = findSkin(samples, foreheadTop);
  const column = pick(samples, (x, _, i) => Math.abs(x) < 12 && at(i) > 0.5);
  const thickness = foreheadTop - Math.min(foreheadTop, ...column.map(yAt));
  const isCrown: Test = (x, y, i) =>
    at(i) > 0.8 && y < foreheadTop - thickness * 0.5 && y > foreheadTop - thickness * 0.88 && Math.abs(x) < 30;
  const crown = pick(samples, isCrown);
  const gaps = crown.map((i) => Math.sqrt(squaredDistance(colors[i] as Lab, forehead))).sort((a, b) => a - b);
  const beside = [-1, 1].map((side) =>
    Math.max(
      0,
      ...pick(samples, (x, y, i) => x * side > 0 && y < -14 && y > -28 && at(i) > 0.5).map((i) => Math.abs(xAt(i))),
    ),
  );
  const isClothing: Test = (x, y, i) => at(i) > 0.6 && y > 75 && Math.abs(x) < 90;
  return {
    skin: mixture,
    clothes: fitEvenly(colorsAt(samples, pick(samples, isClothing)), 4),
    crown,
    surelyHair: pick(samples, (x, y, i) => at(i) > 0.8 && y < HEAD.brow - 4 && ringAt(x, y) > 1.2),
    contrast: gaps[Math.floor(gaps.length * 0.6)] ?? 0,
    thickness,
    halfWidth: Math.min(...beside),
  };
}
