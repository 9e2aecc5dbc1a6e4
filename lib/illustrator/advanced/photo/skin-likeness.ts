import { planesToLab } from '../planes/lab';
import type { Plane } from '../planes/plane';
import type { FaceCrop } from './face-crop';

/** Squared OKLab distance over which a colour stops being skin. */
const SKIN_TOLERANCE = 0.008;
/** Weights of lightness: shine on skin is still skin, darker is sooner hair. */
const LIGHTER = 0.25;
const DARKER = 0.5;

const median = (values: Plane) => values.sort()[values.length >> 1] ?? 0;

/** How much each pixel looks like the skin seen in the photo, 0 to 1. */
export function computeSkinLikeness({ rgb, inside }: FaceCrop): Plane {
  const lab = planesToLab(rgb);
  const samples: number[] = [];
  for (let i = 0; i < inside.length; i += 7) if (inside[i] > 0.9) samples.push(i);
  const [L, a, b] = lab.map((plane) => median(Float32Array.from(samples, (i) => plane[i])));
  return lab[0].map((light, i) => {
    const lightness = (light - L) * (light > L ? LIGHTER : DARKER);
    const d2 = lightness ** 2 + (lab[1][i] - a) ** 2 + (lab[2][i] - b) ** 2;
    return Math.exp(-d2 / SKIN_TOLERANCE);
  });
}
