import { BROWS, CHIN, NOSE_TIP } from '../landmarks';
import type { HeadMatte } from '../matte/head-matte';
import { computeFeatures } from '../photo/features';
import type { HeadPhoto } from '../photo/head-photo';

/** Hair nearer to the skin's colour than this (OKLab) is taken for skin by the eye. */
const LIKE_SKIN = 0.07;
/** Lightness counts less than hue in that distance. */
const LIGHTNESS_WEIGHT = 0.8;
/** Parts of the hair that are left out at both ends of its lightness. */
const ENDS = 0.1;

/** How light falls on a head. */
export type HeadLight = {
  /**
   * How much lighter one half of the face is than the other, whatever was taken for hair in it, in shares of the skin's
   * lightness (OKLab): the same in a dim photo.
   */
  readonly sideLight: number;
  /** From the hair's shade to its light (OKLab): a studio leaves 0.3 of it, sun from behind 0.5. */
  readonly hairRange: number;
  /** Share of the hair in the colour of the skin. */
  readonly hairAsSkin: number;
};

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const quantile = (values: readonly number[], share: number) => {
  const sorted = Float32Array.from(values).sort();
  return sorted[Math.floor(sorted.length * share)] ?? 0;
};

/** Plain places of the face below the brows: on the left, on the right, and those that surely are skin. */
function listFace({ edge, landmarks }: HeadPhoto, { face, hair }: HeadMatte) {
  const features = computeFeatures(edge, landmarks);
  const first = Math.round((landmarks[BROWS[0][1]][1] + landmarks[BROWS[1][1]][1]) / 2);
  const [left, right, skin]: number[][] = [[], [], []];
  for (let i = first * edge; i < Math.min(face.length, Math.round(landmarks[CHIN][1]) * edge); i++) {
    if (face[i] < 0.95 || features[i] > 0.3) continue;
    (i % edge < landmarks[NOSE_TIP][0] ? left : right).push(i);
    if (hair[i] < 0.1) skin.push(i);
  }
  return { left, right, skin };
}

/** Measures the light on a cut-out head at half size. */
export function measureLight(half: HeadPhoto, matte: HeadMatte): HeadLight {
  const { lab, hair, head } = matte;
  const { left, right, skin } = listFace(half, matte);
  const lightOf = (places: readonly number[]) => places.map((i) => lab[0][i]);
  const typical = lab.map((plane) =>
    quantile(
      skin.map((i) => plane[i]),
      0.5,
    ),
  );
  const sure: number[] = [];
  for (let i = 0; i < hair.length; i += 2) if (hair[i] > 0.8 && head[i] > 0.9) sure.push(i);
  const likeSkin = sure.filter((i) => {
    const [L, a, b] = lab.map((plane, c) => plane[i] - typical[c]);
    return Math.hypot(L * LIGHTNESS_WEIGHT, a, b) < LIKE_SKIN;
  });
  const lights = lightOf(sure);
  return {
    sideLight: Math.abs(mean(lightOf(left)) - mean(lightOf(right))) / Math.max(0.1, typical[0]),
    hairRange: quantile(lights, 1 - ENDS) - quantile(lights, ENDS),
    hairAsSkin: likeSkin.length / Math.max(1, sure.length),
  };
}
