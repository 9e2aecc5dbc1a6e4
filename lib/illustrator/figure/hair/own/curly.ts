import type { HairShape } from '@/lib/photos';
import { clamp, type Knot, lerp, mixNumber, type Shape, smooth, union, type Vec } from '../../../paint';
import { type Clump, type HairBrush, lobes } from '../brush';
import { paintCurls } from '../curls';
import type { HairDrawing } from '../style';
import { backMass } from './masses';
import {
  capPoint,
  crownKnots,
  fallOn,
  fallPoint,
  hairlineAt,
  hairlineKnots,
  isFalling,
  placing,
  radiusAt,
  type Side,
  sideKnots,
} from './outline';
import { coverage } from './sleek';

const SIDES = [-1, 1] as const;

/** Sizes in head units: clumps of the outline and of the hairline, how much they vary, and curl marks (0 for spirals). */
type Kind = { readonly rim: number; readonly brow: number; readonly mark: number; readonly vary: number };

const KINDS: Readonly<Record<'curly' | 'coily', Kind>> = {
  curly: { rim: 8.4, brow: 6.8, mark: 0, vary: 2.2 },
  coily: { rim: 5.4, brow: 4.4, mark: 2.7, vary: 1.2 },
};

/** Coils that lie close to the head are a fine grain. */
const CLOSE: Kind = { rim: 2.8, brow: 2.4, mark: 2, vary: 0.5 };

/** Large hair has larger coils, hair that lies close (`closeness` 0 to 1) the smallest. */
function kindFor(shape: HairShape, closeness: number): Kind {
  const kind = KINDS[shape.texture === 'coily' ? 'coily' : 'curly'];
  if (shape.texture !== 'coily') return kind;
  const size = clamp((radiusAt(shape, 0) - 60) / 22, 0, 1);
  const large = { rim: kind.rim + size * 3.6, brow: kind.brow + size * 2, mark: kind.mark + size * 1.6 };
  const towards = (from: number, to: number) => mixNumber(from, to, closeness);
  return {
    rim: towards(large.rim, CLOSE.rim),
    brow: towards(large.brow, CLOSE.brow),
    mark: towards(large.mark, CLOSE.mark),
    vary: towards(kind.vary, CLOSE.vary),
  };
}

/** Clumps along the silhouette; their outer edge lies on it. Short curls hold on to the head beside the ears. */
function rimClumps(h: HairBrush, shape: HairShape, { rim, vary }: Kind): Clump[] {
  const knots = crownKnots(shape);
  const clumps: Clump[] = [];
  let carried = 0;
  knots.forEach(([x, y], i) => {
    const before = knots[i - 1] ?? ([x, y] as const);
    const reach = Math.hypot(x - before[0], y - before[1]);
    for (let at = i ? rim * 1.05 - carried : 0; at <= reach && (i || at === 0); at += rim * 1.05) {
      const share = reach ? at / reach : 0;
      const [px, py] = [before[0] + (x - before[0]) * share, before[1] + (y - before[1]) * share];
      const inward = (rim * 0.75) / Math.hypot(px, py + 8);
      const [sx, sy] = h.skull([px * (1 - inward), py + (-8 - py) * inward]);
      const free = isFalling(shape, px < 0 ? -1 : 1) ? 1 : clamp((4 - sy) / 44, 0, 1);
      const [bx, by] = lerp([sx, sy], h.lean([sx, sy]), free);
      clumps.push([bx, by, rim + h.random.bell() * vary]);
      carried = 0;
    }
    carried = i ? (carried + reach) % (rim * 1.05) : 0;
  });
  return clumps;
}

/** Clumps along the hairline: they cover its edge a little. */
function browClumps(h: HairBrush, shape: HairShape, { brow, vary }: Kind): Clump[] {
  const line = hairlineKnots(shape);
  const [right, left] = [line[0]?.[0] ?? 44, line[line.length - 1]?.[0] ?? -44];
  const count = Math.max(4, Math.round((right - left) / (brow * 1.15)));
  return Array.from({ length: count + 1 }, (_, i): Clump => {
    const x = left + ((right - left) * i) / count;
    const [px, py] = h.line([x, hairlineAt(shape, x)]);
    const far = h.turnedAway(x);
    return [px + Math.sign(x) * far * brow, py - brow * 0.55 - far * 10, (brow + h.random() * vary) * (1 - far * 0.3)];
  });
}

/** Rows of ringlets beside the face. */
function fallClumps(h: HairBrush, shape: HairShape, side: Side, { rim, vary }: Kind): Clump[] {
  if (!isFalling(shape, side)) return [];
  const { tip } = fallOn(shape, side);
  // Curls on the windward side press against the cheek instead of crossing the neck.
  const gives = h.motion.flow[0] * side < -0.05 ? 0.3 : 1;
  const place = (knot: Knot): Vec => {
    const [hung, moved] = [h.skull(knot), h.loose(knot)];
    return lerp([hung[0], hung[1]], [moved[0], moved[1]], gives);
  };
  const rows = Math.max(2, Math.round((tip + 6) / (rim * 1.15)));
  return Array.from({ length: rows }, (_, row) => {
    const down = row / (rows - 1);
    const [outer] = fallPoint(shape, side, down, 1);
    const [inner] = fallPoint(shape, side, down, 0);
    const across = Math.max(1, Math.round((Math.abs(outer - inner) - rim) / (rim * 1.2)) + 1);
    return Array.from({ length: across }, (__, k): Clump => {
      const out = across === 1 ? 0.5 : k / (across - 1);
      const from = Math.abs(inner) + rim * 0.7;
      const to = Math.max(from, Math.abs(outer) - rim * 0.75);
      const [x, y] = place([side * (from + (to - from) * out), -2 + (tip - rim * 0.5) * down + (k % 2) * rim * 0.4]);
      return [x + h.random.bell() * 1.4, y + h.random.bell() * 1.6, rim * 0.94 + h.random.bell() * vary];
    });
  }).flat();
}

