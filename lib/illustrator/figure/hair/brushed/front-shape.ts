import type { HairShape } from '@/lib/photos';
import { add, clamp, type Knot, length, mul, normalize, type Polygon, smooth, sub, type Vec } from '../../../paint';
import { findCurl, getWaves, isCurlMass } from '../own/curl';
import { flowAt } from '../own/flow';
import {
  crownKnots,
  fallOn,
  fallPoint,
  hairlineAt,
  hairlineKnots,
  isFalling,
  type Side,
  sideburn,
  sideKnots,
  topHeight,
} from '../own/outline';
import type { EdgeKind } from './edges/edges';
import { type FrontShape, gatheredDirection } from './gathered-hair';
import type { BorderPoint } from './mass';

/** Hair that hangs lower on the brow than this is a fringe; its mass ends above the tips of its strands. */
const FRINGE = { from: -27, tips: 4.6, fine: 2.6 } as const;

/** How fine hair is at an age (years), 0 to 1: that of babies lets the skin through. */
export const fineness = (age: number): number => clamp((4 - age) / 3, 0, 1);

/** The hairline under the mass: a fringe ends in single strands below it. */
const baseLine = (knots: readonly Knot[], fine: number): Knot[] =>
  knots.map(
    ([x, y, sharp]): Knot => [
      x,
      Math.abs(x) < 41 ? y - (FRINGE.tips + FRINGE.fine * fine) * clamp((y - FRINGE.from) / 8, 0, 1) : y,
      sharp ?? 0,
    ],
  );

/** Beside the ear short hair draws in to a point: how much higher than its tip it ends in these columns of the hairline. */
const POINTED: readonly (readonly [beside: number, higher: number])[] = [
  [42, 11],
  [34, 16],
];

/** The hairline over a short side, drawn up to the point beside the ear. */
const pointedLine = (shape: FrontShape, knots: readonly Knot[]): Knot[] =>
  knots.map(([x, y, sharp]): Knot => {
    const side: Side = x < 0 ? -1 : 1;
    const higher = POINTED.find(([beside]) => Math.abs(x) > beside)?.[1];
    if (higher === undefined || isFalling(shape, side)) return [x, y, sharp ?? 0];
    return [x, Math.min(y, sideburn(shape, side) - higher), sharp ?? 0];
  });

/** Distance of the points of a calmed outline, head units, and how often each is drawn to its neighbours. */
const [STEP, ROUNDS] = [1.6, 16];

/** The same outline without corners and notches: hair has neither where a photo's light or a background cut it. */
export function calmed(outline: Polygon): Polygon {
  const even: Vec[] = [];
  let gone = 0;
  outline.forEach((from, i) => {
    const run = sub(outline[(i + 1) % outline.length] as Vec, from);
    const long = length(run);
    for (; gone < long; gone += STEP) even.push(add(from, mul(run, gone / long)));
    gone -= long;
  });
  let points = even;
  for (let round = 0; round < ROUNDS; round++) {
    points = points.map(([x, y], i): Vec => {
      const [before, after] = [points.at(i - 1) as Vec, points[(i + 1) % points.length] as Vec];
      return [(before[0] + 2 * x + after[0]) / 4, (before[1] + 2 * y + after[1]) / 4];
    });
  }
  return points;
}

/** The silhouette of the hair over and beside the face, on an unturned head. */
export function frontOutline(shape: HairShape, fine: number): Polygon {
  const side = (g: Side) => sideKnots(shape, g, 1);
  const knots = [
    ...crownKnots(shape),
    ...side(1),
    ...baseLine(pointedLine(shape, hairlineKnots(shape)), fine),
    ...side(-1).reverse(),
  ];
  return calmed(smooth(knots, true, 4));
}

/** Where the strands run apart: at the parting, near the crown. */
const rootOf = (shape: HairShape): Vec => [clamp((shape.parting ?? 3) * 0.9, -30, 30), topHeight(shape) + 1.5];

/** A parting of long hair from the crown to the hairline; short hair falls over its own. */
export function partingLine(shape: FrontShape): readonly [crown: Vec, brow: Vec] | null {
  const { parting } = shape;
  const isSleek = findCurl(shape) === 'straight' || findCurl(shape) === 'wavy';
  const isLong = shape.gathered || isFalling(shape, -1) || isFalling(shape, 1);
  if (parting === null || !isSleek || !isLong || hairlineAt(shape, parting) > PARTS_ABOVE) return null;
  const [x, y] = rootOf(shape);
  return [
    [x * 0.8, y + 4],
    [x, hairlineAt(shape, x) - 2.5],
  ];
}

/** No parting is seen where the hair hangs lower on the brow. */
const PARTS_ABOVE = -27;

/** Without a parting strands come over the top of the head: they run apart this far behind it, head units. */
const BEHIND = 15;

/** Where the strand through a place begins: on the parting, or behind the crown. */
function rootFor(shape: FrontShape, [x, y]: Vec): Vec {
  const line = partingLine(shape);
  if (!line) return sub(rootOf(shape), [0, BEHIND]);
  const [[cx, cy], [bx, by]] = line;
  // Strands leave a parting aside and a little backwards, so each begins higher than it lies.
  const down = clamp((y - 14 - cy) / Math.max(8, by - cy), 0, 0.8);
  return [cx + (bx - cx) * down + (x < cx ? 0.5 : -0.5), cy + (by - cy) * down];
}

