import { type FaceFrame, MESH } from '../frame.ts';
import { filterByLightness, type Lab, medianLab, type Rgb, rgbToLab, squaredDistance } from '../oklab.ts';
import { type Picture, pixelAt } from '../picture.ts';
import { applyGains, type Gains } from './light.ts';
import { LIGHT, SKIN } from './thresholds.ts';

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

/** The skin as the photo shows it: patches of cheeks, nose, forehead and chin with similar colours. */
export type SkinSample = {
  readonly pixels: readonly Rgb[];
  readonly color: Lab;
  /** Share of similar patches: hair, glasses and shadows differ. */
  readonly agreed: number;
};

export function findSkin(picture: Picture, frame: FaceFrame): SkinSample {
  const patches = MESH.skin.map((index) => patch(picture, frame, index)).filter(({ pixels }) => pixels.length > 4);
  if (patches.length === 0) return { pixels: [], color: [0.75, 0.03, 0.05], agreed: 0 };
  const group = getLitPatches(patches);
  const pixels = group.flatMap((one) => one.pixels);
  return { pixels, color: medianLab(pixels.map(rgbToLab)), agreed: group.length / patches.length };
}

/** The skin colour after white balance. */
export function readSkin(
  { pixels, color: seen, agreed }: SkinSample,
  gains: Gains,
): { color: Lab; confidence: number } {
  if (pixels.length === 0) return { color: seen, confidence: 0 };
  const lit = filterByLightness(
    pixels.map((pixel) => applyGains(pixel, gains)),
    0.25,
    0.85,
  );
  const color = medianLab(lit);
  const spread = Math.sqrt(lit.reduce((sum, lab) => sum + squaredDistance(lab, color), 0) / lit.length);
  const clipped = pixels.filter((pixel) => Math.max(...pixel) >= SKIN.clipped).length / pixels.length;
  // A brightened or overexposed photo says little about how light the skin is.
  const brightened = Math.max(1, (gains[0] + gains[1] + gains[2]) / 3) ** 1.5;
  const burnt = clipped > SKIN.clippedShare ? 0.5 : 1;
  const confidence = (Math.max(0, 1 - spread / SKIN.spreadOfDoubt) * Math.min(1, agreed * 1.6) * burnt) / brightened;
  return { color: [Math.min(color[0], LIGHT.lightestSkin), color[1], color[2]], confidence };
}