/** Clumps strewn over the cap, from the silhouette inwards. */
function innerClumps(h: HairBrush, shape: HairShape, { rim }: Kind): Clump[] {
  const at = placing(h, shape);
  return [0.86, 0.72, 0.58].flatMap((share) =>
    Array.from({ length: Math.round(30 * share) }, (_, i): Clump => {
      const degrees = -98 + (196 * (i + h.random() * 0.6)) / Math.round(30 * share);
      const [x, y] = at(capPoint(shape, degrees, share - 0.05 + h.random() * 0.08));
      return [x, y, rim * 0.92 + h.random()];
    }),
  );
}

function capOf(h: HairBrush, shape: HairShape): Shape {
  const inside = crownKnots(shape).map(([x, y]): Knot => [x * 0.94, (y + 8) * 0.94 - 8]);
  const sides = (side: Side): Knot[] =>
    sideKnots({ ...shape, left: short(shape.left), right: short(shape.right) }, side, 1);
  const crown = inside.map(h.skull).map(([x, y]): Vec => (y < -20 ? h.lean([x, y]) : [x, y]));
  return smooth(
    [...crown, ...sides(1).map(h.skull), ...hairlineKnots(shape).map(h.line), ...sides(-1).reverse().map(h.skull)],
    true,
    5,
  );
}

/** The cap itself ends at the ears; below them hang ringlets. */
const short = (fall: HairShape['left']): HairShape['left'] => ({ ...fall, tip: Math.min(fall.tip, 9) });

/** Clumps that round off the hair behind the neck. */
function backClumps(h: HairBrush, shape: HairShape, { rim, vary }: Kind): Clump[] {
  const ends = SIDES.map((side): Vec => (isFalling(shape, side) ? fallPoint(shape, side, 0.9, 0.7) : [side * 38, 24]));
  const [left, right] = ends as [Vec, Vec];
  const count = Math.max(6, Math.round((right[0] - left[0]) / (rim * 1.2)));
  return Array.from({ length: count + 1 }, (_, i): Clump => {
    const share = i / count;
    const y = left[1] + (right[1] - left[1]) * share;
    const [x, down] = h.loose([left[0] + (right[0] - left[0]) * share, y + Math.sin(share * Math.PI) * 4]);
    return [x, down, rim * 1.15 + h.random.bell() * vary];
  });
}

/** Behind the neck the mass itself ends a little higher than its clumps. */
const rounded = (shape: HairShape): HairShape => {
  const higher = (fall: HairShape['left']) => ({
    ...fall,
    tip: fall.tip > 30 ? fall.tip - 9 : fall.tip,
    outer: fall.outer.map((x) => x - 7),
  });
  return { ...shape, left: higher(shape.left), right: higher(shape.right) };
};

function boxOf(shape: HairShape): readonly [number, number, number, number] {
  const reach = Math.max(...shape.radii, ...shape.left.outer, ...shape.right.outer) + 6;
  return [-reach, -radiusAt(shape, 0) - 18, reach, Math.max(10, shape.left.tip, shape.right.tip) + 8];
}

/** Curls, or coils with their fine marks, seen from the front as a photo shows them. */
export function curlyHair(h: HairBrush, shape: HairShape, closeness: number): HairDrawing {
  const kind = kindFor(shape, closeness);
  const [rim, brow] = [rimClumps(h, shape, kind), browClumps(h, shape, kind)];
  const falls = SIDES.flatMap((side) => fallClumps(h, shape, side, kind));
  const cap = union(capOf(h, shape), lobes(rim), lobes(brow), lobes(falls));
  const box = boxOf(shape);
  const area = ((box[2] - box[0]) * (box[3] - box[1])) / 10_000;
  const falling = falls.length > 0;
  return {
    ...coverage(h, shape),
    shadow: cap,
    back: () => {
      if (!falling) return h.nape(42, 26);
      const back = union(backMass(h, rounded(shape), 'clumps'), lobes(backClumps(h, shape, kind)), lobes(falls));
      h.mass(back, { color: h.tones.shadow, shadowColor: h.tones.deep, light: 0.02, depth: 12 });
      h.curlTexture(back, Math.round(70 * area), box, kind.mark || 6);
    },
    front: () => {
      h.mass(cap, { depth: 9, softness: 6 });
      h.crownLight(cap, -16, -radiusAt(shape, 0) * 0.72 - 8, 27, 14, 7);
      if (kind.mark) return h.curlTexture(cap, Math.round((420 * area * 2.7) / kind.mark), box, kind.mark);
      const all = [...brow, ...rim, ...innerClumps(h, shape, kind), ...falls];
      h.painter.clip(cap, () => paintCurls(h, all));
    },
  };
}
