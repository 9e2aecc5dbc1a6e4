import {
  add,
  clamp,
  type Knot,
  length,
  mul,
  normalize,
  type Polygon,
  perpendicular,
  sub,
  taper,
  union,
  type Vec,
} from '../../paint';
import type { HairBrush } from './brush';
import { beside } from './ties/tail';

/** Weaker than this, long hair only leans as one mass; stronger, it parts into locks that stream. */
const STREAMS_FROM = 0.12;

/** Whether wind, speed, water or a pillow takes long hair apart into locks. */
export const streams = ({ motion }: HairBrush): boolean =>
  length(motion.flow) > STREAMS_FROM || motion.float > STREAMS_FROM || motion.pillow !== null;

type Lock = {
  readonly root: Vec;
  /** Where it first points. */
  readonly lead: Vec;
  readonly length: number;
  /** Half width where it is fullest. */
  readonly width: number;
  /** Shifts its waves against those of its neighbours. */
  readonly phase: number;
};

const STEPS = 12;
/** Hair on a pillow goes no lower than this below the middle of the head. */
const PILLOW = 50;

const ease = (t: number): number => t * t * (3 - 2 * t);

/** The middle line of a lock: it leaves the head, bends into the one flow, and swings in a long soft wave. */
function course(h: HairBrush, { root, lead, length: long, phase }: Lock): Vec[] {
  const { down, flow, float, pillow } = h.motion;
  const gust = length(flow);
  const outward = normalize(sub(root, [h.shift, -14]));
  const heavy = 1 - Math.max(float * 0.97, gust * 0.45);
  // A pillow spreads it towards the ground and away from the shoulders.
  const carried = pillow ? add(mul(pillow, 0.8), [0, -0.55]) : add(mul(down, heavy), mul(flow, 1.9));
  const pull = normalize(add(carried, mul(outward, 0.28 * gust + float * 1.1 + (pillow ? 0.7 : 0))));
  const across = perpendicular(pull);
  const swing = gust * 0.38 + float * 0.7 + (pillow ? 0.16 : 0);
  const points: Vec[] = [root];
  for (let i = 1; i <= STEPS; i++) {
    const t = i / STEPS;
    const bends = ease(clamp(t / 0.42, 0, 1));
    const wave = Math.sin(t * 6.2 - phase) * swing * bends;
    const direction = normalize(add(add(mul(normalize(lead), 1 - bends), mul(pull, bends)), mul(across, wave)));
    points.push(add(points[i - 1] as Vec, mul(direction, long / STEPS)));
  }
  return pillow ? points.map((point) => onPillow(point, pillow, h.shift)) : points;
}

/** What would sink into the pillow slides along it, away from the body. */
function onPillow(point: Vec, ground: Vec, middle: number): Vec {
  const from = sub(point, [middle, 0]);
  const depth = from[0] * ground[0] + from[1] * ground[1] - PILLOW;
  if (depth <= 0) return point;
  const along: Vec = [ground[1], -ground[0]];
  const away = along[1] < 0 ? along : mul(along, -1);
  return add(add(point, mul(ground, -depth * 0.86)), mul(away, depth * 0.75));
}

/** Half widths of a lock from root to tip, as shares. */
const BODY = [0.8, 1, 1, 0.62, 0.03];

/** A lock that parts into two fine tips of different length. */
function lockShape(line: readonly Vec[], width: number, side: 1 | -1, profile: readonly number[] = BODY): Polygon[] {
  const radii = profile.map((share) => share * width);
  const main = taper(line, radii, { steps: 2 });
  const short = beside(line.slice(0, -1), 0.34, side * width * 0.6);
  return [main, taper(short, [width * 0.4, width * 0.55, width * 0.34, 0.3], { steps: 2 })];
}

/** A line along a lock through every third of its points: brush lines cost by the point. */
const along = (line: readonly Vec[], from: number, to: number, aside: number): Vec[] => {
  const points = beside(line, 0, aside).slice(from, to);
  return points.filter((_, i) => i % 3 === 0 || i === points.length - 1);
};

function paintLock(h: HairBrush, { line, width }: StreamingLock, i: number, profile?: readonly number[]): void {
  const side = i % 2 ? 1 : -1;
  const shape = lockShape(line, width, side, profile);
  // A form shadow for each lock costs too much: a broad dark side and a lit one round it.
  const { painter: p, tones } = h;
  p.fill(union(...shape), tones.base);
  p.clip(shape, () => {
    p.line(along(line, 0, 13, -width * 0.75 * side), width * 0.8, tones.shadow, 0.75, [0.6, 1, 1, 0.4]);
    p.line(along(line, 1, 10, width * 0.3 * side), width * 0.5, tones.light, 0.55, [0.1, 1, 0.8, 0.1]);
    p.line(along(line, 2, 9, width * 0.25 * side), width * 0.3, tones.shine, 0.4, [0.05, 1, 0.4, 0.8, 0.05]);
    p.line(along(line, 0, 12, -width * 0.45), 1.6, tones.deep, 0.42);
    p.line(along(line, 1, 12, width * 0.5), 1.6, tones.deep, 0.42);
  });
  h.painter.edge(shape.slice(0, 1), h.tones.deep, 0.8, 0.32);
}

