import { add, mul, type Polygon, union, type Vec } from '../../../../paint';
import type { BorderPoint, HairMass } from '../mass';

/**
 * What a place of the outline is: the silhouette, the edge by the cheek, a temple that hair covers, tips of hair that
 * hangs, a fringe, or roots over an open brow.
 */
export type EdgeKind = 'silhouette' | 'inner' | 'temple' | 'tips' | 'fringe' | 'roots';

/** How the edges of a mass are broken up. */
export type EdgeLook = {
  readonly kindOf: (point: BorderPoint) => EdgeKind;
  /** How readily hairs fly off, 0 to 1. */
  readonly flying: number;
  /** How far locks lift off the silhouette, head units. */
  readonly lifts: number;
  /** How unevenly hair that hangs ends, head units: little where it is sleek. */
  readonly tips: number;
  /** Whether tips hook as waves do. */
  readonly hooked: boolean;
  /** How fine the hair is, 0 to 1 for a baby's. */
  readonly fine: number;
  /** Single locks fall over the face: of loose hair that is seen from its front. */
  readonly overFace: boolean;
  /** Its silhouette is a veil of fine hairs more than of lifted locks: of hair that is seen from its front. */
  readonly soft: boolean;
  /** It falls to both sides of a parting: no lock hangs over its brow. */
  readonly parted: boolean;
};

const dot = (a: Vec, b: Vec) => a[0] * b[0] + a[1] * b[1];

/** Along the outline, the way the strands run. */
function alongEdge(mass: HairMass, { at, out }: BorderPoint): Vec {
  const along: Vec = [-out[1], out[0]];
  return dot(along, mass.shape.directionAt(at)) < 0 ? mul(along, -1) : along;
}

/** Radius of a head with its hair: how far a straight stroke of a length leaves its outline. */
const ROUND = 62;
const sagitta = (long: number) => long ** 2 / (2 * ROUND);

/** A lock that lies along the silhouette and lifts its tip off it. */
function liftLock(mass: HairMass, point: BorderPoint, lifts: number): void {
  const { random } = mass.h;
  const along = alongEdge(mass, point);
  const long = (9 + random() * 13) * (lifts > 2 ? 1.25 : 1);
  const bend = (random() - 0.4) * 1.4;
  const off = lifts * (0.25 + random() ** 2);
  const root = add(add(point.at, mul(point.out, -3.4)), mul(along, -long * 0.7));
  // A lock begins in the hair, not on the skin beside its end.
  if (mass.inside(root) < 0.3) return;
  const on = add(point.at, mul(point.out, -0.9 + bend * 0.3));
  const onHead = point.at[1] < 0 ? 1 : 0.3;
  const step = (t: number, away: number): Vec =>
    add(add(point.at, mul(along, long * t)), mul(point.out, away - onHead * sagitta(long * t)));
  const [middle, tip] = [step(0.3, off * 0.35 - 0.7), step(0.62, off - 0.4)];
  const light = mass.lightAt(add(point.at, mul(point.out, -5))) + (random() - 0.5) * 0.6;
  mass.stroke([root, on, middle, tip], 1.4 + random() * 1.9, mass.value(light), 1, [0.3, 1, 0.8, 0.05]);
}

/** A single hair that leaves the silhouette. */
function flyAway(mass: HairMass, point: BorderPoint, reach = 1, alpha = 0.8): void {
  const { random } = mass.h;
  const along = alongEdge(mass, point);
  const long = (6 + random() * 10) * reach;
  const out = 0.2 + random() * 0.35;
  const curls = (random() - 0.35) * 5;
  const step = (t: number, o: number): Vec => add(add(point.at, mul(along, long * t)), mul(point.out, o));
  const line = [step(-0.3, -2.4), step(0.25, long * out * 0.3), step(0.7, long * out), step(1, long * out + curls)];
  const light = mass.lightAt(point.at) + 0.25;
  mass.stroke(line, (0.7 + random() * 0.5) * (0.4 + 0.6 * reach), mass.value(light), alpha, [0.7, 1, 0.7, 0.05]);
}

