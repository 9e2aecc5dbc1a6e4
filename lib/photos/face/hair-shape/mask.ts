import { type Lab, squaredDistance } from '../oklab.ts';
import { likelihood, type Mixture } from '../traits/mixture.ts';
import { blur, CELLS, connected, type Field, xAt, yAt } from './grid.ts';
import { HEAD } from './head-frame.ts';
import { colorsAt, fitEvenly, pick, type Regions, ringAt } from './regions.ts';
import type { Samples } from './samples.ts';

const ROUNDS = 2;
/** Share of the samples beside the mouth that must be hair for hair below the jaw. */
const COMES_DOWN = 0.24;
const UNLIKE_SKIN = 0.05;

/** How likely hair, skin and clothes are at a place before its colour is known. */
type Prior = readonly [hair: number, skin: number, clothes: number];

/** `fringe`: hair may hang into the forehead; tight coils never do, and shaded skin looks like them. */
function priorAt(x: number, y: number, inFace: boolean, top: number, fringe: boolean): Prior {
  const beside = Math.abs(x);
  if (inFace) {
    if (y < HEAD.brow - 4) return [fringe || y < top + 4 ? 0.26 : 0.02, 0.5, 0];
    if (beside > 38) return [0.18, 0.5, 0];
    return [y < HEAD.brow + 2 ? 0.1 : 0, 0.5, 0];
  }
  if (y > HEAD.chin - 9) {
    const clothes = Math.min(1, Math.max(0, (y - HEAD.chin + 4) * 0.045));
    return beside > 38 ? [0.25, 0.15, clothes] : [0, 0.5, clothes];
  }
  if (y > HEAD.eye - 8 && beside < 72) return [0.35, y < HEAD.nose + 6 ? 0.5 : 0.2, 0];
  return [0.5, y < top - 8 ? 0.015 : 0.05, 0];
}

/** How surely each sample is hair, by its colour and place. */
function computeShares(samples: Samples, regions: Regions, hair: Mixture, priors: readonly Prior[]): Field {
  const { colors, person } = samples;
  return Float32Array.from({ length: CELLS }, (_, i) => {
    const color = colors[i];
    const whole = person[i] as number;
    const [asHair, asSkin, asClothes] = priors[i] as Prior;
    if (!color || whole < 0.25 || asHair === 0) return 0;
    const h = likelihood(color, hair) * asHair;
    const clothes = asClothes ? likelihood(color, regions.clothes) * asClothes : 0;
    const rest = likelihood(color, regions.skin) * asSkin + clothes;
    return (h / (h + rest + 1e-6)) * Math.min(1, whole * 1.3);
  });
}

function startingColors(samples: Samples, { crown, skin }: Regions): Lab[] {
  const gap = (color: Lab) => Math.sqrt(Math.min(...skin.map((blob) => squaredDistance(color, blob.center))));
  const all = colorsAt(samples, crown);
  const unlike = all.filter((color) => gap(color) > UNLIKE_SKIN);
  return unlike.length > 30 ? unlike : all;
}

/** Takes away what hangs below the jaw on a side where no hair comes down beside the mouth. */
function dropLooseEnds(samples: Samples, shares: Field): void {
  for (const side of [-1, 1]) {
    const beside = pick(samples, (x, y) => x * side > 36 && x * side < 85 && y > HEAD.nose && y < HEAD.chin - 7);
    const hair = beside.filter((i) => (shares[i] as number) > 0.5).length;
    if (hair / Math.max(1, beside.length) >= COMES_DOWN) continue;
    for (const i of pick(samples, (x, y) => x * side > 0 && y > HEAD.nose - 3)) shares[i] = 0;
  }
}

/** Closes small bare spots above the brows: they are glints on the hair. */
function fillGlints(hair: Field, inFace: Uint8Array): void {
  const rest = hair.map((value) => 1 - value);
  const bare = connected(rest, (i) => inFace[i] === 1 && yAt(i) > HEAD.eye);
  const outside = connected(rest, (i) => yAt(i) < -98 || Math.abs(xAt(i)) > 117);
  for (let i = 0; i < CELLS; i++) if (!bare[i] && !outside[i]) hair[i] = Math.max(hair[i] as number, 0.8);
}

/** Probability of each sample being hair: smoothed far from the face, unsmoothed at the hairline. */
export function computeHairMask(samples: Samples, regions: Regions, top: number, fringe: boolean): Field {
  const priors = Array.from({ length: CELLS }, (_, i) => priorAt(xAt(i), yAt(i), samples.inFace[i] === 1, top, fringe));
  let mixture = fitEvenly(startingColors(samples, regions), 3);
  let shares = computeShares(samples, regions, mixture, priors);
  for (let round = 0; round < ROUNDS; round++) {
    const sure = pick(samples, (_x, _y, i) => (shares[i] as number) > 0.8);
    if (sure.length < 150) break;
    mixture = fitEvenly(colorsAt(samples, [...sure, ...regions.surelyHair]), 5);
    shares = computeShares(samples, regions, mixture, priors);
  }
  const soft = blur(shares, 1);
  dropLooseEnds(samples, soft);
  const joined = connected(soft, (i) => yAt(i) < top + 4 && yAt(i) > top - 28);
  const kept = soft.map((value, i) => (joined[i] ? value : 0));
  const [fine, calm] = [blur(kept, 1, 2), blur(kept, 3, 2)];
  const hair = fine.map((value, i) => {
    const far = Math.max(0, Math.min(1, (ringAt(xAt(i), yAt(i)) - 1) * 5));
    return value + ((calm[i] as number) - value) * far;
  });
  fillGlints(hair, samples.inFace);
  return hair;
}
