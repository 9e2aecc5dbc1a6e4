import type { HairShape } from '@/lib/photos';
import { HAIR_MEASURES } from '@/lib/photos';
import { type Knot, type Polygon, smooth, type Vec } from '../../../paint';
import type { HairBrush } from '../brush';
import { babyHairs } from '../details';
import { drawStream, streams } from '../stream';
import type { HairDrawing } from '../style';
import { strandThrough } from './flow';
import {
  capPoint,
  crownKnots,
  fallOn,
  fallPoint,
  hairlineKnots,
  isFalling,
  isTucked,
  placing,
  type Side,
  sideKnots,
} from './outline';

const SIDES = [-1, 1] as const;
/** Hair that hangs lower on the brow than this ends in tips. */
const FRINGE_FROM = -26;
/** Hair that ends above the shoulders is cut more evenly. */
const SHOULDER = 72;

/** How far waves swing out at a height below the ears. */
const waveAt = ({ texture }: HairShape, y: number, side: Side): number =>
  texture === 'wavy' ? 3.2 * Math.sin(y * 0.13 + side) * Math.min(1, Math.max(0, (y - 4) / 26)) : 0;

/** Pointed ends from the outer to the inner edge of a fall. */
function fallTips(shape: HairShape, side: Side, count = 5): Knot[] {
  const even = fallOn(shape, side).tip < SHOULDER ? 0.55 : 1;
  const depth = (shape.texture === 'wavy' ? 8 : 6.5) * even;
  return Array.from({ length: count * 2 - 1 }, (_, i): Knot => {
    const out = 0.94 - (0.88 * i) / (count * 2 - 2);
    const [x, y] = fallPoint(shape, side, 1, out);
    return [x, y + (i % 2 ? -depth : Math.sin(i * 2.4 + side) * depth * 0.4), i % 2 ? 0 : 1];
  });
}

/** Small notches in a fringe, so that it ends in hairs and not in a cut edge. */
function notched(h: HairBrush, knots: readonly Knot[], depth: number): Knot[] {
  return knots.flatMap(([x, y], i): Knot[] => {
    const next = knots[i + 1];
    if (!next || Math.abs(x) > 40 || Math.min(y, next[1]) < FRINGE_FROM) return [[x, y]];
    const lift = depth * (0.5 + h.random() * 0.7);
    // The notch lies close to the next tip, so that the tips lean like combed hair.
    return [
      [x, y + lift * 0.3, 1],
      [x + (next[0] - x) * (0.7 + h.random() * 0.2), y + (next[1] - y) * 0.8 - lift, 1],
    ];
  });
}

function frontMass(h: HairBrush, shape: HairShape): Polygon {
  const wavy = ([x, y, sharp]: Knot): Knot => h.loose([x + waveAt(shape, y, x < 0 ? -1 : 1), y, sharp ?? 0]);
  const sideOf = (side: Side): Knot[] => {
    const knots = sideKnots(shape, side, (g) => fallTips(shape, g));
    return isFalling(shape, side) ? knots.map(wavy) : knots.map(h.skull);
  };
  const line = notched(h, hairlineKnots(shape), shape.texture === 'wavy' ? 3.2 : 2.4);
  return smooth(
    [...crownKnots(shape).map(h.skull), ...sideOf(1), ...line.map(h.line), ...sideOf(-1).reverse()],
    true,
    6,
  );
}

/** Behind head and neck: from fall to fall, or to the nape where the hair is short. */
export function backMass(h: HairBrush, shape: HairShape, tips = true): Polygon {
  const edge = (side: Side): Knot[] =>
    isFalling(shape, side)
      ? [0, 0.2, 0.4, 0.6, 0.8].map((down) => {
          const [x, y] = fallPoint(shape, side, down, 0.96);
          return [x + waveAt(shape, y, side), y];
        })
      : [
          [side * 50, 4],
          [side * 44, 22],
        ];
  const low = (side: Side) => (isFalling(shape, side) ? fallOn(shape, side).tip : 32);
  const reach = (side: Side) => (isFalling(shape, side) ? Math.abs(fallPoint(shape, side, 1, 0.9)[0]) : 36);
  const [right, left, count] = [reach(1), reach(-1), 11];
  const bottom = Array.from({ length: count }, (_, i): Knot => {
    const share = i / (count - 1);
    const y = low(1) + (low(-1) - low(1)) * share;
    return [
      right - (right + left) * share,
      y - (tips && i % 2 ? 4 : 0) + 2 * Math.sin(i * 2.4),
      tips && i % 2 === 0 ? 1 : 0,
    ];
  });
  const crown = [-50, -25, 0, 25, 50].map((degrees): Knot => capPoint(shape, degrees, 0.93));
  return smooth([...crown, ...edge(1), ...bottom, ...edge(-1).reverse()].map(h.loose), true, 6);
}

/** Lines of the strands in the cap: along the measured directions. */
function capStrands(h: HairBrush, shape: HairShape, count: number, steps: number): Vec[][] {
  const at = placing(h, shape);
  return Array.from({ length: count }, (_, i) => {
    const degrees = -96 + (192 * (i + h.random())) / count;
    const start = capPoint(shape, degrees, 0.5 + 0.46 * h.random());
    return strandThrough(shape, start, steps).map(at);
  });
}

/** Lines from the parting over the temple down a fall. */
function fallStrands(h: HairBrush, shape: HairShape, side: Side, count: number): Vec[][] {
  const at = placing(h, shape);
  const root = shape.parting ?? 0;
  return Array.from({ length: count }, (_, i) => {
    const out = (i + 0.2 + 0.6 * h.random()) / count;
    const top = capPoint(shape, side * (34 + 20 * out), 0.62 + 0.32 * out);
    const temple = capPoint(shape, side * (70 + 12 * out), 0.78 + 0.2 * out);
    const fall = [0, 0.33, 0.66, 0.97].map((down): Vec => {
      const [x, y] = fallPoint(shape, side, down, out);
      return [x + waveAt(shape, y, side), y];
    });
    return [[(root + top[0]) / 2, top[1] - 4] as Vec, top, temple, ...fall].map(at);
  });
}

