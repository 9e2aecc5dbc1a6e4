import { add, ellipse, length, mix, mul, normalize, type Polygon, sub, union, type Vec } from '../../../../paint';
import { brokenOutline, type EdgeLook, paintSoftRoots } from '../edges/edges';
import { edgeSize, paintFrizz } from '../edges/soft-edge';
import type { BorderPoint, HairMass } from '../mass';
import { paintWaveLocks } from './wave-locks';

/** Points of a curl for one turn of it. */
const PER_TURN = 8;

/** A line that winds round its way like a spring seen from the side. */
function wind(way: readonly Vec[], size: number, turn: number, phase: number): Vec[] {
  const line: Vec[] = [];
  const step = turn / PER_TURN;
  let gone = 0;
  way.forEach((from, i) => {
    const to = way[i + 1];
    if (!to) return;
    const run = sub(to, from);
    const reach = length(run);
    const [dx, dy] = normalize(run);
    for (; gone < (i + 1) * reach && line.length < 60; gone += step) {
      const at = add(from, mul([dx, dy], gone - i * reach));
      const angle = (gone / turn) * 2 * Math.PI + phase;
      const [across, along] = [Math.sin(angle) * size, Math.cos(angle) * size * 0.5];
      line.push([at[0] - dy * across + dx * along, at[1] + dx * across + dy * along]);
    }
  });
  return line;
}

/** A curl: a ribbon that swings about its way, with a soft shade behind it and a gleam on its bends. */
function paintCurl(mass: HairMass, at: Vec, size: number, long: number, light: number): void {
  const { random, painter } = mass.h;
  const way = mass.follow(at, long, 0.3);
  if (way.length < 3) return;
  const line = wind(way, size, size * (4 + random() * 1.8), random() * 6.3);
  const [lx, ly] = painter.lit();
  const towards = (by: number) => line.map(([x, y]): Vec => [x + lx * by, y + ly * by]);
  mass.stroke(line, size * 1.3, mass.value(light - 0.35), 0.55, CURL);
  mass.stroke(towards(0.4), size * 0.95, mass.value(light), 0.8, CURL);
  if (light > -0.25) mass.stroke(towards(0.75).slice(1, -1), size * 0.26, mass.value(light + 0.34), 0.45, GLEAM);
}

/** Thickness along a curl, and of the gleam on its bends. */
const CURL = [0.15, 0.8, 1, 0.95, 0.7, 0.1] as const;
const GLEAM = [0.05, 0.9, 0.3, 1, 0.3, 0.9, 0.1] as const;

/** Loops against the page shine no more than this: brighter ones on dark hair look like wire. */
const DULL = 0.2;

/** A loop that springs out of the edge. */
function springOut(mass: HairMass, at: Vec, out: Vec, size: number): void {
  const { random } = mass.h;
  const turn = random() < 0.5 ? 1 : -1;
  const across: Vec = [-out[1] * turn, out[0] * turn];
  const step = (o: number, a: number): Vec => add(at, add(mul(out, size * o), mul(across, size * a)));
  const line = [step(-0.9, 0), step(0.5, 0.15), step(0.95, 0.8), step(0.45, 1.35), step(0.1, 1)];
  mass.stroke(
    line,
    1.1 + random() * 0.9,
    mass.value(Math.min(DULL, mass.lightAt(at) + random() * 0.4)),
    0.92,
    [0.6, 1, 0.8, 0.15],
  );
}

/** Size of the clumps of the silhouette of curls, head units. */
const CLUMP = 8;
/** Curls of short hair against those of hair that falls, and how low hair falls at least. */
const [SHORT_CURLS, FALLS] = [0.62, 24];

/** How many places of an edge let a loop spring, by its kind: over the face fewer than outside. */
const SPRINGS = { silhouette: 0.5, tips: 0.7, inner: 0.3, roots: 0.12, fringe: 0.25, temple: 0.25 } as const;
/** Share of the loops that spring from hair that is seen from its front: more of them look like wire. */
const CALM = 0.4;
/** Curls that fall over the brow and the temples: their column and length, head units. */
const FALLING = [
  { x: -34, long: 16 },
  { x: -17, long: 9 },
  { x: 10, long: 8 },
  { x: 30, long: 15 },
] as const;

