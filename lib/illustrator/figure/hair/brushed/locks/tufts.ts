import { add, ellipse, mix, mixNumber, mul, type Polygon, type Vec } from '../../../../paint';
import type { EdgeLook } from '../edges/edges';
import type { BorderPoint, HairMass } from '../mass';

/** Radius of the tufts of coils that stand off the head and of those that lie close to it, head units. */
const RADIUS = { free: 3.5, close: 2 } as const;
export const tuftRadius = (closeness: number): number => mixNumber(RADIUS.free, RADIUS.close, closeness);

/** Sides of a tuft: it is nowhere quite round. */
const SIDES = 9;

/** The outline of a tuft, as uneven as a pinch of wool. */
function woolly(mass: HairMass, at: Vec, radius: number): Polygon {
  const { random } = mass.h;
  const [x, y] = mass.shape.place(at);
  const [wide, lean] = [0.92 + random() * 0.18, random() * 3];
  return ellipse(x, y, radius * wide, radius * (2 - wide) * 0.96, lean, SIDES * 2).map(([px, py], i): Vec => {
    const uneven = i % 2 ? 1 : 0.94 + random() * 0.08;
    return [x + (px - x) * uneven, y + (py - y) * uneven];
  });
}

/** How far the lit part of a tuft lies towards the light and its shade away from it, against its radius. */
const LIT = { towards: 0.24, size: 0.74, alpha: 0.55, blur: 0.4 } as const;
const SHADE = { away: 0.2, alpha: 0.34 } as const;

/** A tuft: a small soft ball with a shade on the side away from the light. */
function paintTuft(mass: HairMass, at: Vec, radius: number, light: number): void {
  const { painter } = mass.h;
  const [lx, ly] = painter.lit();
  const ball = woolly(mass, at, radius);
  painter.fill(ball, mass.values.deep, {
    alpha: SHADE.alpha,
    dx: -lx * radius * SHADE.away,
    dy: -ly * radius * SHADE.away,
  });
  painter.fill(ball, mass.value(light - 0.24));
  const lit = woolly(mass, add(at, mul([lx, ly], radius * LIT.towards)), radius * LIT.size);
  painter.fill(lit, mass.value(light + 0.1), { alpha: LIT.alpha, blur: radius * LIT.blur });
}

/** How far apart tufts stand, against their radius, and how much their light varies by chance. */
const [APART, VARIES] = [1.3, 0.3];
/** Room that tufts leave over the brow against their radius: just over the skin a single one would be a bead. */
const ROOM = 1.1;

/** Tufts all over a cloud, each before those above it. */
export function paintTufts(mass: HairMass, radius: number): void {
  const { random } = mass.h;
  for (const at of mass.seeds(radius * APART, 0.5)) {
    if (mass.inside(add(at, [0, radius * ROOM])) < 0.5) continue;
    const light = mass.lightAt(at) + (random() - 0.5) * VARIES;
    paintTuft(mass, at, radius * (0.8 + random() * 0.4), light);
  }
}

/** Where and how large the tufts of an edge are: along it, outwards, and how much their size varies, against their radius. */
const RIM = { apart: 1.2, out: -0.5, shifts: 0.34, least: 0.72, varies: 0.56 } as const;

/** Round tufts of several sizes along the silhouette: a woolly edge, clear against the page. */
export function paintRimTufts(mass: HairMass, radius: number, sizeAt: (point: BorderPoint) => number): void {
  const { random } = mass.h;
  for (const point of mass.border(radius * RIM.apart)) {
    const size = sizeAt(point) * radius * (RIM.least + random() * RIM.varies);
    if (size === 0) continue;
    const at = add(point.at, mul(point.out, radius * (RIM.out + (random() - 0.5) * RIM.shifts)));
    paintTuft(mass, at, size, mass.lightAt(at) + (random() - 0.5) * 0.3);
  }
}

/**
 * Of the tufts along the hairline: their radius, how far apart they stand, how far they grow over it, and how much less
 * where the mass hangs over the brow and ends higher; head units.
 */
const ROOTS = { radius: [1.2, 2], apart: 1.1, grows: [-3, 0.6], raised: 1.6 } as const;

/** Where hair is thinner than this over its edge, head units, no tuft grows. */
const THICK = 6;

/** Small tufts along the hairline: it is clear and nowhere straight. */
export function paintRootTufts(mass: HairMass, { kindOf }: EdgeLook): void {
  const { random, painter, contour } = mass.h;
  const color = mix(mass.values.deep, mass.values.dark, 0.7);
  painter.clip(contour, () => {
    for (const point of mass.border(ROOTS.apart)) {
      const kind = kindOf(point);
      // A tuft grows out of the mass: beside a thin lock it would be a dot on the skin.
      const isThick = mass.inside(add(point.at, mul(point.out, -THICK))) > 0.6;
      if ((kind !== 'roots' && kind !== 'fringe') || !isThick) continue;
      const radius = ROOTS.radius[0] + random() * (ROOTS.radius[1] - ROOTS.radius[0]);
      const grown = mixNumber(ROOTS.grows[0], ROOTS.grows[1], random());
      const raised = kind === 'fringe' ? ROOTS.raised : 0;
      painter.fill(woolly(mass, add(point.at, mul(point.out, grown - raised - radius)), radius), color);
    }
  });
}