export type StreamLook = {
  /** How far the hair reaches below the ears when it hangs. */
  readonly length: number;
  /** Half width of a lock. */
  readonly width: number;
};

/** Roots of the locks on the back of the head, as degrees from straight down towards the lee side. */
function rootsFrom(h: HairBrush): { lee: 1 | -1; from: number; to: number } {
  const { flow, down, float, pillow } = h.motion;
  const aim = pillow ?? add(down, mul(flow, 1.9));
  const sideways = clamp(Math.abs(aim[0]) / (Math.abs(aim[1]) + 0.4), 0, 1) * (1 - float);
  return { lee: aim[0] < 0 ? -1 : 1, from: -112 + sideways * 70, to: 112 };
}

/** Shares of the full length and width, so that no two neighbours end alike. */
const UNEVEN = [0.86, 1.08, 0.74, 1.14, 0.92, 1.04, 0.8, 1] as const;

function locks(h: HairBrush, { length: long, width }: StreamLook, count: number, shift: number): Lock[] {
  const { lee, from, to } = rootsFrom(h);
  // In profile the hair grows behind the ear.
  const profile = h.view.aspect === 'profile';
  const middle = profile ? -20 * h.view.side : h.shift;
  const wide = profile ? 26 : 44;
  return Array.from({ length: count }, (_, i): Lock => {
    const uneven = UNEVEN[(i + shift) % UNEVEN.length] ?? 1;
    const degrees = from + ((to - from) * (i + 0.5)) / count;
    const a = (degrees * Math.PI) / 180;
    const root: Vec = [middle + lee * Math.sin(a) * wide, -6 + Math.cos(a) * 34];
    const { pillow } = h.motion;
    const lead: Vec = pillow
      ? add(mul(pillow, 0.8), [lee * Math.sin(a) * 0.4, 0])
      : [lee * Math.sin(a) * 0.9, 0.7 + Math.cos(a) * 0.6];
    return { root, lead, length: (long + 22) * uneven, width: width * (0.82 + uneven * 0.2), phase: i * 0.55 + shift };
  });
}

/** A lock as it streams: its middle line from root to tip, and half its greatest width. */
export type StreamingLock = { readonly line: readonly Vec[]; readonly width: number };

const toStreaming =
  (h: HairBrush) =>
  (lock: Lock): StreamingLock => ({ line: course(h, lock), width: lock.width });

/** The locks behind the head as they stream, float or lie: those of a dark layer far behind, and those before it. */
export function streamingLocks(
  h: HairBrush,
  hanging: StreamLook,
): Readonly<Record<'far' | 'near', readonly StreamingLock[]>> {
  // Nothing weighs floating hair down: it opens wider and fuller.
  const open = 1 + h.motion.float * 0.22;
  const look: StreamLook = { length: hanging.length * open, width: hanging.width * open };
  const behind = { length: look.length * 0.9, width: look.width * 1.15 };
  return { far: locks(h, behind, 4, 3).map(toStreaming(h)), near: locks(h, look, 7, 0).map(toStreaming(h)) };
}

/** The hair behind the head as it streams, floats or lies: a dark layer far behind, seven locks before it. */
export function drawStream(h: HairBrush, hanging: StreamLook): void {
  const { far, near } = streamingLocks(h, hanging);
  const { shadow, deep } = h.tones;
  const behind = far.flatMap(({ line, width }) => lockShape(line, width, 1));
  h.mass(behind, { color: shadow, shadowColor: deep, light: 0, depth: 8 });
  near.forEach((lock, i) => {
    paintLock(h, lock, i);
  });
}

/** The locks over the head itself, where it is seen from the side or from behind. */
export function streamingOver(h: HairBrush, look: StreamLook): readonly StreamingLock[] {
  const { lee } = rootsFrom(h);
  const { aspect, side } = h.view;
  // Blown forward, the hair passes behind the face.
  if (aspect === 'profile' && lee === side) return [];
  return locks(h, look, 4, 2).map((lock): StreamingLock => {
    const [x, y] = lock.root;
    const higher: Vec = [x * 0.84, y - 24];
    return toStreaming(h)({ ...lock, root: higher, length: lock.length * 1.02 });
  });
}

/** Draws the locks over the head. */
export function drawStreamOver(h: HairBrush, look: StreamLook): void {
  streamingOver(h, look).forEach((lock, i) => {
    paintLock(h, lock, i, [0.06, 0.6, 1, 1, 0.62, 0.03]);
  });
}

/** Shortens hair before the ears to what stays by the face: points below the chin line are drawn up and in. */
export const byTheFace = (g: 1 | -1): Knot[] => [
  [g * 56, -4],
  [g * 56, 14],
  [g * 52, 30],
  [g * 43, 45],
  [g * 36, 51, 1],
  [g * 42, 38],
  [g * 45, 26],
  [g * 43, 16],
];