/** A lock of loose curls that springs off the silhouette: it swings out and winds at its tip. */
function springLock(mass: HairMass, point: BorderPoint): void {
  const { random } = mass.h;
  const along = alongEdge(mass, point);
  const [long, off] = [9 + random() * 8, 2 + random() * 3];
  const turn = random() < 0.65 ? 1 : -1;
  const step = (t: number, o: number): Vec => add(add(point.at, mul(along, long * t)), mul(point.out, o));
  const line = [
    step(-0.5, -4),
    step(0, off * 0.5),
    step(0.4, off),
    step(0.75, off * 0.6 + turn),
    step(1, off * 0.75 + turn * 3),
    step(0.92, off * 0.95 + turn * 4.6),
  ];
  const light = mass.lightAt(point.at) + (random() - 0.2) * 0.6;
  mass.stroke(line, 1 + random() * 1.8, mass.value(light), 0.9, [0.5, 1, 0.9, 0.7, 0.1]);
}

/** Lowest that the strands of a fringe hang before the eyes, head units. */
const ABOVE_EYES = -4;

/** The end of hair that hangs: a bundle of fine tips that draws in to one point. */
function paintTip(mass: HairMass, { at }: BorderPoint, most: number, width: number): void {
  const { random } = mass.h;
  const down = mass.shape.directionAt(at);
  // Neighbours end alike, in bundles with gaps between them.
  const bundle = 0.75 + 0.5 * Math.sin(at[0] * 0.55) * Math.sin(at[0] * 0.21 + 1);
  const long = most * (0.15 + random() ** 1.6) * bundle;
  const aside = (random() - 0.5) * 3;
  const root = add(at, mul(down, -9 - random() * 8));
  // Where hair is thin its tips would begin on the skin.
  if (mass.inside(root) < 0.4) return;
  const tip: Vec = [at[0] + down[0] * long + aside, at[1] + down[1] * long];
  const light = mass.lightAt(root) + (random() - 0.5) * 0.8;
  const line = [root, add(at, mul(down, -3)), [(at[0] + tip[0]) / 2 + aside * 0.1, (at[1] + tip[1]) / 2] as Vec, tip];
  mass.stroke(line, width * (0.5 + random() * 0.8), mass.value(light), 0.95, [0.25, 1, 0.75, 0.04]);
}

/** Bundles of a fringe: how many lie side by side in a head unit, and how far their tips draw together. */
const BUNDLE = { every: 7.5, draws: 0.45 } as const;

/** Strands of a fringe: bundles of fine hairs that draw in to a point each, with gaps between them. */
function paintFringe(mass: HairMass, { at }: BorderPoint, fine: number): void {
  const { random } = mass.h;
  const down = mass.shape.directionAt(at);
  const along = at[0] / BUNDLE.every + 0.35 * Math.sin(at[0] * 0.31);
  const [number, share] = [Math.floor(along), along - Math.floor(along)];
  const uneven = 0.6 + 0.5 * Math.sin(number * 2.4 + 1);
  const long = (2 + 5.5 * Math.sin(share * Math.PI) * uneven) * (0.8 + random() * 0.4) + 2.4 * fine * random();
  const aside = (0.5 - share) * BUNDLE.every * BUNDLE.draws;
  const root = add(at, mul(down, -10 - random() * 8));
  if (mass.inside(root) < 0.4) return;
  const tip: Vec = [at[0] + down[0] * long + aside, Math.min(ABOVE_EYES, at[1] + down[1] * long)];
  const line = [root, add(at, mul(down, -2)), [(at[0] + tip[0]) / 2, (at[1] + tip[1]) / 2] as Vec, tip];
  const light = mass.lightAt(root) + (random() - 0.5) * 0.8;
  const width = (0.8 + random() * 1.4) * (1 - 0.4 * fine);
  mass.stroke(line, width, mass.value(light), 1, [0.2, 1, 0.7, 0.04]);
}

/** The end of a wave or a loose curl: it swings in and hooks out again. */
function paintCurledTip(mass: HairMass, { at, out }: BorderPoint, most: number): void {
  const { random } = mass.h;
  const down = mass.shape.directionAt(at);
  const long = most * (0.5 + random());
  const hook = (random() < 0.7 ? Math.sign(at[0]) : -Math.sign(at[0])) * (2.5 + random() * 4.5);
  const step = (t: number, aside: number): Vec => [at[0] + down[0] * long * t + aside, at[1] + down[1] * long * t];
  const root = add(add(at, mul(down, -11)), mul(out, -2));
  const line = [
    root,
    step(-0.2, -hook * 0.2),
    step(0.35, -hook * 0.28),
    step(0.75, hook * 0.12),
    step(0.8, hook * 0.9),
  ];
  const light = mass.lightAt(root) + (random() - 0.5) * 0.8;
  mass.stroke(line, 2 + random() * 2.6, mass.value(light), 0.95, [0.3, 1, 0.95, 0.6, 0.06]);
}

