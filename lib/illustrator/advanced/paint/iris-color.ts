import { hexToRgb, mix, rgbToLab } from '../../paint';
import { rgbToHex } from '../../paint/color';
import { IRIS_RINGS } from '../landmarks';
import type { HeadPhoto } from '../photo/head-photo';
import type { Plane } from '../planes/plane';

/** The ring of the iris that is looked at, in its radii: neither pupil nor rim. */
const RING = [0.5, 0.88] as const;
/** Under this lightness an eye is dark: a pale ring around it would be a stranger's. */
const DARK = 0.33;
/** A brown eye may be lighter, because the sky shines in it: no grey or blue one is this warm (OKLab b). */
const DARK_IF_WARM = 0.42;
const WARM = 0.005;
/** What a dark eye is painted with: brown enough that the page's paper does not turn it grey. */
const DARK_BROWN = '#2e1407';

type Sample = { readonly rgb: readonly [number, number, number]; readonly light: number };

/** Colours of both irises below the shadow of the lid. */
function collectSamples({ rgb, edge, landmarks }: HeadPhoto, eyes: Plane): Sample[] {
  return IRIS_RINGS.flatMap(([center, rim]) => {
    const [x, y] = landmarks[center];
    const radius = Math.hypot(landmarks[rim][0] - x, landmarks[rim][1] - y);
    const samples: Sample[] = [];
    for (let py = Math.ceil(y - radius * 0.3); py <= y + radius; py++)
      for (let px = Math.ceil(x - radius); px <= x + radius; px++) {
        const i = py * edge + px;
        const distance = Math.hypot(px - x, py - y) / radius;
        if (distance < RING[0] || distance > RING[1] || !(eyes[i] > 0.9)) continue;
        const [r, g, b] = [rgb[0][i], rgb[1][i], rgb[2][i]];
        samples.push({ rgb: [r, g, b], light: r * 0.3 + g * 0.59 + b * 0.11 });
      }
    return samples;
  });
}

/** How much of the photo's iris is painted over: dark eyes mirror the sky and would look pale. */
const OVER_DARK = 0.92;
const OVER_LIGHT = 0.62;

export type Iris = { readonly color: string; readonly strength: number };

/** Colour of the iris: the darker part of what the photo shows counts, because catchlights are pale. */
export function chooseIris(photo: HeadPhoto, eyes: Plane, read: string): Iris {
  const samples = collectSamples(photo, eyes).sort((a, b) => a.light - b.light);
  const darker = samples.slice(0, Math.ceil(samples.length * 0.6));
  if (darker.length === 0) return { color: read, strength: OVER_LIGHT };
  const mean = (c: 0 | 1 | 2) => darker.reduce((sum, { rgb }) => sum + rgb[c], 0) / darker.length;
  const seen = rgbToHex([mean(0), mean(1), mean(2)]);
  const [L, , yellow] = rgbToLab(hexToRgb(seen));
  if (L < DARK || (L < DARK_IF_WARM && yellow > WARM))
    return { color: mix(seen, DARK_BROWN, 0.85), strength: OVER_DARK };
  return { color: mix(seen, read, 0.25), strength: OVER_LIGHT };
}