const isOverFace = (look: EdgeLook, point: BorderPoint): boolean => {
  const kind = look.kindOf(point);
  return kind === 'roots' || kind === 'fringe';
};

/** A single curl that falls over the skin. */
function paintFallingCurl(mass: HairMass, [x, y]: Vec, long: number, size: number): void {
  const way = [-7, 0, long * 0.5, long].map((down): Vec => [x + Math.sign(x) * down * 0.12, y + down]);
  const line = wind(way, size, size * 6, x);
  mass.stroke(line, size * 1.15, mass.value(-0.3), 0.9, CURL);
  mass.stroke(line, size * 0.5, mass.value(0.25), 0.6, CURL);
}

/** Round clumps of several sizes along the silhouette: an edge as one draws a cloud, not a row of beads. */
function edgeClumps(mass: HairMass, look: EdgeLook, size: number): Polygon[] {
  const { random } = mass.h;
  return mass.border(size * 0.9).flatMap((point) => {
    const share = edgeSize(mass, look, point);
    if (share === 0) return [];
    const radius = size * (0.55 + random() ** 1.3 * 0.8) * share;
    const [x, y] = mass.shape.place(add(point.at, mul(point.out, size * 0.25 - radius * 0.8)));
    return [ellipse(x, y, radius, radius * 0.92, random() * 3, 18)];
  });
}

/** Soft lumps of light and dark within a mass, this far apart. */
function paintLumps(mass: HairMass, inside: readonly Polygon[], gap: number): void {
  const { random, painter } = mass.h;
  painter.clip(union(...inside), () => {
    for (const at of mass.seeds(gap, 0.1)) {
      const [x, y] = mass.shape.place(at);
      const light = mass.lightAt(at) + (random() - 0.5) * 0.45;
      painter.soft(x, y, gap * (0.9 + random() * 0.5), gap * (0.8 + random() * 0.4), mass.value(light), 0.66);
    }
  });
}

/** The ground of ringlets: soft where it meets the skin, with whole clumps along its silhouette. */
function paintBody({ h: { painter } }: HairMass, [body, ...clumps]: readonly Polygon[], color: string): void {
  if (body) painter.fill(body, color, { blur: SOFT });
  for (const clump of clumps) painter.fill(clump, color);
}

/** How soft the ground of ringlets ends, head units. */
const SOFT = 0.5;

/** Ringlets: soft lumps and winding ribbons, an edge of round clumps, and loops that leave it. */
export function paintRinglets(mass: HairMass, look: EdgeLook): void {
  const { random } = mass.h;
  const { shape, values } = mass;
  const k = mass.box.bottom < FALLS ? SHORT_CURLS : 0.88;
  const whole = [brokenOutline(mass, look).map(shape.place), ...edgeClumps(mass, look, CLUMP * k)];
  paintSoftRoots(mass, look.kindOf);
  paintBody(mass, whole, mix(values.deep, values.dark, 0.6));
  paintLumps(mass, whole, 9.5);
  for (const at of mass.seeds(10.5 * k))
    paintCurl(mass, at, (4.2 + random() * 1.6) * k, 44 * k, mass.lightAt(at) - 0.2);
  for (const at of mass.seeds(9.5 * k))
    paintCurl(
      mass,
      at,
      (3.1 + random() * 1.7) * k,
      (36 + random() * 16) * k,
      mass.lightAt(at) + (random() - 0.5) * 0.4,
    );
  if (look.soft && mass.box.bottom > FALLS) paintWaveLocks(mass, 'ringlets');
  if (look.soft) paintFrizz(mass, look);
  for (const point of mass.border(4.4)) {
    const kind = look.kindOf(point);
    const chance = SPRINGS[kind] * (look.soft ? CALM : 1);
    const size = (3 + random() ** 1.5 * 5) * k;
    if (random() < chance) springOut(mass, point.at, point.out, size);
  }
  if (!look.overFace) return;
  for (const { x, long } of FALLING) {
    const point = mass.border(1.5).find((place) => isOverFace(look, place) && Math.abs(place.at[0] - x) < 2);
    if (point) paintFallingCurl(mass, point.at, long * k, 2.1 * k);
  }
}