/** How far the mass ends above its roots, how far its colour fades into the skin, and how strongly, per spot. */
const ROOTS = { raised: 2.4, fades: 4.4, strength: 0.18 } as const;

/** How thick hair is at least where its roots are drawn in, and in which rhythm the locks of its tips part. */
const [THICK, LOCKS] = [7, 0.62] as const;

/** How far the mass of a fringe ends above its strands between two bundles, head units: the brow shows through them. */
const SEEN_THROUGH = 3.2;

/** How far the locks of the silhouette swell and sink, head units, and how long they are along it. */
const [SWELLS, SWELL] = [0.6, 6.5];

/** How many neighbours on both sides share how far a place of the outline is drawn in. */
const SHARED = 4;

/** The outline of a mass with an edge as hair has it: drawn in above roots, and between the locks of its tips. */
export function brokenOutline(mass: HairMass, { kindOf, tips }: EdgeLook): Polygon {
  const border = mass.border(0.8);
  const raised = border.map((point) => {
    const isThick = mass.inside(add(point.at, mul(point.out, -THICK))) > 0.6;
    return kindOf(point) === 'roots' && isThick ? ROOTS.raised : 0;
  });
  return border.map((point, i) => {
    const { at, out } = point;
    if (kindOf(point) === 'tips') {
      const parted = 0.5 + 0.5 * Math.sin(at[0] * LOCKS + 1.7 * Math.sin(at[0] * 0.17));
      return add(at, mul(mass.shape.directionAt(at), -0.6 * tips * parted ** 2));
    }
    if (kindOf(point) === 'fringe') {
      const parted = 0.4 + 0.6 * Math.sin((at[0] / BUNDLE.every) * Math.PI + 1.2 * Math.sin(at[0] * 0.23)) ** 2;
      return add(at, mul(mass.shape.directionAt(at), -SEEN_THROUGH * parted));
    }
    if (kindOf(point) === 'silhouette' && tips > 0) {
      const s = i * 0.8;
      return add(at, mul(out, SWELLS * (Math.sin(s / SWELL + 2 * Math.sin(s / 17)) - 0.3)));
    }
    const near = raised.slice(Math.max(0, i - SHARED), i + SHARED + 1);
    return add(at, mul(out, -near.reduce<number>((sum, by) => sum + by, 0) / near.length));
  });
}

/** The colour of the hair as it fades into the skin over an open brow: below the strands, without an edge. */
export function paintSoftRoots(mass: HairMass, kindOf: EdgeLook['kindOf']): void {
  const { painter, contour } = mass.h;
  painter.clip(contour, () => {
    for (const point of mass.border(2.2)) {
      if (kindOf(point) !== 'roots') continue;
      const [x, y] = mass.shape.place(add(point.at, mul(point.out, -1.8)));
      const color = mass.value(mass.lightAt(point.at) - 0.2);
      painter.soft(x, y, ROOTS.fades, ROOTS.fades, color, ROOTS.strength);
    }
  });
}

/** Of the roots of an open brow: how densely they stand where they are few and many, and how far single ones grow out. */
const ROOT_HAIRS = { few: 0.45, varies: 0.5, out: 3.6 } as const;

/** Fine hair at the roots of an open brow: now denser, now thinner, it runs out into the skin. */
function paintRoot(mass: HairMass, { at, out }: BorderPoint): void {
  const { random } = mass.h;
  const dense = ROOT_HAIRS.few + ROOT_HAIRS.varies * Math.sin(at[0] * 0.43 + 1.3 * Math.sin(at[0] * 0.19)) ** 2;
  if (random() > dense) return;
  const run = mass.shape.directionAt(at);
  // The strand leaves the skin just outside the outline and runs into the mass.
  const into = dot(run, out) < 0 ? run : mul(run, -1);
  const grown = random() ** 2 * ROOT_HAIRS.out - 0.8;
  const from = add(at, mul(out, grown));
  const bend: Vec = mul([-into[1], into[0]], (random() - 0.5) * 1.6);
  const line = [from, add(add(from, mul(into, 5)), bend), add(from, mul(into, 12 + random() * 10))];
  const light = mass.lightAt(at) + (random() - 0.5) * 0.5;
  const alpha = 0.72 - 0.12 * Math.max(0, grown);
  mass.stroke(line, 0.5 + random() * 1.1, mass.value(light), alpha, [0.05, 0.6, 1, 0.2]);
}

