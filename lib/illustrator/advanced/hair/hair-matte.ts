import type { FaceReading } from '@/lib/photos';
import { computePersonMatte, MATTE_EDGE } from '@/lib/photos/server';
import { hexToRgb, rgbToLab } from '../../paint';
import type { FaceCrop } from '../face-crop';
import { blur, type Plane, smoothstep } from '../raster';

type Lab = readonly [number, number, number];

/** Lightness varies most within one head of hair: it counts less than hue. */
const LIGHTNESS_WEIGHT = 0.55;
/** Squared distance in which a colour falls to 1/e of its cluster. */
const SPREAD = 0.004;
const CLUSTERS = 4;
/** From where to where the network's answer turns from background to person. */
const BODY = [0.3, 0.6] as const;
const ROUNDS = 6;
/** Window and sharpness of the guided filter that draws the coarse matte to the picture's edges. */
const GUIDE_RADIUS = 0.012;
/** The brush that draws the outline, in shares of the crop. */
const OUTLINE = 0.006;
const GUIDE_EPSILON = 6e-4;

const distance2 = (a: Lab, b: Lab) => ((a[0] - b[0]) * LIGHTNESS_WEIGHT) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;

/** Means of groups of similar colours (k-means, started evenly over the lightness). */
function clusters(colors: readonly Lab[]): Lab[] {
  if (colors.length === 0) return [];
  const sorted = [...colors].sort((a, b) => a[0] - b[0]);
  let centers = Array.from(
    { length: CLUSTERS },
    (_, k) => sorted[Math.floor(((k + 0.5) / CLUSTERS) * sorted.length)] as Lab,
  );
  for (let round = 0; round < ROUNDS; round++) {
    const sums = centers.map(() => [0, 0, 0, 0]);
    for (const color of colors) {
      const ds = centers.map((center) => distance2(color, center));
      const sum = sums[ds.indexOf(Math.min(...ds))] as number[];
      [sum[0], sum[1], sum[2], sum[3]] = [
        (sum[0] as number) + color[0],
        (sum[1] as number) + color[1],
        (sum[2] as number) + color[2],
        (sum[3] as number) + 1,
      ];
    }
    centers = sums.map(([l = 0, a = 0, b = 0, n = 0], k) => (n > 0 ? [l / n, a / n, b / n] : (centers[k] as Lab)));
  }
  return centers;
}

const likeness = (color: Lab, group: readonly Lab[]) =>
  group.reduce((most, center) => Math.max(most, Math.exp(-distance2(color, center) / SPREAD)), 0);

/** The person around the face, as the network sees it, at the fineness of the crop. */
function person({ rgb, edge }: FaceCrop): Plane {
  const small = new Uint8Array(MATTE_EDGE * MATTE_EDGE * 3);
  const step = edge / MATTE_EDGE;
  for (let i = 0; i < MATTE_EDGE * MATTE_EDGE; i++) {
    const from = Math.floor(Math.floor(i / MATTE_EDGE) * step) * edge + Math.floor((i % MATTE_EDGE) * step);
    for (let c = 0; c < 3; c++) small[i * 3 + c] = rgb[from * 3 + c] ?? 0;
  }
  const matte = computePersonMatte(small);
  return Float32Array.from({ length: edge * edge }, (_, i) => {
    const x = Math.min(MATTE_EDGE - 1.001, (i % edge) / step);
    const y = Math.min(MATTE_EDGE - 1.001, Math.floor(i / edge) / step);
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const [du, dv] = [x - column, y - row];
    const at = row * MATTE_EDGE + column;
    const read = (offset: number) => matte[at + offset] as number;
    return (
      (read(0) * (1 - du) + read(1) * du) * (1 - dv) + (read(MATTE_EDGE) * (1 - du) + read(MATTE_EDGE + 1) * du) * dv
    );
  });
}

/** Draws a soft matte to the edges of the picture (guided filter, He et al. 2010, on lightness). */
function guided(lightness: Plane, matte: Plane, edge: number): Plane {
  const radius = Math.max(1, Math.round(edge * GUIDE_RADIUS));
  const mean = (plane: Plane) => blur(plane, edge, radius);
  const [meanI, meanP] = [mean(lightness), mean(matte)];
  const meanIP = mean(lightness.map((value, i) => value * (matte[i] as number)));
  const meanII = mean(lightness.map((value) => value * value));
  const slope = meanIP.map(
    (value, i) =>
      (value - (meanI[i] as number) * (meanP[i] as number)) /
      ((meanII[i] as number) - (meanI[i] as number) ** 2 + GUIDE_EPSILON),
  );
  const offset = meanP.map((value, i) => value - (slope[i] as number) * (meanI[i] as number));
  const [a, b] = [mean(slope), mean(offset)];
  return a.map((value, i) => Math.max(0, Math.min(1, value * (lightness[i] as number) + (b[i] as number))));
}

