import type { FaceReading } from '@/lib/photos';
import { hexToRgb, rgbToLab } from '../../paint';
import type { HeadPhoto } from '../photo/head-photo';
import { blur } from '../planes/blur';
import type { Planes } from '../planes/lab';
import { createPlane, type Plane, smoothstep } from '../planes/plane';
import { type Comparison, computeDistance2, computeLikeness, groupColors, type Lab } from './color-groups';

/** Lightness varies most within one head of hair: it counts less than hue. */
const COLORS: Comparison = { lightness: 0.55, spread: 0.004 };
const GROUPS = 4;
/** From where to where the person's matte turns from background to person. */
const BODY = [0.3, 0.6] as const;
/** Window of the guided filter in shares of the square, and its smallest variance. */
const GUIDE_RADIUS = 0.012;
const GUIDE_EPSILON = 6e-4;

export type MatteInput = {
  readonly photo: HeadPhoto;
  readonly lab: Planes;
  readonly reading: FaceReading;
  /** The person, as the network sees it. */
  readonly coarse: Plane;
  /** 1 inside the contour of the face. */
  readonly inside: Plane;
};

/** Draws a soft matte to the edges of the picture (guided filter, He et al. 2010, on lightness). */
function filterGuided(lightness: Plane, matte: Plane, edge: number): Plane {
  const radius = Math.max(1, Math.round(edge * GUIDE_RADIUS));
  const mean = (plane: Plane) => blur(plane, edge, radius);
  const [meanI, meanP] = [mean(lightness), mean(matte)];
  const meanIP = mean(lightness.map((value, i) => value * matte[i]));
  const meanII = mean(lightness.map((value) => value * value));
  const slope = meanIP.map((value, i) => (value - meanI[i] * meanP[i]) / (meanII[i] - meanI[i] ** 2 + GUIDE_EPSILON));
  const offset = meanP.map((value, i) => value - slope[i] * meanI[i]);
  const [a, b] = [mean(slope), mean(offset)];
  return a.map((value, i) => Math.max(0, Math.min(1, value * lightness[i] + b[i])));
}

/** Keeps what is connected with the seeds. */
function selectConnected(shares: Plane, edge: number, isSeed: (x: number, y: number) => boolean): Plane {
  const selected = new Float32Array(shares.length);
  const queue: number[] = [];
  const visit = (i: number) => {
    if (i < 0 || i >= shares.length || selected[i] === 1 || shares[i] < 0.4) return;
    selected[i] = 1;
    queue.push(i);
  };
  for (let i = 0; i < shares.length; i += 3) if (isSeed(i % edge, Math.floor(i / edge))) visit(i);
  for (let i = queue.pop(); i !== undefined; i = queue.pop()) {
    if (i % edge > 0) visit(i - 1);
    if (i % edge < edge - 1) visit(i + 1);
    visit(i - edge);
    visit(i + edge);
  }
  return selected;
}

const computeLayout = ({ landmarks }: HeadPhoto) => {
  const [top, chin, left, right] = [landmarks[10], landmarks[152], landmarks[234], landmarks[454]];
  return {
    top: top[1],
    chin: chin[1],
    height: chin[1] - top[1],
    centre: (left[0] + right[0]) / 2,
    halfWidth: (right[0] - left[0]) / 2,
    browY: (landmarks[105][1] + landmarks[334][1]) / 2,
  };
};

/** Colours that are surely hair, skin and clothes by their place. */
function collectSamples({ photo, lab, reading, coarse, inside }: MatteInput) {
  const { top, chin, height, centre, halfWidth, browY } = computeLayout(photo);
  const samples = { hair: [] as Lab[], skin: [] as Lab[], clothes: [] as Lab[] };
  const [hairRead, skinRead] = [reading.hairColor, reading.skin].map(({ value }) => rgbToLab(hexToRgb(value)));
  for (let i = 0; i < coarse.length; i += 3) {
    if (coarse[i] < 0.7) continue;
    const [x, y] = [i % photo.edge, Math.floor(i / photo.edge)];
    const color: Lab = [lab[0][i], lab[1][i], lab[2][i]];
    const above = y < top - height * 0.03 && Math.abs(x - centre) < halfWidth;
    if (inside[i] > 0.9 && y > browY + height * 0.12) samples.skin.push(color);
    else if (above && computeDistance2(color, hairRead, COLORS) < computeDistance2(color, skinRead, COLORS) * 1.6)
      samples.hair.push(color);
    else if (y > chin + height * 0.3) samples.clothes.push(color);
  }
  return samples;
}

/** How far each pixel is hair by its colour and by being connected with the crown, 0 to 1. */
export function computeHairByColor(input: MatteInput): Plane {
  const { photo, lab, coarse, inside } = input;
  const { edge } = photo;
  const { top, chin, height, centre, halfWidth, browY } = computeLayout(photo);
  const samples = collectSamples(input);
  const [hair, skin, clothes] = [samples.hair, samples.skin, samples.clothes].map((colors) =>
    groupColors(colors, GROUPS, COLORS),
  );
  const shares = createPlane(edge, (x, y, i) => {
    if (coarse[i] < BODY[0] || (inside[i] > 0.9 && y > browY - height * 0.02)) return 0;
    const color: Lab = [lab[0][i], lab[1][i], lab[2][i]];
    const asHair = computeLikeness(color, hair, COLORS);
    const asSkin = computeLikeness(color, skin, COLORS) * (inside[i] > 0.1 || y > top ? 0.9 : 0.12);
    const low = Math.min(1.4, ((y - chin) / height) * 2.4);
    const asClothes = y > chin ? computeLikeness(color, clothes, COLORS) * low : 0;
    const far = Math.max(0, Math.abs(x - centre) / halfWidth - 1.9);
    return (asHair * Math.exp(-far * 3)) / (asHair + asSkin + asClothes + 0.02);
  });
  const soft = blur(shares, edge, 1).map((value, i) => value * smoothstep(...BODY, coarse[i]));
  const isSeed = (x: number, y: number) => y < top && y > top - height * 0.3 && Math.abs(x - centre) < halfWidth * 1.1;
  const whole = blur(selectConnected(soft, edge, isSeed), edge, 1).map((value) => smoothstep(0.35, 0.75, value));
  const drawn = filterGuided(lab[0], whole, edge).map((value) => smoothstep(0.22, 0.72, value));
  return blur(drawn, edge, 3).map((value) => smoothstep(0.3, 0.7, value));
}
