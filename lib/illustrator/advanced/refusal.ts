import type { FaceReading } from '@/lib/photos';
import { nearestTone, SKIN_TONES } from '../character/tones';
import { hexToRgb, rgbToLab } from '../paint';
import type { FaceCrop } from './face-crop';
import { CHIN, LIDS, LIPS } from './landmarks';
import { blur, type Plane } from './raster';
import type { RefusalReason } from './refusal-reasons';

/** Beyond this turn of the head half of the face is not in the photo. */
const MAX_YAW = (35 * Math.PI) / 180;
/** In a narrower face the eyes are only a few pixels. Under 150 px a face looks soft in print. */
const MIN_FACE_PX = 120;
/** Lightness of the face's middle tone, 0..1, under which its colours are noise. */
const DARKEST = 0.12;
/** Detail around eyes and mouth against the contrast there: a sharp face has 0.25, a soft one 0.12. */
const LEAST_DETAIL = 0.095;
/** Share of skin around the eyes: dark glasses leave next to none, drawn brows and lashes a third. */
const LEAST_SKIN = 0.12;
/** The same around the eye that is hidden more, by a lock of hair or a hand: forty children have 0.36 and more. */
const LEAST_SKIN_OF_BOTH = 0.22;
/** How far the hue around the mouth may be from that between the eyes (OKLab a, b): a mask is further. */
const MOST_HUE = 0.042;

/** Above this confidence it is a hat: its brim covers the hair and shades the face. */
const SURE_HAT = 0.45;
/** How far the hue of the skin read may be from any skin (OKLab a, b): children in daylight and lamplight stay under 0.07. */
const MOST_TINT = 0.08;

/** Distance of the hue that was read from the nearest skin there is. */
function hueDistance({ skin }: FaceReading): number {
  const [seen, real] = [skin.value, nearestTone(skin.value, SKIN_TONES, 0.7)].map((hex) => rgbToLab(hexToRgb(hex)));
  return seen && real ? Math.hypot(seen[1] - real[1], seen[2] - real[2]) : 0;
}

/** Refusal because of the reading alone. */
export function refusalFromReading({ yaw, box }: FaceReading): RefusalReason | null {
  if (Math.abs(yaw) > MAX_YAW) return 'turned';
  return box.width < MIN_FACE_PX ? 'small' : null;
}

/** Edge of a patch of skin, pixels of the face's crop. */
const PATCH = 15;

type Box = readonly [x0: number, y0: number, x1: number, y1: number];

function boxAround({ landmarks, edge }: FaceCrop, indices: readonly number[], across: number, down: number): Box {
  const xs = indices.map((index) => landmarks[index]?.[0] ?? 0);
  const ys = indices.map((index) => landmarks[index]?.[1] ?? 0);
  const [width, limit] = [Math.max(...xs) - Math.min(...xs), (value: number) => Math.max(0, Math.min(edge - 1, value))];
  return [
    Math.round(limit(Math.min(...xs) - width * across)),
    Math.round(limit(Math.min(...ys) - width * down)),
    Math.round(limit(Math.max(...xs) + width * across)),
    Math.round(limit(Math.max(...ys) + width * down)),
  ];
}

function meanIn(plane: Plane, edge: number, [x0, y0, x1, y1]: Box): number {
  let sum = 0;
  for (let y = y0; y <= y1; y++) for (let x = x0; x <= x1; x++) sum += plane[y * edge + x] as number;
  return sum / ((x1 - x0 + 1) * (y1 - y0 + 1));
}

/** Mean OKLab hue of small patches. */
function hueAt({ rgb, edge }: FaceCrop, places: readonly (readonly [number, number])[]): readonly [number, number] {
  const sum = [0, 0];
  for (const [px, py] of places) {
    const mean = [0, 0, 0];
    for (let i = 0; i < PATCH * PATCH; i++) {
      const x = Math.round(px) + (i % PATCH) - (PATCH >> 1);
      const y = Math.round(py) + Math.floor(i / PATCH) - (PATCH >> 1);
      for (let c = 0; c < 3; c++) mean[c] = (mean[c] as number) + (rgb[(y * edge + x) * 3 + c] ?? 0);
    }
    const [r = 0, g = 0, b = 0] = mean.map((value) => value / (255 * PATCH * PATCH));
    const lab = rgbToLab([r, g, b]);
    sum[0] = (sum[0] as number) + lab[1] / places.length;
    sum[1] = (sum[1] as number) + lab[2] / places.length;
  }
  return [sum[0] as number, sum[1] as number];
}

/** Light, detail (0 is a blur), skin around each eye, and how far the mouth's surroundings are from skin. `likeness` says how much a pixel is skin. */
function measureFace(crop: FaceCrop, inside: Plane, likeness: Plane) {
  const { rgb, edge } = crop;
  const light = Float32Array.from(
    inside,
    (_, i) =>
      ((rgb[i * 3] as number) * 0.3 + (rgb[i * 3 + 1] as number) * 0.59 + (rgb[i * 3 + 2] as number) * 0.11) / 255,
  );
  const face = [...light].filter((_, i) => i % 5 === 0 && (inside[i] as number) > 0.5).sort((a, b) => a - b);
  const [fine, broad] = [blur(light, edge, 2), blur(light, edge, 12)];
  const detail = light.map((value, i) => Math.abs(value - (fine[i] as number)));
  const contrast = fine.map((value, i) => Math.abs(value - (broad[i] as number)));
  const eyes = LIDS.map((lids) => boxAround(crop, lids.flat(), 0.1, 0.1));
  const mouth = boxAround(crop, LIPS.flat(), 0.1, 0.1);
  const boxes = [...eyes, mouth];
  const total = (plane: Plane) => boxes.reduce((sum, box) => sum + meanIn(plane, edge, box), 0);
  const at = (index: number): readonly [number, number] => crop.landmarks[index] ?? [0, 0];
  const between = (a: number, b: number): readonly [number, number] => [
    (at(a)[0] + at(b)[0]) / 2,
    (at(a)[1] + at(b)[1]) / 2,
  ];
  const above = hueAt(crop, [between(107, 336), at(168), at(6)]);
  const below = hueAt(crop, [between(17, CHIN), between(61, 172), between(291, 397)]);
  return {
    light: face[face.length >> 1] ?? 0,
    detail: total(detail) / Math.max(1e-6, total(contrast)),
    skinAtEyes: LIDS.map((lids) => meanIn(likeness, edge, boxAround(crop, lids.flat(), 0.25, 0.4))),
    hueAtMouth: Math.hypot(below[0] - above[0], below[1] - above[1]),
  };
}

/** Refusal because of the pixels. */
export function refusalFromPicture(crop: FaceCrop, inside: Plane, likeness: Plane): RefusalReason | null {
  const { light, detail, skinAtEyes, hueAtMouth } = measureFace(crop, inside, likeness);
  if (light < DARKEST) return 'dark';
  const covered = Math.max(...skinAtEyes) < LEAST_SKIN || Math.min(...skinAtEyes) < LEAST_SKIN_OF_BOTH;
  if (covered || hueAtMouth > MOST_HUE) return 'hidden';
  return detail < LEAST_DETAIL ? 'blurred' : null;
}

/**
 * Refusal because of the reading of a visible face. Bad light is checked before a hat, because in bad light hair looks
 * like cloth.
 */
export function refusalFromFace(reading: FaceReading): RefusalReason | null {
  if (hueDistance(reading) > MOST_TINT) return 'tinted';
  const { value, confidence } = reading.headwear;
  return value === 'hat' && confidence > SURE_HAT ? 'hat' : null;
}
