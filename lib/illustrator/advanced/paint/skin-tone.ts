import { hexToRgb, rgbToLab } from '../../paint';
import { labToRgb, rgbToHex } from '../../paint/color';
import type { HeadMatte } from '../matte/head-matte';
import { computeFeatures } from '../photo/features';
import type { HeadPhoto } from '../photo/head-photo';
import { clamp, smoothstep } from '../planes/plane';

/**
 * How much lighter than in the photo the tone may be (OKLab): the finished picture is darker than its tone (0.06, see
 * `painted-skin.ts`), and a little of what the reading lifts is left.
 */
export const MAX_LIGHTENING = 0.08;
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

/** The lit paint of a dark head comes out this much lighter than its tone, that of a very pale one a little. */
const DARK_LIGHTER = 0.05;
const PALE_LIGHTER = 0.03;
const [DARK, FAIR, PALE] = [0.5, 0.82, 0.9];

/** Tone of the painted hero's skin: the one that was read, but in the finished picture hardly lighter than the photo. */
export function limitSkin(read: string, seen: Lab): string {
  const own = rgbToLab(hexToRgb(read));
  const dark = 1 - clamp((own[0] - DARK) / (FAIR - DARK));
  const pale = clamp((own[0] - FAIR) / (PALE - FAIR));
  const tone = own[0] - DARK_LIGHTER * dark - PALE_LIGHTER * pale;
  const L = Math.min(tone, seen[0] + MAX_LIGHTENING);
  // The further the lightness moves to the photo's, the more of its hue comes along.
  const share = smoothstep(0.02, 0.12, tone - L) * 0.8;
  const a = own[1] + (seen[1] - own[1]) * share;
  const b = own[2] + (seen[2] - own[2]) * share;
  // Skin is warm, never mauve.
  return rgbToHex(labToRgb([L, a, Math.max(b, a * 1.15, 0.03)]));
}
