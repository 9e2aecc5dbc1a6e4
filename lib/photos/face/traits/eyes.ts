import { type FaceFrame, MESH } from '../frame.ts';
import { byLightness, type Lab, medianLab } from '../oklab.ts';
import { type Picture, pixelAt } from '../picture.ts';
import { balanced, type Gains } from './light.ts';

/** Iris radius in pixels from which its colour can be told, and from which it is certain. */
const READABLE_PX = 4;
const CLEAR_PX = 7;

/** Median colour of both irises between pupil and rim, away from the upper lid. */
export function readEyes(picture: Picture, frame: FaceFrame, gains: Gains): { color: Lab; confidence: number } {
  const colours: Lab[] = [];
  let radius = 0;
  for (const [center, ...rim] of MESH.irises) {
    const [cx, cy] = frame.point(center);
    const radii = rim.map((index) => Math.hypot(frame.point(index)[0] - cx, frame.point(index)[1] - cy));
    const iris = ((radii[0] ?? 0) + (radii[2] ?? 0)) / 2;
    radius += iris / 2;
    for (let angle = 0; angle < Math.PI * 2; angle += 0.12) {
      if (Math.sin(angle) < -0.6) continue;
      for (let share = 0.5; share < 0.92; share += 0.1) {
        const pixel = pixelAt(picture, cx + Math.cos(angle) * iris * share, cy + Math.sin(angle) * iris * share);
        if (pixel) colours.push(balanced(pixel, gains));
      }
    }
  }
  const confidence = radius >= CLEAR_PX ? 0.7 : radius >= READABLE_PX ? 0.5 : 0.2;
  return { color: medianLab(byLightness(colours, 0.2, 0.7)), confidence };
}