/** Broad soft locks, then strands, then single hairs. */
const LAYERS = [
  { width: 8, alpha: 0.22, count: 26, steps: 5 },
  { width: 3.6, alpha: 0.32, count: 34, steps: 6 },
  { width: 1.3, alpha: 0.5, count: 40, steps: 5 },
] as const;

function paintStrands(h: HairBrush, shape: HairShape, inside: Polygon, falling: readonly Side[]): void {
  const { tones, random, painter } = h;
  painter.clip(inside, () => {
    for (const { width, alpha, count, steps } of LAYERS) {
      const lines = [
        ...capStrands(h, shape, count, steps),
        ...falling.flatMap((side) => fallStrands(h, shape, side, Math.round(count / 4))),
      ];
      lines.forEach((line, i) => {
        const tone = [tones.shadow, tones.light, tones.deep, tones.shine][(i * 7) % 4] as string;
        const strength = tone === tones.shine ? alpha * 0.6 : alpha;
        painter.line(line, width * (0.7 + random() * 0.6), tone, strength, [0.1, 0.9, 1, 0.8, 0.08]);
      });
    }
  });
}

/** The broken band of light over the crown. */
function paintShine(h: HairBrush, shape: HairShape, inside: Polygon): void {
  const at = placing(h, shape);
  const band = [-72, -46, -18, 12, 40, 66].map((degrees): Knot => at(capPoint(shape, degrees, 0.84)));
  h.shine(inside, band, 5.5, 0.42, 19);
}

/** A dark line where the hair is parted, from the hairline to the crown. */
function paintParting(h: HairBrush, shape: HairShape): void {
  const { parting } = shape;
  if (parting === null) return;
  const at = placing(h, shape);
  const { columns } = HAIR_MEASURES;
  const nearest = columns.reduce(
    (best, x, i) => (Math.abs(x - parting) < Math.abs((columns[best] ?? 0) - parting) ? i : best),
    0,
  );
  const from = Math.max(-52, shape.hairline[nearest] ?? -44);
  const [topX, topY] = capPoint(shape, parting * 0.7, 0.93);
  h.painter.line(
    [at([parting, from]), at([parting * 0.95, (from + topY) / 2]), at([topX, topY])],
    1.6,
    h.tones.deep,
    0.6,
    [1, 0.8, 0.1],
  );
}

/** Straight or wavy hair seen from the front, as a photo shows it. */
export function sleekHair(h: HairBrush, shape: HairShape): HairDrawing {
  const falling = SIDES.filter((side) => isFalling(shape, side));
  const streaming = falling.length > 0 && streams(h);
  const short: HairShape = streaming ? { ...shape, left: shortened(shape.left), right: shortened(shape.right) } : shape;
  const front = frontMass(h, short);
  const low = Math.max(...falling.map((side) => fallOn(shape, side).tip), 0);
  return {
    ...coverage(h, shape),
    shadow: front,
    back: () => {
      if (streaming) drawStream(h, { length: low, width: 10.5 });
      if (streaming || falling.length === 0) return h.nape(42, 28);
      const back = backMass(h, shape);
      h.mass(back, { color: h.tones.shadow, shadowColor: h.tones.deep, light: 0.02, depth: 12 });
      const lines = falling.flatMap((side) => fallStrands(h, shape, side, 7));
      h.strands(lines, back, 2, 0.5);
    },
    front: () => {
      h.mass(front);
      paintShine(h, short, front);
      paintStrands(h, short, front, falling);
      h.painter.clip(front, () => paintParting(h, short));
      h.painter.edge(front, h.tones.deep, 0.8, 0.3);
      babyHairs(
        h,
        hairlineKnots(short).filter(([, y], i) => y < FRINGE_FROM && i % 4 === 1),
        3.5,
      );
      paintFlyaways(h, short);
    },
  };
}

const shortened = (fall: HairShape['left']): HairShape['left'] => ({ ...fall, tip: Math.min(fall.tip, 50) });

/** Single hairs that leave the silhouette: the mass is no cap. */
function paintFlyaways(h: HairBrush, shape: HairShape): void {
  const at = placing(h, shape);
  for (const degrees of [-58, -30, 16, 40, 62]) {
    const sweep = (degrees < 0 ? -1 : 1) * (5 + h.random() * 5);
    const reach = 1.03 + h.random() * 0.05;
    const line = [
      capPoint(shape, degrees - sweep, 0.9),
      capPoint(shape, degrees, 1),
      capPoint(shape, degrees + sweep, reach),
    ];
    h.painter.line(line.map(at), 1.2, h.tones.base, 0.8, [1, 0.8, 0.1]);
  }
}

/** What the hair hides: ears under its falls, brows under its fringe. */
export function coverage(h: HairBrush, shape: HairShape): Pick<HairDrawing, 'coversEars' | 'fringe'> {
  const { turn, aspect } = h.view;
  const covered = (side: Side) => isFalling(shape, side) && !isTucked(shape, side);
  const near: Side = turn > 0 ? -1 : 1;
  const coversEars = aspect === 'face' && Math.abs(turn) > 0.12 ? covered(near) : covered(-1) && covered(1);
  const { columns } = HAIR_MEASURES;
  const fringe = shape.hairline.some((y, i) => Math.abs(columns[i] ?? 0) < 32 && y > -15);
  return { coversEars, fringe };
}
