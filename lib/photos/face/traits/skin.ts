import { type FaceFrame, MESH } from '../frame.ts';
import { filterByLightness, type Lab, median, medianLab, type Rgb, rgbToLab, squaredDistance } from '../oklab.ts';
import { isInside, type Picture, pixelAt } from '../picture.ts';
import { applyGains, findBrightest, type Gains, getExposure } from './light.ts';
import { correctLightness, getExcess, getPaleness, type SkinEvidence } from './skin-lightness.ts';
import { correctTint, type TintEvidence } from './skin-tint.ts';
import { SKIN } from './thresholds.ts';
import { findLitWhite, measureWhites } from './whites.ts';

const UNSEEN: Lab = [0.75, 0.03, 0.05];
/** Fewer pixels of the cheeks say nothing. */
const FEWEST = 20;

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

/** No skin has this hue (radians). */
const isTinted = (hue: number) => Math.abs(hue - SKIN.hue) > SKIN.tinted;

/** The colour in even light: under coloured light as it is seen, so that others notice that it cannot be skin's. */
function correctSkin(tint: TintEvidence, light: number): Lab {
  const [seen, a, b] = tint.balanced;
  return isTinted(Math.atan2(b, a)) ? [Math.min(light, seen), a, b] : correctTint(tint, light);
}

/** The skin between shadow and shine, each pixel in the colours that `toLab` gives it. */
const getMiddle = (pixels: readonly Rgb[], toLab: (pixel: Rgb) => Lab): Lab =>
  medianLab(filterByLightness(pixels.map(toLab), ...SKIN.middle));

/** The cheeks' colour as the picture shows it, with nothing corrected. */
export const measureCheeks = (picture: Picture, frame: FaceFrame): Lab =>
  getMiddle(sampleCheeks(picture, frame), rgbToLab);

/** Lightness of the lower lip, without the teeth above it, in the light of `toLab`. */
function measureLips(picture: Picture, frame: FaceFrame, toLab: (pixel: Rgb) => Lab): number | null {
  const rim = MESH.lowerLip.map(frame.point);
  const [xs, ys] = [rim.map(([x]) => x), rim.map(([, y]) => y)];
  const step = Math.max(1, frame.widthPx * SKIN.lipStep);
  const lights: number[] = [];
  for (let y = Math.min(...ys); y <= Math.max(...ys); y += step)
    for (let x = Math.min(...xs); x <= Math.max(...xs); x += step) {
      const pixel = isInside(rim, x, y) ? pixelAt(picture, x, y) : null;
      if (pixel) lights.push(toLab(pixel)[0]);
    }
  return lights.length < FEWEST ? null : median(lights);
}

type MeasuredSkin = TintEvidence & { readonly evidence: SkinEvidence; readonly pixels: readonly Rgb[] };

/** What tells the colour of the skin in even light: the cheeks as shown and in neutral light; null where they are hidden. */
export function measureSkin(picture: Picture, frame: FaceFrame, gains: Gains): MeasuredSkin | null {
  const pixels = sampleCheeks(picture, frame);
  if (pixels.length < FEWEST) return null;
  const exposure = getExposure(gains);
  // The photo's own colours, but for its under-exposure.
  const toLab = (pixel: Rgb) => applyGains(pixel, [exposure, exposure, exposure]);
  const colors = pixels.map(toLab);
  const part = (share: readonly [number, number]) => medianLab(filterByLightness(colors, ...share));
  const [shown, balanced] = [part(SKIN.middle), getMiddle(pixels, (pixel) => applyGains(pixel, gains))];
  const evidence = {
    light: shown[0],
    spread: part(SKIN.lit)[0] - part(SKIN.shaded)[0],
    saturation: getSaturation(medianLab(colors)),
    balanced: getSaturation(balanced),
    lips: (measureLips(picture, frame, toLab) ?? shown[0]) / shown[0],
    white: findLitWhite(measureWhites(picture, frame, exposure)),
  };
  return { shown, balanced, evidence, pixels };
}

/**
 * The skin's colour without the light's cast and strength, measured on the cheeks. Never lightened but by the rules of
 * `correctLightness`; no palette and no average has a part in it.
 */
export function readSkin(picture: Picture, frame: FaceFrame, gains: Gains): SkinReading {
  const measured = measureSkin(picture, frame, gains);
  if (!measured) return { color: UNSEEN, balanced: UNSEEN, confidence: 0 };
  const { balanced, evidence } = measured;
  const color = correctSkin(measured, correctLightness(evidence));
  return { color, balanced, confidence: getSkinConfidence(picture, measured) };
}

/** Low in under-exposed photos, in harsh light, in burnt photos, and for skin that is both dark and grey: dark skin, or pale skin in a dark room. */
function getSkinConfidence(picture: Picture, { pixels, shown, balanced, evidence }: MeasuredSkin): number {
  const under = ramp(findBrightest(picture, SKIN.brightSpots), ...SKIN.underExposed);
  const lights = pixels.map((pixel) => rgbToLab(pixel)[0]).sort((a, b) => a - b);
  const at = (share: number) => lights[Math.floor(lights.length * share)] as number;
  const harsh = ramp(at(0.9) - at(0.1), SKIN.harsh, SKIN.harsh * 1.6);
  const clipped = pixels.filter((pixel) => Math.max(...pixel) >= SKIN.clipped).length / pixels.length;
  const isTold = Math.abs(2 * getPaleness(evidence) - 1);
  const dim = ramp(shown[0], 0.68, 0.6) * ramp(getSaturation(shown), 0.11, 0.08) * (1 - isTold);
  const excess = ramp(getExcess(evidence), ...SKIN.excess);
  const trust = isTinted(Math.atan2(balanced[2], balanced[1])) ? SKIN.tintedConfidence : 1;
  const burnt = clipped > SKIN.clippedShare ? 0.6 : 1;
  return 0.95 * trust * burnt * (1 - 0.9 * under) * (1 - 0.4 * harsh) * (1 - 0.5 * dim) * (1 - 0.5 * excess);
}
