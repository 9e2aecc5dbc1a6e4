import { hexToRgb, labToRgb, rgbToHex, rgbToLab } from '../../paint/color';

/**
 * OKLab lightness of skin in the finished picture, and how much shadow, blush, paper and the page's light have taken
 * from its tone: nothing from the darkest, and more from brown skin than in proportion. Measured on the portraits of
 * forty children; `npm run bench likeness` measures it again.
 */
const LOSSES = [
  [0.36, 0],
  [0.58, 0.014],
  [0.8, 0.038],
] as const;
const LIGHTEST = 0.955;
/**
 * What blush, paper and the page's warm light add to OKLab a and b. On the darkest skin it is nothing: the lightness from
 * which it begins to be, and from which it is all of it.
 */
const WARMTH = { redder: 0.0085, yellower: 0, light: [0.3, 0.7] } as const;

type Lab = readonly [light: number, a: number, b: number];

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** What the picture takes; `measure` tells where each loss lies on the scale of `light`. */
function getLoss(light: number, measure: (loss: (typeof LOSSES)[number]) => number): number {
  const next = LOSSES.findIndex((loss) => light < measure(loss));
  const [from, to] = [LOSSES[next - 1] ?? LOSSES[0], LOSSES[next] ?? LOSSES[LOSSES.length - 1] ?? LOSSES[0]];
  const span = measure(to) - measure(from);
  const share = span > 0 ? clamp((light - measure(from)) / span, 0, 1) : 1;
  return next < 0 ? to[1] : from[1] + (to[1] - from[1]) * share;
}

const warmthOn = (light: number): number =>
  clamp((light - WARMTH.light[0]) / (WARMTH.light[1] - WARMTH.light[0]), 0, 1);

/** The tone (hex) to paint with, so that the finished picture shows skin of this OKLab colour. */
export function computeSkinTone([light, a, b]: Lab): string {
  const lighter = light > LIGHTEST ? light : Math.min(LIGHTEST, light + getLoss(light, ([shown]) => shown));
  const warmth = warmthOn(lighter);
  return rgbToHex(labToRgb([lighter, a - WARMTH.redder * warmth, b - WARMTH.yellower * warmth]));
}

/** The colour (hex) that the finished picture shows for a tone: the inverse of `computeSkinTone`. */
export function computePaintedSkin(tone: string): string {
  const [light, a, b] = rgbToLab(hexToRgb(tone));
  const shown = light - getLoss(light, ([finished, loss]) => finished + loss);
  const warmth = warmthOn(light);
  return rgbToHex(labToRgb([shown, a + WARMTH.redder * warmth, b + WARMTH.yellower * warmth]));
}
