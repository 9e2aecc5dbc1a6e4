import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { skinTones } from '../../figure/skin';
import { mix, shade } from '../../paint';
import type { HeadPhoto } from '../photo/head-photo';
import { blur } from '../planes/blur';
import { type Planes, writeLab } from '../planes/lab';
import type { Plane, Point } from '../planes/plane';
import { enlarge, halve } from '../planes/resize';
import { weightedBlur } from '../planes/weighted-blur';
import { drawEars } from './draw-ears';
import { drawEyes } from './draw-eyes';
import { drawMouthLine } from './draw-mouth';
import { drawNose } from './draw-nose';
import { type Coverage, finishPaint } from './finish';
import { computeFlow, type Flow } from './flow';
import { growEyes } from './grow-eyes';
import type { HeadPlanes } from './head-planes';
import { chooseIris } from './iris-color';
import { paintAlongFlow } from './kuwahara';
import { drawLocks } from './locks';
import { smearAlongFlow } from './smear';
import { drawStrands } from './strands';
import { paintTeeth } from './teeth';
import { evenTones } from './tones';

export type HeadColors = {
  readonly skin: string;
  readonly hair: string;
  readonly eyes: string;
  /** The reading saw hair that hides the scalp. */
  readonly hasHair: boolean;
  /** Its strands fall: tight coils have a soft outline instead of locks. */
  readonly hasLocks: boolean;
};

/** A painted head in the square of its photo. */
export type PaintedHead = {
  /** RGBA rows; all of it is opaque, `alpha` says what of it is the head. */
  readonly pixels: Uint8ClampedArray;
  /** The mesh, with the points of the grown eyes. */
  readonly landmarks: readonly Point[];
  /** What of it is the head, with the locks at its outline. */
  readonly alpha: Plane;
  /** How far each pixel is hair; a shaved head has none. */
  readonly hair: Plane;
};

/** Radius of the brush on hair, more of it on skin, less of it on eyes and mouth, pixels. */
const RADIUS = { hair: 6, skin: 3, detail: -4 } as const;
/** Plain skin goes this far to its local mean, over this radius in half-size pixels. */
const SMOOTHING = 0.7;
const SMOOTH_RADIUS = 6;
/** Hair is smeared this many pixels each way, by this much. */
const SMEAR = 11;
const SMEARING = 0.85;

function computeCoverage({ hair, alpha, features, edge }: HeadPlanes, hairiness: number): Coverage {
  const locks = hair.map((value) => value * hairiness);
  const plain = locks.map((value, i) => (1 - value) * alpha[i] * (1 - Math.min(1, features[i] * 1.4)));
  return { hair: locks, plainSkin: blur(plain, edge, 2) };
}

/** Brushwork: broad on skin, finer in hair, finest on eyes and mouth. */
function brush(head: HeadPlanes, { hair, plainSkin }: Coverage, flow: Flow): Planes {
  const { edge, pixels, detailed } = head;
  const radius = hair.map((value, i) => {
    const detail = Math.min(1, detailed[i] * 1.5) * (1 - value);
    return RADIUS.hair + RADIUS.skin * plainSkin[i] + RADIUS.detail * detail;
  });
  const painted = paintAlongFlow(head.lab, flow, radius, pixels, edge);
  const half = edge >> 1;
  const weights = halve(plainSkin, edge).map((value) => value + 1e-4);
  for (const plane of painted) {
    const smooth = enlarge(weightedBlur(halve(plane, edge), weights, half, SMOOTH_RADIUS), half, edge);
    for (let n = 0; n < pixels.length; n++) {
      const i = pixels[n];
      plane[i] += (smooth[i] - plane[i]) * SMOOTHING * plainSkin[i];
    }
  }
  const strands = hair.map((value) => value * SMEARING);
  return smearAlongFlow(painted, flow, SMEAR, strands, pixels);
}

function openCanvas(lab: Planes, { edge, pixels }: HeadPlanes): SKRSContext2D {
  const context = createCanvas(edge, edge).getContext('2d');
  const image = context.createImageData(edge, edge);
  writeLab(lab, pixels, image.data as unknown as Uint8ClampedArray);
  for (let i = 3; i < image.data.length; i += 4) image.data[i] = 255;
  context.putImageData(image, 0, 0);
  return context;
}

/** Paints a head once per child. The planes of `head` are changed. */
export function paintHead(photo: HeadPhoto, head: HeadPlanes, colors: HeadColors): PaintedHead {
  const { edge } = head;
  const skin = skinTones(colors.skin);
  const hairiness = evenTones(head, skin, colors);
  const iris = chooseIris(photo, head.eyes, colors.eyes);
  const landmarks = growEyes(head.lab, edge, head.landmarks);
  const grown: HeadPlanes = { ...head, landmarks };
  const coverage = computeCoverage(grown, hairiness);
  const flow = computeFlow(head.lab[0], edge);
  const lab = brush(grown, coverage, flow);
  finishPaint(lab, grown, coverage, skin);
  paintTeeth(lab, grown);
  const context = openCanvas(lab, head);
  const hairPaint = { lab, flow, hair: coverage.hair };
  drawStrands(context, hairPaint);
  const alpha = colors.hasLocks ? drawLocks(context, hairPaint, grown) : head.alpha;
  const lash = mix(shade(colors.hair, 0.2), '#1d1013', 0.75);
  drawEyes(context, landmarks, { iris, lash, darkSkin: skin.dark });
  drawEars(context, lab, grown, coverage.hair, skin);
  drawNose(context, landmarks, skin.line);
  drawMouthLine(context, landmarks, skin.line);
  const { data } = context.getImageData(0, 0, edge, edge);
  return { pixels: data as unknown as Uint8ClampedArray, landmarks, alpha, hair: coverage.hair };
}