/** Keeps what hangs together with the hair above the forehead. */
function connected(shares: Plane, edge: number, isSeed: (index: number) => boolean): Plane {
  const kept = new Float32Array(shares.length);
  const queue: number[] = [];
  const visit = (index: number) => {
    if (index < 0 || index >= shares.length || kept[index] === 1 || (shares[index] as number) < 0.4) return;
    kept[index] = 1;
    queue.push(index);
  };
  for (let i = 0; i < shares.length; i += 3) if (isSeed(i)) visit(i);
  for (let i = queue.pop(); i !== undefined; i = queue.pop()) {
    if (i % edge > 0) visit(i - 1);
    if (i % edge < edge - 1) visit(i + 1);
    visit(i - edge);
    visit(i + edge);
  }
  return kept;
}

/** How far each pixel of the head's crop is hair, 0 to 1, with a soft border. `inside` is the face's contour. */
export function hairMatte(crop: FaceCrop, inside: Plane, reading: FaceReading): Plane {
  const { rgb, edge, landmarks } = crop;
  const point = (index: number) => landmarks[index] ?? [0, 0];
  const [top, chin, left, right] = [point(10), point(152), point(234), point(454)];
  const height = chin[1] - top[1];
  const centre = (left[0] + right[0]) / 2;
  const halfWidth = (right[0] - left[0]) / 2;
  const browY = (point(105)[1] + point(334)[1]) / 2;
  const lab = (i: number): Lab =>
    rgbToLab([(rgb[i * 3] as number) / 255, (rgb[i * 3 + 1] as number) / 255, (rgb[i * 3 + 2] as number) / 255]);
  const body = person(crop);
  const samples = { hair: [] as Lab[], skin: [] as Lab[], clothes: [] as Lab[] };
  const read = rgbToLab(hexToRgb(reading.hairColor.value));
  const skinRead = rgbToLab(hexToRgb(reading.skin.value));
  for (let i = 0; i < edge * edge; i += 5) {
    if ((body[i] as number) < 0.7) continue;
    const [x, y, color] = [i % edge, Math.floor(i / edge), lab(i)];
    const above = y < top[1] - height * 0.03 && Math.abs(x - centre) < halfWidth;
    if ((inside[i] as number) > 0.9 && y > browY + height * 0.12) samples.skin.push(color);
    else if (above && distance2(color, read) < distance2(color, skinRead) * 1.6) samples.hair.push(color);
    else if (y > chin[1] + height * 0.3) samples.clothes.push(color);
  }
  const [hair, skin, clothes] = [clusters(samples.hair), clusters(samples.skin), clusters(samples.clothes)];
  const shares = Float32Array.from(body, (present, i) => {
    if (present < BODY[0]) return 0;
    const [x, y] = [i % edge, Math.floor(i / edge)];
    const inFace = inside[i] as number;
    if (inFace > 0.9 && y > browY - height * 0.02) return 0;
    const color = lab(i);
    const asHair = likeness(color, hair);
    const asSkin = likeness(color, skin) * (inFace > 0.1 || y > top[1] ? 0.9 : 0.12);
    const asClothes = y > chin[1] ? likeness(color, clothes) * Math.min(1.4, ((y - chin[1]) / height) * 2.4) : 0;
    const far = Math.max(0, Math.abs(x - centre) / halfWidth - 1.9);
    return (asHair * Math.exp(-far * 3)) / (asHair + asSkin + asClothes + 0.02);
  });
  const soft = blur(shares, edge, 2).map((value, i) => value * smoothstep(...BODY, body[i] as number));
  const isSeed = (i: number) => {
    const [x, y] = [i % edge, Math.floor(i / edge)];
    return y < top[1] && y > top[1] - height * 0.3 && Math.abs(x - centre) < halfWidth * 1.1;
  };
  const whole = blur(connected(soft, edge, isSeed), edge, 2).map((value) => smoothstep(0.35, 0.75, value));
  const light = Float32Array.from(
    body,
    (_, i) =>
      ((rgb[i * 3] as number) * 0.3 + (rgb[i * 3 + 1] as number) * 0.59 + (rgb[i * 3 + 2] as number) * 0.11) / 255,
  );
  // A brush has a calm outline: nothing thinner than it stays of the border.
  const drawn = guided(light, whole, edge).map((value) => smoothstep(0.22, 0.72, value));
  return blur(drawn, edge, Math.round(edge * OUTLINE)).map((value) => smoothstep(0.3, 0.7, value));
}
