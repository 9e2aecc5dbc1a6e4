import { type FaceFrame, MESH } from '../frame.ts';
import { filterByLightness, type Lab, medianLab, type Rgb, rgbToLab, squaredDistance } from '../oklab.ts';
import { isInside, type Picture, pixelAt } from '../picture.ts';
import type { IrisRim } from './iris-rim.ts';
import { applyGains, findBrightest, type Gains, getExposure, measureWhites } from './light.ts';
import { SKIN } from './thresholds.ts';

const UNSEEN: Lab = [0.75, 0.03, 0.05];

type SkinReading = {
  /** As it would look in even light. */
  readonly color: Lab;
  /** As the photo shows it without the cast of its light: what hair and cloth in the same light compare with. */
  readonly balanced: Lab;
  readonly confidence: number;
};
type Patch = { readonly pixels: readonly Rgb[]; readonly tone: Lab };

function patch(picture: Picture, frame: FaceFrame, index: number): Patch {
  const radius = frame.widthPx * SKIN.patch;
  const [cx, cy] = frame.point(index);
  const step = Math.max(1, radius / 5);
  const pixels: Rgb[] = [];
  for (let y = -radius; y <= radius; y += step)
    for (let x = -radius; x <= radius; x += step) {
      const pixel = pixelAt(picture, cx + x, cy + y);
      if (pixel) pixels.push(pixel);
    }
  return { pixels, tone: medianLab(pixels.map(rgbToLab)) };
}

/** Patches of one tone; of two tones the lit one, unless it is only a few highlights or a lock of light hair. */
function getLitPatches(patches: readonly Patch[]): readonly Patch[] {
  const groups = patches.map((one) =>
    patches.filter((other) => squaredDistance(one.tone, other.tone, 0.5) < SKIN.alike * SKIN.alike),
  );
  const most = Math.max(...groups.map((group) => group.length));
  const light = (group: readonly Patch[]) => medianLab(group.map(({ tone }) => tone))[0];
  return groups
    .filter((group) => group.length >= most * (1 - SKIN.litShare / 2))
    .reduce((best, group) => (light(group) > light(best) ? group : best));
}

/** The skin as the photo shows it: the median of similar patches of cheeks, nose, forehead and chin. */
export function findSkin(picture: Picture, frame: FaceFrame): Lab {
  const patches = MESH.skin.map((index) => patch(picture, frame, index)).filter(({ pixels }) => pixels.length > 4);
  if (patches.length === 0) return UNSEEN;
  return medianLab(getLitPatches(patches).flatMap(({ pixels }) => pixels.map(rgbToLab)));
}

