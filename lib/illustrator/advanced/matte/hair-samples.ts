import { type Lab, type Mixture, squaredDistance } from '@/lib/photos';
import { computeRing, type HeadLayout } from './layout';
import type { MatteInput } from './matte-input';
import { computeGap, fitSamples } from './mixture';

/** Colours nearer to the skin than this (OKLab) are not taken for hair to begin with. */
const UNLIKE_SKIN = 0.05;
/** Squared distance from the cheeks' colour within which the forehead is bare. */
const NEAR_SKIN = 0.006;
/** Share of the cheeks' darkest samples that are left out: lashes and folds. */
const DARKEST = 0.1;

/** Colours of what surely is skin, clothes and hair, by place. */
export type HairSamples = {
  readonly skin: Mixture;
  readonly clothes: Mixture;
  readonly seeds: readonly Lab[];
  /** Far outside the face and above the brows a head has nothing but hair, whatever light falls on it. */
  readonly surely: readonly Lab[];
};

/** Heights between which the crown is hair if there is any: neither forehead nor the matte's edge. */
function findCrown({ coarse, photo }: MatteInput, { toY, top }: HeadLayout): readonly [high: number, low: number] {
  const { edge, firstRow, landmarks } = photo;
  const column = Math.round((landmarks[234][0] + landmarks[454][0]) / 2);
  let row = Math.round(landmarks[10][1]);
  while (row > firstRow && coarse[row * edge + column] > 0.5) row--;
  const thickness = Math.max(2, top - toY(row));
  return [top - thickness * 0.88, top - thickness * 0.5];
}

/** Collects samples by place; every third pixel is enough. */
export function collectSamples(input: MatteInput, layout: HeadLayout): HairSamples {
  const { photo, lab, coarse, inside } = input;
  const { toX, toY, top, nose, chin } = layout;
  const [crownHigh, crownLow] = findCrown(input, layout);
  const parts = {
    cheeks: [] as Lab[],
    throat: [] as Lab[],
    forehead: [] as Lab[],
    clothes: [] as Lab[],
    crown: [] as Lab[],
    surely: [] as Lab[],
  };
  for (let i = 0; i < coarse.length; i += 3) {
    if (coarse[i] < 0.6 || Math.floor(i / photo.edge) < photo.firstRow) continue;
    const [x, y] = [toX(i % photo.edge), toY(Math.floor(i / photo.edge))];
    const beside = Math.abs(x);
    const color: Lab = [lab[0][i], lab[1][i], lab[2][i]];
    if (inside[i] > 0.9 && y > nose - 12 && y < chin - 12 && beside < 36 && !(beside < 20 && y > nose))
      parts.cheeks.push(color);
    else if (inside[i] > 0.9 && y < -6 && y > top + 6 && beside < 30) parts.forehead.push(color);
    // The throat is skin in shadow, or cloth: hair hangs beside it.
    else if (y > chin + 4 && y < chin + 16 && beside < 20) parts.throat.push(color);
    else if (y > chin + 22 && beside < 90) parts.clothes.push(color);
    else if (coarse[i] > 0.8 && y > crownHigh && y < crownLow && beside < 30) parts.crown.push(color);
    if (coarse[i] > 0.8 && y < -6 && computeRing(x, y) > 1.2) parts.surely.push(color);
  }
  const cheeks = parts.cheeks.sort((p, q) => p[0] - q[0]);
  const middle = cheeks[Math.floor(cheeks.length * 0.55)] ?? [0.6, 0.03, 0.05];
  const bare = parts.forehead.filter((color) => squaredDistance(color, middle) < NEAR_SKIN);
  const skin = fitSamples([...cheeks.slice(Math.floor(cheeks.length * DARKEST)), ...bare, ...parts.throat], 6);
  const unlike = parts.crown.filter((color) => computeGap(color, skin) > UNLIKE_SKIN);
  return {
    skin,
    clothes: fitSamples(parts.clothes, 4),
    seeds: unlike.length > 60 ? unlike : parts.crown,
    surely: parts.surely,
  };
}
