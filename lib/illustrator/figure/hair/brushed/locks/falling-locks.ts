import { add, mul, normalize, type Vec } from '../../../../paint';
import type { EdgeKind, EdgeLook } from '../edges/edges';
import type { BorderPoint, HairMass } from '../mass';

/** Where locks fall over the edge of the face, their length and how far they swing out; head units from the middle. */
const BROW_LOCKS = [
  { x: -33, long: 16, swing: -3.4 },
  { x: -24, long: 10, swing: -3 },
  { x: -7, long: 6, swing: 2.4 },
  { x: 13, long: 9, swing: 3.4 },
  { x: 27, long: 9, swing: 2.6 },
  { x: 35, long: 15, swing: 3 },
] as const;
/** Over an open brow locks fall beside its middle only, from this far out. */
const OPEN_FROM = 23;
/** Locks beside the cheek: at which height they leave the mass, their length, and how far they come over the face. */
const CHEEK_LOCKS = [
  { y: -8, long: 30, over: 2.2 },
  { y: 14, long: 26, over: 1.8 },
] as const;
/** How near a place of the edge must be to carry a lock, head units. */
const NEAR = 5;
/** No lock comes lower over the eyes; beside them it may. */
const ABOVE_BROWS = -11;
const BESIDE_EYES = 30;
/** Width of a lock, and how much of it a baby's fine hair lacks. */
const WIDTH = 3.3;
const FINER = 0.45;

/** Hair that ends above this height is short; its locks are smaller, or they would be teeth on the brow. */
const SHORT = { ends: 24, size: 0.8 } as const;

/** Length of a lock in the fringe of long hair, against that of one over an open brow. */
const IN_FRINGE = 0.6;

/** Thickness of a lock from its root to its tip. */
const LOCK = [0.04, 0.8, 1, 0.62, 0.04] as const;

/** A lock: its dark edge away from the light, its body and one lit hair. */
function paintLock(mass: HairMass, line: readonly Vec[], width: number, root: Vec): void {
  const [lx, ly] = mass.h.painter.lit();
  const light = Math.min(0.2, mass.lightAt(root));
  const beside = (by: number) => line.map(([x, y]): Vec => [x + lx * by, y + ly * by * 0.5]);
  mass.stroke(beside(-width * 0.22), width, mass.value(light - 0.34), 0.55, LOCK);
  mass.stroke(line, width * 0.92, mass.value(light), 1, LOCK);
  mass.stroke(beside(width * 0.2), width * 0.26, mass.value(light + 0.4), 0.7, LOCK);
}

/** The place of the edge that is nearest to a height or a column, if one is near enough. */
function nearest(points: readonly BorderPoint[], away: (at: Vec) => number): BorderPoint | null {
  let best: BorderPoint | null = null;
  for (const point of points) if (!best || away(point.at) < away(best.at)) best = point;
  return best && away(best.at) < NEAR ? best : null;
}

function browLock(mass: HairMass, { at }: BorderPoint, long: number, swing: number, width: number): void {
  const down = normalize(add(mass.shape.directionAt(at), [0, 0.9]));
  const root = add(at, mul(down, -17));
  if (mass.inside(root) < 0.5) return;
  const lowest = Math.abs(at[0]) < BESIDE_EYES ? ABOVE_BROWS : 4;
  const point = (t: number, aside: number): Vec => [
    at[0] + down[0] * long * t + aside,
    Math.min(lowest - (1 - t) * 2, at[1] + down[1] * long * t),
  ];
  paintLock(
    mass,
    [root, add(at, mul(down, -8)), point(0, 0), point(0.4, swing * 0.3), point(0.75, swing * 0.7), point(1, swing)],
    width,
    root,
  );
}

function cheekLock(mass: HairMass, { at, out }: BorderPoint, long: number, over: number, width: number): void {
  const root = add(add(at, mul(out, -4)), [0, -long * 0.4]);
  if (mass.inside(root) < 0.4) return;
  const point = (t: number, by: number): Vec => add(add(at, [0, long * t]), mul(out, by));
  paintLock(
    mass,
    [root, point(-0.1, over * 0.1), point(0.2, over * 0.5), point(0.45, over), point(0.66, over * 1.1)],
    width,
    root,
  );
}

/** Single locks that fall over the brow, the temples and the edge of the cheek: no hair ends like a cap. */
export function paintFallingLocks(mass: HairMass, { kindOf, fine, parted }: EdgeLook): void {
  const border = mass.border(1);
  const ofKind = (...kinds: readonly EdgeKind[]) => border.filter((point) => kinds.includes(kindOf(point)));
  const width = WIDTH * (1 - FINER * fine);
  const brow = ofKind('roots', 'fringe').filter(({ at }) => Math.abs(at[0]) < 42);
  const inner = ofKind('inner');
  const { random } = mass.h;
  const short = mass.box.bottom < SHORT.ends ? SHORT.size : 1;
  for (const { x, long, swing } of parted ? [] : BROW_LOCKS) {
    const column = x + (random() - 0.5) * 6;
    const point = nearest(brow, (at) => Math.abs(at[0] - column));
    const size = (0.75 + random() * 0.5) * short;
    if (!point || (kindOf(point) === 'roots' && Math.abs(x) < OPEN_FROM)) continue;
    // Locks of a fringe are its own strands, a little longer.
    const reach = mass.box.bottom > SHORT.ends && kindOf(point) === 'fringe' ? IN_FRINGE : 1;
    browLock(mass, point, long * size * reach, swing, width * size);
  }
  for (const side of [-1, 1])
    for (const { y, long, over } of parted ? [] : CHEEK_LOCKS) {
      const row = y + (random() - 0.5) * 8;
      const point = nearest(
        inner.filter(({ at }) => at[0] * side > 0),
        (at) => Math.abs(at[1] - row),
      );
      if (point) cheekLock(mass, point, long, over * (0.7 + random() * 0.6), width * 1.15);
    }
}
