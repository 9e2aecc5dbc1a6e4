import type { FaceReading } from '../../model.ts';
import type { FaceFrame } from '../frame.ts';
import { filterByLightness, type Lab, median, medianLab, rgbToLab } from '../oklab.ts';
import { type Picture, pixelAt } from '../picture.ts';
import { BROWS } from './thresholds.ts';

const STEPS = 40;

/** The colour of the hairs: a child's brows are thin, so that the skin shows between them. */
function removeSkin([seen, a, b]: Lab, skin: Lab): Lab {
  const light = Math.max(BROWS.darkest, skin[0] + (seen - skin[0]) / BROWS.cover);
  return [light, (a * light) / seen, (b * light) / seen];
}

/** Thickness, darkness and colour of the brows; the colour replaces the hair's when a hat covers it. */
export function readBrows(
  picture: Picture,
  { point, up, right, widthPx }: FaceFrame,
  skin: Lab,
): { weight: FaceReading['browWeight']; color: Lab | null } {
  const scans = [105, 66, 334, 296].flatMap((index) =>
    [-0.02, 0, 0.02].map((across) => {
      const [x, y] = point(index);
      const dark: Lab[] = [];
      for (let step = 0; step < STEPS; step++) {
        const rise = (step / STEPS - BROWS.below) * BROWS.reach * widthPx;
        const at = [
          x + right[0] * across * widthPx + up[0] * rise,
          y + right[1] * across * widthPx + up[1] * rise,
        ] as const;
        const colour = rgbToLab(pixelAt(picture, ...at) ?? [255, 255, 255]);
        if (colour[0] < skin[0] - BROWS.darker) dark.push(colour);
      }
      return dark;
    }),
  );
  const thickness = median(scans.map((dark) => (dark.length / STEPS) * BROWS.reach));
  const colours = scans.flat();
  const seen = thickness > 0 && thickness < BROWS.reach * 0.7;
  return {
    weight: {
      value: seen ? Math.max(0.6, Math.min(1.6, thickness / BROWS.average)) : 1,
      confidence: seen ? 0.4 : 0.1,
    },
    color: seen && colours.length > 20 ? removeSkin(medianLab(filterByLightness(colours, 0.2, 0.8)), skin) : null,
  };
}
