import type { Skin } from '../../figure/skin';
import { hexToRgb, rgbToLab } from '../../paint';
import { CHEEKS, CHIN, INNER_MOUTH, LIP_OUTLINE } from '../landmarks';
import { blur } from '../planes/blur';
import type { Planes } from '../planes/lab';
import { clamp, type Plane, type Point, smoothstep } from '../planes/plane';
import { fillPolygon } from '../planes/polygon';
import { enlarge, halve } from '../planes/resize';
import type { HeadPlanes } from './head-planes';

/** Steps of lightness, as layers of gouache, in hair and on skin; and how far the paint goes to them. */
const STEPS = { hair: 0.055, skin: 0.04 } as const;
const STEPPING = { hair: 0.28, skin: 0.1 } as const;
/** Share of the drawn blush that a painted cheek gets. */
const BLUSH = 0.45;
/** How much darker the border of the head is. */
const BORDER = 0.105;
const LIPS = 0.3;
/** How much darker skin turns where the head turns away from us, and over which radius, half-size pixels. */
const ROUNDNESS = 0.06;
const ROUND_RADIUS = 13;
/** Place between lip and chin, radii in heights of the face and of that distance, and lightness (OKLab). */
const CHIN_SPOTS = [
  { down: 0.2, across: 0.07, high: 0.12, light: -0.018 },
  { down: 0.58, across: 0.075, high: 0.2, light: 0.02 },
] as const;

/** Where paint is what. */
export type Coverage = { readonly hair: Plane; readonly plainSkin: Plane };

/** Lightness in soft steps. */
function stepLightness(value: number, step: number): number {
  const at = Math.floor(value / step);
  return step * (at + smoothstep(0.25, 0.75, value / step - at));
}

const fillPoints = (edge: number, landmarks: readonly Point[], indices: readonly number[], softness: number) =>
  fillPolygon(
    edge,
    indices.map((index) => landmarks[index]),
    softness,
  );

/** Soft spots on both cheeks, 0 to 1. */
function computeCheeks({ edge, face, landmarks }: HeadPlanes, pixels: Uint32Array): Plane {
  const plane = new Float32Array(edge * edge);
  const spots = CHEEKS.map((index, side): Point => {
    const [x, y] = landmarks[index];
    return [x + face * (side ? 0.015 : -0.015), y + face * 0.05];
  });
  for (let n = 0; n < pixels.length; n++) {
    const i = pixels[n];
    for (const [x, y] of spots) {
      const d = Math.hypot(((i % edge) - x) / (face * 0.11), (Math.floor(i / edge) - y) / (face * 0.085));
      // A bell has no border that could be seen.
      if (d < 3) plane[i] = Math.max(plane[i], Math.exp(-0.7 * d * d));
    }
  }
  return plane;
}

/** Light on the chin and its shadow under the lip: soft spots whose values are added to the lightness (OKLab). */
function computeChin({ edge, face, landmarks }: HeadPlanes): Plane {
  const plane = new Float32Array(edge * edge);
  const [lip, chin] = [landmarks[17], landmarks[CHIN]];
  for (const { down, across, high, light } of CHIN_SPOTS) {
    const [cx, cy] = [lip[0] + (chin[0] - lip[0]) * down, lip[1] + (chin[1] - lip[1]) * down];
    const [rx, ry] = [face * across, (chin[1] - lip[1]) * high];
    for (let y = Math.max(0, Math.round(cy - ry * 3)); y < Math.min(edge, cy + ry * 3); y++)
      for (let x = Math.max(0, Math.round(cx - rx * 3)); x < Math.min(edge, cx + rx * 3); x++)
        plane[y * edge + x] += light * Math.exp(-0.7 * (((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2));
  }
  return plane;
}

/** Gives the paint its drawing back: soft steps of light, lines, blush, lips and a darker border; in place. */
export function finishPaint(lab: Planes, head: HeadPlanes, { hair, plainSkin }: Coverage, skin: Skin): void {
  const { edge, pixels, features, alpha, landmarks } = head;
  const [fine, broad] = [blur(lab[0], edge, 1), blur(lab[0], edge, 7)];
  const inner = fillPoints(edge, landmarks, INNER_MOUTH, 2);
  const lips = fillPoints(edge, landmarks, LIP_OUTLINE, 4);
  const [blush, lip] = [rgbToLab(hexToRgb(skin.blush)), rgbToLab(hexToRgb(skin.lip))];
  const cheeks = computeCheeks(head, pixels);
  const chin = computeChin(head);
  const rim = blur(alpha, edge, 5);
  const turned = enlarge(blur(halve(alpha, edge), edge >> 1, ROUND_RADIUS), edge >> 1, edge);
  for (let n = 0; n < pixels.length; n++) {
    const i = pixels[n];
    const isHair = hair[i];
    const line = fine[i] - broad[i];
    const stepped = stepLightness(lab[0][i], isHair > 0.5 ? STEPS.hair : STEPS.skin) - lab[0][i];
    const light =
      lab[0][i] +
      stepped * (STEPPING.hair * isHair + STEPPING.skin * plainSkin[i]) +
      clamp(line * 1.25, -0.14, 0.05) * features[i] * (1 - isHair) +
      clamp(line * 0.9, -0.1, 0.09) * isHair;
    const red = cheeks[i] * skin.blushAlpha * BLUSH * plainSkin[i];
    const toLip = lips[i] * (1 - inner[i]) * LIPS * (1 - isHair);
    // The drawn figures have a darker, warmer border of their own colour.
    const border = smoothstep(1, 0.5, rim[i]) * BORDER;
    const away = smoothstep(1, 0.45, turned[i]) * ROUNDNESS * (1 - isHair);
    const round = chin[i] * (1 - isHair) * (1 - lips[i]) - away;
    lab[0][i] = light + (blush[0] - light) * red * 0.5 + (lip[0] - light) * toLip * 0.6 - border + round;
    for (let c = 1; c < 3; c++) {
      const toned = lab[c][i] + (blush[c] - lab[c][i]) * red;
      lab[c][i] = (toned + (lip[c] - toned) * toLip) * (1 + border + away);
    }
  }
}