/** Pixels of cheeks, nose and chin, without eyes and mouth. */
function sampleCheeks(picture: Picture, frame: FaceFrame): Rgb[] {
  const oval = MESH.oval.map(frame.point);
  const pixels: Rgb[] = [];
  for (let u = -0.4; u <= 0.4; u += 0.02)
    for (let v = -0.38; v <= 0.1; v += 0.02) {
      const [x, y] = frame.at(u, v);
      const isMouth = Math.abs(u) < 0.2 && v < -0.12;
      const pixel = isMouth || !isInside(oval, x, y) ? null : pixelAt(picture, x, y);
      if (pixel) pixels.push(pixel);
    }
  return pixels;
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
const getSaturation = ([light, a, b]: Lab) => Math.hypot(a, b) / Math.max(0.05, light);
const ramp = (value: number, from: number, to: number) => clamp((value - from) / (to - from), 0, 1);

/**
 * The lightness to draw: as the photo shows it, less where the skin is too saturated to be that light (sun), and a
 * little more only where a dim photo shows skin too grey to be anything but pale. Saturations as shown and in neutral
 * light: too light by either counts, too grey only by both.
 */
function correctLightness(light: number, saturations: readonly [shown: number, balanced: number]): number {
  const lightest = SKIN.lightest - Math.max(0, Math.max(...saturations) - SKIN.lightestAt) * SKIN.perChroma;
  if (light > lightest) return lightest;
  const saturation = (saturations[0] + saturations[1]) / 2;
  const evidence = ramp(saturation, SKIN.pale, SKIN.surelyPale) * ramp(light, ...SKIN.dimmest);
  const usual = Math.min(SKIN.paleEnough, SKIN.paleLight - (saturation - SKIN.paleAt) * SKIN.palePerChroma);
  return light + Math.min(SKIN.most, (evidence * Math.max(0, usual - light)) / 2);
}

/** The lightness by the light on the face: whites of the eyes that are too dark or too bright tell shade and sun. */
function correctLighting(light: number, whites: number | null, shown: number): number {
  if (whites === null) return light;
  const change = light * ((clamp(whites, ...SKIN.whites) / whites) ** SKIN.whitesTrust - 1);
  const lit = change > 0 ? ramp(shown, ...SKIN.dimmest) : 1;
  return light + clamp(change, -SKIN.mostByWhites, SKIN.mostByWhites) * lit;
}

/** No skin has this hue (radians). */
const isTinted = (hue: number) => Math.abs(hue - SKIN.hue) > SKIN.tinted;

/** Lightness and saturation are the photo's in even light; the hue moves towards skin's, as a cast is never fully removed. */
function correctSkin(shown: Lab, balanced: Lab, whites: number | null): Lab {
  const own = correctLightness(shown[0], [getSaturation(shown), getSaturation(balanced)]);
  const light = correctLighting(own, whites, shown[0]);
  const chroma = clamp(getSaturation(balanced), ...SKIN.chroma) * light;
  const seen = Math.atan2(balanced[2], balanced[1]);
  // Under coloured light the colour stays as it is seen: others must notice that it cannot be skin's.
  if (isTinted(seen)) return balanced;
  const hue = seen + (SKIN.hue - seen) * SKIN.hueTrust;
  return [light, Math.cos(hue) * chroma, Math.sin(hue) * chroma];
}

/** The skin between shadow and shine, each pixel in the colours that `toLab` gives it. */
const getMiddle = (pixels: readonly Rgb[], toLab: (pixel: Rgb) => Lab): Lab =>
  medianLab(filterByLightness(pixels.map(toLab), ...SKIN.middle));

/** The cheeks' colour as the picture shows it, with nothing corrected. */
export const measureCheeks = (picture: Picture, frame: FaceFrame): Lab =>
  getMiddle(sampleCheeks(picture, frame), rgbToLab);

/**
 * The skin's colour without the light's cast and strength, measured on the cheeks. Never lightened but by the rules of
 * `correctLightness` and `correctLighting`; no palette and no average has a part in it.
 */
export function readSkin(
  picture: Picture,
  frame: FaceFrame,
  { gains, rims }: { readonly gains: Gains; readonly rims: readonly IrisRim[] },
): SkinReading {
  const pixels = sampleCheeks(picture, frame);
  if (pixels.length < 20) return { color: UNSEEN, balanced: UNSEEN, confidence: 0 };
  const exposure = getExposure(gains);
  const shown = getMiddle(pixels, (pixel) => applyGains(pixel, [exposure, exposure, exposure]));
  const balanced = getMiddle(pixels, (pixel) => applyGains(pixel, gains));
  const color = correctSkin(shown, balanced, measureWhites(rims, exposure));
  const trust = isTinted(Math.atan2(balanced[2], balanced[1])) ? SKIN.tintedConfidence : 1;
  return { color, balanced, confidence: getSkinConfidence(picture, pixels, shown) * trust };
}

/** Low in under-exposed photos, in harsh light, in burnt photos, and for skin that is both dark and grey: dark skin, or pale skin in a dark room. */
function getSkinConfidence(picture: Picture, pixels: readonly Rgb[], shown: Lab): number {
  const under = ramp(findBrightest(picture, SKIN.brightSpots), ...SKIN.underExposed);
  const lights = pixels.map((pixel) => rgbToLab(pixel)[0]).sort((a, b) => a - b);
  const at = (share: number) => lights[Math.floor(lights.length * share)] as number;
  const harsh = ramp(at(0.9) - at(0.1), SKIN.harsh, SKIN.harsh * 1.6);
  const clipped = pixels.filter((pixel) => Math.max(...pixel) >= SKIN.clipped).length / pixels.length;
  const dim = ramp(shown[0], 0.68, 0.6) * ramp(getSaturation(shown), 0.11, 0.08);
  return 0.95 * (1 - 0.9 * under) * (1 - 0.4 * harsh) * (1 - 0.5 * dim) * (clipped > SKIN.clippedShare ? 0.6 : 1);
}
