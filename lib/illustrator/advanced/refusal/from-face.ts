import { BROWS, CHIN, LIDS, LIPS } from '../landmarks';
import type { FaceCrop } from '../photo/face-crop';
import { blur } from '../planes/blur';
import { type Planes, planesToLab } from '../planes/lab';
import type { Plane, Point } from '../planes/plane';
import type { RefusalReason } from '../refusal-reasons';

/** Lightness (gamma-encoded, 0 to 1) of the face's middle tone under which its colours are noise. */
const DARKEST = 0.12;
/** Detail around eyes and mouth against the contrast there: a sharp face has 0.25, a soft one 0.12. */
const LEAST_DETAIL = 0.095;
/** Share of skin around the eyes: dark glasses leave next to none, drawn brows and lashes a third. */
const LEAST_SKIN = 0.12;
/** The same around the eye that is hidden more, by a lock of hair or a hand: forty children have 0.36 and more. */
const LEAST_SKIN_OF_BOTH = 0.22;
/** How far the hue around the mouth may be from that between the eyes (OKLab a, b): a mask is further. */
const MOST_HUE = 0.055;
/** Edge of a patch of skin, pixels of the face's crop. */
const PATCH = 15;

type Box = readonly [x0: number, y0: number, x1: number, y1: number];

function boxAround({ landmarks, edge }: FaceCrop, indices: readonly number[], across: number, down: number): Box {
  const [xs, ys] = [0, 1].map((axis) => indices.map((index) => landmarks[index][axis]));
  const width = Math.max(...xs) - Math.min(...xs);
  const limit = (value: number) => Math.round(Math.max(0, Math.min(edge - 1, value)));
  return [
    limit(Math.min(...xs) - width * across),
    limit(Math.min(...ys) - width * down),
    limit(Math.max(...xs) + width * across),
    limit(Math.max(...ys) + width * down),
  ];
}

function meanIn(plane: Plane, edge: number, [x0, y0, x1, y1]: Box): number {
  let sum = 0;
  for (let y = y0; y <= y1; y++) for (let x = x0; x <= x1; x++) sum += plane[y * edge + x];
  return sum / ((x1 - x0 + 1) * (y1 - y0 + 1));
}

/** Mean OKLab hue of small patches. */
function hueAt(rgb: Planes, edge: number, places: readonly Point[]): readonly [number, number] {
  const half = PATCH >> 1;
  const means = places.map(([px, py]) => {
    const [x, y] = [Math.round(px), Math.round(py)];
    return rgb.map((plane) => meanIn(plane, edge, [x - half, y - half, x + half, y + half]));
  });
  const patches = [0, 1, 2].map((c) => Float32Array.from(means, (mean) => mean[c]));
  const [, a, b] = planesToLab(patches as unknown as Planes);
  const mean = (plane: Plane) => plane.reduce((sum, value) => sum + value, 0) / plane.length;
  return [mean(a), mean(b)];
}

/** How far the mouth's surroundings are in hue from the skin between the eyes. */
function measureHueAtMouth({ rgb, edge, landmarks }: FaceCrop): number {
  const between = (a: number, b: number): Point => [
    (landmarks[a][0] + landmarks[b][0]) / 2,
    (landmarks[a][1] + landmarks[b][1]) / 2,
  ];
  const above = hueAt(rgb, edge, [between(BROWS[0][2], BROWS[1][2]), landmarks[168], landmarks[6]]);
  const below = hueAt(rgb, edge, [between(17, CHIN), between(61, 172), between(291, 397)]);
  return Math.hypot(below[0] - above[0], below[1] - above[1]);
}

/** Light, detail (0 is a blur) and skin around each eye. `likeness` says how much a pixel is skin. */
function measureFace(crop: FaceCrop, likeness: Plane) {
  const { rgb, edge, inside } = crop;
  const light = rgb[0].map((red, i) => red * 0.3 + rgb[1][i] * 0.59 + rgb[2][i] * 0.11);
  const face = light.filter((_, i) => i % 5 === 0 && inside[i] > 0.5).sort();
  const [fine, broad] = [blur(light, edge, 2), blur(light, edge, 12)];
  const detail = light.map((value, i) => Math.abs(value - fine[i]));
  const contrast = fine.map((value, i) => Math.abs(value - broad[i]));
  const boxes = [...LIDS.map((lids) => lids.flat()), LIPS.flat()].map((points) => boxAround(crop, points, 0.1, 0.1));
  const total = (plane: Plane) => boxes.reduce((sum, box) => sum + meanIn(plane, edge, box), 0);
  return {
    light: face[face.length >> 1] ?? 0,
    detail: total(detail) / Math.max(1e-6, total(contrast)),
    skinAtEyes: LIDS.map((lids) => meanIn(likeness, edge, boxAround(crop, lids.flat(), 0.25, 0.4))),
  };
}

/** Refusal because of the pixels of the face. */
export function refuseFace(crop: FaceCrop, likeness: Plane): RefusalReason | null {
  const { light, detail, skinAtEyes } = measureFace(crop, likeness);
  if (light < DARKEST) return 'dark';
  const covered = Math.max(...skinAtEyes) < LEAST_SKIN || Math.min(...skinAtEyes) < LEAST_SKIN_OF_BOTH;
  if (covered || measureHueAtMouth(crop) > MOST_HUE) return 'hidden';
  return detail < LEAST_DETAIL ? 'blurred' : null;
}
