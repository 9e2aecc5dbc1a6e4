import { hexToRgb, rgbToLab } from '../../paint';
import { labToRgb, rgbToHex } from '../../paint/color';
import type { HeadMatte } from '../matte/head-matte';
import { computeFeatures } from '../photo/features';
import type { HeadPhoto } from '../photo/head-photo';
import { smoothstep } from '../planes/plane';

/** How much lighter than in the photo skin may be drawn (OKLab). */
export const MAX_LIGHTENING = 0.02;
/** The photo's skin is the tone that this share of its plain skin is darker than. */
const SEEN_LIGHTNESS = 0.55;

type Lab = readonly [L: number, a: number, b: number];

/** Typical OKLab colour of the plain skin in a photo (at half size). */
export function measureSkin(half: HeadPhoto, matte: HeadMatte): Lab {
  const features = computeFeatures(half.edge, half.landmarks);
  const samples: number[] = [];
  for (let i = 0; i < features.length; i += 3)
    if (matte.face[i] > 0.98 && matte.hair[i] < 0.05 && features[i] < 0.25) samples.push(i);
  const at = (c: number, share: number) => {
    const values = Float32Array.from(samples, (i) => matte.lab[c][i]).sort();
    return values[Math.floor(values.length * share)] ?? 0.7;
  };
  return [at(0, SEEN_LIGHTNESS), at(1, 0.5), at(2, 0.5)];
}

/** Skin of the painted hero: the colour that was read, but no lighter than the photo shows it. */
export function limitSkin(read: string, seen: Lab): string {
  const own = rgbToLab(hexToRgb(read));
  const L = Math.min(own[0], seen[0] + MAX_LIGHTENING);
  // The further the lightness moves to the photo's, the more of its hue comes along.
  const share = smoothstep(0.02, 0.12, own[0] - L) * 0.8;
  const a = own[1] + (seen[1] - own[1]) * share;
  const b = own[2] + (seen[2] - own[2]) * share;
  // Skin is warm, never mauve.
  return rgbToHex(labToRgb([L, a, Math.max(b, a * 1.15, 0.03)]));
}
