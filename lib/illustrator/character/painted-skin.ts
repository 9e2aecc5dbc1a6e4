import { hexToRgb, labToRgb, rgbToHex, rgbToLab } from '../paint/color';

/**
 * Shadow, blush, paper and the page's light take this much OKLab lightness from fair skin and none from the darkest:
 * measured by reading drawn portraits of ten tones back. `npm run bench likeness` measures it again.
 */
const DARKER = 0.06;
const [DARKEST, FAIR] = [0.36, 0.8];
const LIGHTEST = 0.955;
/** Half of what the blush adds to OKLab a; the other half belongs to the style. */
const REDDER = 0.006;

type Lab = readonly [light: number, a: number, b: number];

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** The tone (hex) to paint with, so that the finished picture shows skin of this OKLab colour. */
export function computeSkinTone([light, a, b]: Lab): string {
  const share = clamp((light - DARKEST) / (FAIR - DARKEST), 0, 1);
  const lighter = light > LIGHTEST ? light : Math.min(LIGHTEST, light + DARKER * share);
  return rgbToHex(labToRgb([lighter, a - REDDER, b]));
}

/** The colour (hex) that the finished picture shows for a tone: the inverse of `computeSkinTone`. */
export function computePaintedSkin(tone: string): string {
  const [light, a, b] = rgbToLab(hexToRgb(tone));
  const slope = DARKER / (FAIR - DARKEST);
  const inside = (light + slope * DARKEST) / (1 + slope);
  const shown = light < DARKEST ? light : inside < FAIR ? inside : light - DARKER;
  return rgbToHex(labToRgb([shown, a + REDDER, b]));
}