/** Between these heights the strands turn from the head's own directions into those of the fall. */
const [FALLS_FROM, FALLS_FULLY] = [-22, 12];
/** How far measured directions, which a photo's noise makes restless, are drawn to combed ones. */
const COMBED = { straight: 0.45, wavy: 0.45, loose: 0.6, ringlets: 0.4, coils: 0.4 } as const;

/** Near its root hair runs from it to all sides, whatever a photo shows there; this far from it, head units, as measured. */
const [COMBED_AT_ROOT, ROOT_REACH] = [0.92, 48] as const;

/** Down a fall, between its inner and its outer edge. */
function fallDirection(shape: HairShape, [x, y]: Vec): Vec {
  const side: Side = x < 0 ? -1 : 1;
  const { tip } = fallOn(shape, side);
  const down = clamp((y - 4) / Math.max(10, tip - 4), 0, 0.9);
  const [inner, outer] = [fallPoint(shape, side, down, 0)[0], fallPoint(shape, side, down, 1)[0]];
  const out = clamp((x - inner) / (outer - inner || 1), 0, 1);
  return normalize(sub(fallPoint(shape, side, down + 0.1, out), fallPoint(shape, side, down, out)));
}

/** Unit vectors of the strands from root to tip. */
export function directions(shape: FrontShape): (point: Vec) => Vec {
  if (shape.gathered && !partingLine(shape)) return gatheredDirection;
  const combed = COMBED[findCurl(shape)];
  return (point) => {
    const angle = flowAt(shape, point);
    const own: Vec = [Math.cos(angle), Math.sin(angle)];
    const fromRoot = sub(point, rootFor(shape, point));
    const away = normalize(fromRoot);
    const share = COMBED_AT_ROOT + (combed - COMBED_AT_ROOT) * clamp(length(fromRoot) / ROOT_REACH, 0, 1);
    const measured = own[0] * away[0] + own[1] * away[1] < 0 ? mul(own, -1) : own;
    const onHead = normalize(add(mul(measured, 1 - share), mul(away, share)));
    const beside = Math.abs(point[0]);
    // What hangs far from the head turns down sooner.
    const higher = Math.max(0, beside - 40) * 0.9;
    const down = clamp((point[1] + higher - FALLS_FROM) / (FALLS_FULLY - FALLS_FROM), 0, 1);
    const falls = down * clamp((beside - 26) / 16, 0, 1);
    if (falls === 0 || !isFalling(shape, point[0] < 0 ? -1 : 1)) return onHead;
    return normalize(add(mul(onHead, 1 - falls), mul(fallDirection(shape, point), falls)));
  };
}

/** Waves begin this far from the root, head units. */
const WAVES_FROM = 12;
/** How far a head's own waves and loose curls swing and how short they are, against those of a single lock. */
const WAVES = { wavy: { swings: 0.88, shorter: 0.62 }, loose: { swings: 0.86, shorter: 0.56 } } as const;

/** How far waves carry strands aside: locks at one distance from the root swing alike, so that waves are seen. */
export function waves(shape: HairShape): (point: Vec) => number {
  const { swing, length } = getWaves(shape);
  if (!swing) return () => 0;
  const { swings, shorter } = findCurl(shape) === 'loose' ? WAVES.loose : WAVES.wavy;
  const wave = length * shorter;
  const root = rootOf(shape);
  return ([x, y]) => {
    const gone = Math.hypot(x - root[0], y - root[1]);
    const grown = clamp((gone - WAVES_FROM) / 36, 0, 1);
    return swing * swings * grown * Math.sin((gone / wave) * 2 * Math.PI + Math.sin(x * 0.07) * 1.4);
  };
}

/** How near the measured hairline a point of the outline belongs to it, head units. */
const NEAR = 9;

/** The lowest brow over which hair hangs: curls spring back from it. */
const HANGS = { straight: -32, curled: -19 } as const;

/** Short hair ends beside the ear below this. */
const SHORT_ENDS = -14;

/** Curls further out than this hang beside the head: they end in tips, not on the skin. */
const BESIDE_HEAD = 44;

/** What the places of the outline are. */
export function edgeKinds(shape: FrontShape): (point: BorderPoint) => EdgeKind {
  const hangs = HANGS[findCurl(shape) === 'straight' ? 'straight' : 'curled'];
  return ({ at: [x, y], out }) => {
    const falls = isFalling(shape, x < 0 ? -1 : 1);
    if (falls && y > Math.max(14, fallOn(shape, x < 0 ? -1 : 1).tip - 13) && out[1] > 0.2) return 'tips';
    const towardsFace = out[0] * x < 0 || out[1] > 0.3;
    if (towardsFace && Math.abs(x) < 52 && out[1] > -0.2 && Math.abs(y - hairlineAt(shape, x)) < NEAR && y < 8) {
      if (Math.abs(x) >= 42 && shape.coveredTemples?.includes(x < 0 ? -1 : 1)) return 'temple';
      return y > hangs && Math.abs(x) < 42 && !shape.gathered ? 'fringe' : 'roots';
    }
    if (!falls && !shape.gathered && y > SHORT_ENDS && out[1] > 0.3)
      return Math.abs(x) > BESIDE_HEAD && isCurlMass(shape) ? 'tips' : 'roots';
    return falls && y > -20 && out[0] * x < 0 ? 'inner' : 'silhouette';
  };
}