/** Of the wisps that fine hair lets fall on an open brow: how many, how far out from its middle, and how long (head units). */
const WISPS = { share: 0.16, within: 36, long: [4, 8] } as const;

/** A wisp of fine hair that falls on the open brow. */
function paintWisp(mass: HairMass, { at }: BorderPoint): void {
  const { random } = mass.h;
  const down = mass.shape.directionAt(at);
  const long = WISPS.long[0] + random() * WISPS.long[1];
  const bend: Vec = mul([-down[1], down[0]], (random() - 0.5) * 5);
  const line = [add(at, mul(down, -9)), at, add(add(at, mul(down, long * 0.55)), mul(bend, 0.4))];
  const tip = add(add(at, mul(down, long)), bend);
  const light = mass.lightAt(at) + random() * 0.4;
  mass.stroke([...line, tip], 0.6 + random() * 0.9, mass.value(light), 0.62, [0.3, 1, 0.8, 0.05]);
}

/** On the crown the weight of the hair holds its locks down. */
const SPRINGS_BELOW = -34;

/** Hair that reaches lower falls; short hair has no locks that spring, and lies on the head below the second height. */
const [FALLS, LIES_BELOW] = [20, -36] as const;
/** Where strands leave the head by more than this the hair has its root: nothing lifts off there. */
const ROOT_POINTS_OUT = 0.35;

/** Share of the places of a silhouette where a lock lifts off it, and how high it does against the curl's own height. */
const LIFTED = {
  usual: { share: 0.62, high: 1 },
  sleek: { share: 0.3, high: 0.5 },
  short: { share: 0.4, high: 1.1 },
} as const;

/** Fine down along the silhouette: how much of it, how long against other hairs, how faint. */
const DOWN = { share: 0.16, reach: 0.45, alpha: 0.36 } as const;

function paintDown(mass: HairMass, { kindOf }: EdgeLook): void {
  for (const point of mass.border(2.9)) {
    const isRoot = dot(point.out, mass.shape.directionAt(point.at)) > ROOT_POINTS_OUT;
    if (kindOf(point) !== 'silhouette' || isRoot || mass.h.random() > DOWN.share) continue;
    flyAway(mass, point, DOWN.reach, DOWN.alpha);
  }
}

/** Breaks the outline of a mass: locks lift off it, hairs fly, falls and fringes end in tips, roots thin out. */
export function paintEdges(mass: HairMass, look: EdgeLook): void {
  const { random } = mass.h;
  const falls = mass.box.bottom > FALLS;
  const sleek = !falls && look.overFace ? 'short' : 'sleek';
  const lifted = LIFTED[look.soft && !look.hooked ? sleek : 'usual'];
  for (const point of mass.border(1.1)) if (look.kindOf(point) === 'fringe') paintFringe(mass, point, look.fine);
  // Roots grow on the head: none stands past it.
  const head = union(mass.h.contour, mass.shape.outline.map(mass.shape.place));
  mass.h.painter.clip(head, () => {
    for (const point of mass.border(0.55)) if (look.kindOf(point) === 'roots') paintRoot(mass, point);
    for (const point of mass.border(1.2)) {
      const isOnBrow = look.kindOf(point) === 'roots' && Math.abs(point.at[0]) < WISPS.within;
      if (look.fine > 0 && isOnBrow && random() < look.fine * WISPS.share) paintWisp(mass, point);
    }
  });
  for (const point of mass.border(2.7)) {
    const kind = look.kindOf(point);
    if (kind === 'tips' && look.hooked && falls && random() < 0.7) paintCurledTip(mass, point, 9);
    else if (kind === 'tips') paintTip(mass, point, falls ? look.tips : Math.min(look.tips, 5), 3.4);
    if (kind === 'inner' && random() < 0.5) liftLock(mass, point, look.lifts * 0.4);
    if (kind !== 'silhouette' || dot(point.out, mass.shape.directionAt(point.at)) > ROOT_POINTS_OUT) continue;
    const isFree = falls || point.at[1] < LIES_BELOW;
    if (isFree && random() < lifted.share) liftLock(mass, point, look.lifts * lifted.high);
    if (look.hooked && falls && point.at[1] > SPRINGS_BELOW && random() < look.lifts * 0.008) springLock(mass, point);
    if (falls && point.at[1] > SPRINGS_BELOW && random() < (look.flying + 0.12 * look.fine) * 0.34)
      flyAway(mass, point);
  }
  paintDown(mass, look);
}
