import { blur } from '../planes/blur';
import type { Planes } from '../planes/lab';
import { computeMean, smoothstep } from '../planes/plane';
import { enlarge, halve } from '../planes/resize';
import { weightedBlur } from '../planes/weighted-blur';
import type { HeadPlanes } from './head-planes';

type Lab = readonly [L: number, a: number, b: number];

/** Radius of the photo's light on the hair, half-size pixels: broader than strands, narrower than a lit side. */
const RADIUS = 11;
/** Distance from the skin (OKLab) from where to where a colour is reliably hair. */
const UNLIKE_SKIN = [0.05, 0.12] as const;
/** Hair that is lighter than the middle of the reliable one by more than this is lit from behind. */
const LIT = 0.07;
/** Under this share of reliable hair all of it counts: fair hair on fair skin. */
const LEAST_RELIABLE = 0.2;

/** Light and colour of the hair without its strands, at full size; and the colour of its reliable core. */
export type HairLight = { readonly low: Planes; readonly core: Lab };

/** Measures the hair's light apart from its strands. `skin` is the typical colour of the skin in the photo. */
export function measureHairLight({ lab, hair, alpha, edge }: HeadPlanes, skin: Lab): HairLight {
  const half = edge >> 1;
  const small = lab.map((plane) => halve(plane, edge));
  const [smallHair, smallAlpha] = [halve(hair, edge), halve(alpha, edge)];
  const sure = smallHair.map((value, i) => (value > 0.9 && smallAlpha[i] > 0.95 ? 1 : 0));
  const reliable = sure.map((value, i) => {
    if (value === 0) return 0;
    const apart = Math.hypot((small[0][i] - skin[0]) * 0.8, small[1][i] - skin[1], small[2][i] - skin[2]);
    return smoothstep(...UNLIKE_SKIN, apart);
  });
  const isReliable = computeMean(reliable, sure) > LEAST_RELIABLE;
  const chosen = isReliable ? reliable : sure;
  const lights = small[0].filter((_, i) => chosen[i] > 0.5).sort();
  const middle = lights[lights.length >> 1] ?? 1;
  const plain = chosen.map((value, i) => (small[0][i] < middle + LIT ? value : 0));
  const weights = blur(smallHair, half, 1).map((value) => value + 1e-4);
  const low = small.map((plane) => enlarge(weightedBlur(plane, weights, half, RADIUS), half, edge));
  return {
    low: low as unknown as Planes,
    core: [computeMean(small[0], plain), computeMean(small[1], plain), computeMean(small[2], plain)],
  };
}
