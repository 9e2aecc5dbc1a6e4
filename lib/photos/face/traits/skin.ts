import { type FaceFrame, MESH } from '../frame.ts';
import { byLightness, distance2, type Lab, medianLab, type Rgb, rgbToLab } from '../oklab.ts';
import { type Picture, pixelAt } from '../picture.ts';
import { balanced, type Gains } from './light.ts';

type SkinReading = {
  /** In neutral light. */
  readonly color: Lab;
  /** As the photo shows it, to tell skin from hair. */
  readonly seen: Lab;
  readonly confidence: number;
};

function patch(picture: Picture, frame: FaceFrame, index: number, radius: number): Rgb[] {
  const [cx, cy] = frame.point(index);
  const step = Math.max(1, radius / 6);
  const pixels: Rgb[] = [];
  for (let y = -radius; y <= radius; y += step)
    for (let x = -radius; x <= radius; x += step) {
      const pixel = pixelAt(picture, cx + x, cy + y);
      if (pixel) pixels.push(pixel);
    }
  return pixels;
}

/** Median of patches on cheeks and forehead, without shadows and highlights. */
export function readSkin(picture: Picture, frame: FaceFrame, gains: Gains): SkinReading {
  const radius = frame.widthPx * 0.045;
  const pixels = [
    ...MESH.cheeks.flatMap((index) => patch(picture, frame, index, radius)),
    ...MESH.forehead.flatMap((index) => patch(picture, frame, index, radius * 0.7)),
  ];
  const lit = byLightness(
    pixels.map((pixel) => balanced(pixel, gains)),
    0.35,
    0.85,
  );
  const color = medianLab(lit);
  const spread = Math.sqrt(lit.reduce((sum, lab) => sum + distance2(lab, color), 0) / Math.max(1, lit.length));
  // A photo that had to be brightened says little about how light the skin is.
  const brightened = Math.max(1, (gains[0] + gains[1] + gains[2]) / 3);
  const confidence = Math.max(0, 1 - spread / 0.12) / brightened;
  return { color, seen: medianLab(pixels.map(rgbToLab)), confidence };
}
