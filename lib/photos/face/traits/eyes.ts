import type { FaceReading } from '../../model.ts';
import { filterByLightness, type Lab, median, medianLab } from '../oklab.ts';
import { classify } from './classifier.ts';
import classifier from './data/eye-classifier.json' with { type: 'json' };
import type { IrisRim } from './iris-rim.ts';
import { applyGains, type Gains } from './light.ts';
import { EYES } from './thresholds.ts';

/** The iris lies outside the pupil and inside the dark rim, at these shares of the radius. */
const RING = [0.6, 0.66, 0.72, 0.78, 0.84];
/** For telling light from dark eyes the iris counts from the edge of the pupil. */
const WHOLE_RING = [0.5, ...RING];
const OUTER_RING = [1.1, 1.18, 1.26, 1.36, 1.48];
/** A pixel this much lighter than the rest of the ring is a reflection. */
const GLINT = 0.2;
const UNSEEN: Lab = [0.32, 0.02, 0.03];

function sampleRing(rims: readonly IrisRim[], shares: readonly number[], gains: Gains): Lab[] {
  const pixels = rims.flatMap((rim) => {
    // The lower half only: lashes and lid darken the upper one.
    const low = rim.rays.filter(({ angle }) => Math.sin(angle) > 0.2);
    return shares.flatMap((share) => low.map((ray) => rim.pixel(ray, share)));
  });
  return pixels.filter((pixel) => pixel !== null).map((pixel) => applyGains(pixel, gains));
}

/** Blue, green or grey around a wide pupil; a lid is warm, a sclera has less colour. */
const isCoolIris = ([light, a, b]: Lab) =>
  light > EYES.pupilLight + 0.08 && b < EYES.cool && Math.hypot(a, b) > EYES.coolChroma;

/** Median colour of both irises' rings, without pupil, reflections and the lid's shadow. */
export function readEyes(rims: readonly IrisRim[], gains: Gains): { color: Lab; confidence: number } {
  const inside = sampleRing(rims, RING, gains);
  if (inside.length < 10) return { color: UNSEEN, confidence: 0.1 };
  const black = inside.filter(([light]) => light < EYES.pupilLight).length / inside.length;
  // All black: the detected rim belongs to a wide pupil, and the iris lies around it.
  const beyond = black > 0.5 ? sampleRing(rims, OUTER_RING, gains).filter(isCoolIris) : [];
  const around = beyond.length > inside.length * EYES.enough;
  const colours = around ? beyond : inside;
  const middle = median(colours.map(([light]) => light));
  // The lighter half is the iris; the darker half belongs to pupil and rim.
  const iris = colours.filter(([light]) => light >= middle - 0.03 && light < middle + GLINT);
  const radius = Math.min(...rims.map(({ radiusPx }) => radiusPx));
  const size = radius >= EYES.clearPx ? 0.75 : radius >= EYES.readablePx ? 0.5 : 0.2;
  const rays = Math.min(1, rims.reduce((sum, rim) => sum + rim.rays.length, 0) / 30);
  return { color: medianLab(iris), confidence: size * rays * (around ? 0.8 : 1) };
}

/** What tells light eyes from brown ones, by the names in `eye-classifier.json`; null where no iris is seen. */
export type EyeFeatures = {
  /** Lightness of the iris over that of the whites beside it: the same in any light. */
  readonly againstWhite: number;
  /** OKLab a of the iris, without half of the whites' own: every brown is red. */
  readonly redness: number;
};

/** Measures both irises against `whites`, all in the photo's own colours. */
export function measureEyes(rims: readonly IrisRim[], whites: readonly Lab[]): EyeFeatures | null {
  const colors = sampleRing(rims, WHOLE_RING, [1, 1, 1]);
  if (colors.length < EYES.fewest) return null;
  const [light, a] = medianLab(filterByLightness(colors, ...EYES.iris));
  const average = (channel: 0 | 1) => whites.reduce((sum, white) => sum + white[channel], 0) / whites.length;
  const [white, red] = whites.length > 0 ? [average(0), average(1)] : [EYES.usualWhite, 0];
  const ratio = light / Math.max(EYES.darkestWhite, white);
  return { againstWhite: Math.min(EYES.mostRatio, ratio), redness: a - red / 2 };
}

/** Whether the eyes are blue, green or grey; null where no iris is seen. */
export function readLightEyes(features: EyeFeatures | null): FaceReading['lightEyes'] {
  if (!features) return null;
  const { value, confidence } = classify(classifier, features);
  return { value: value === 'light', confidence };
}
