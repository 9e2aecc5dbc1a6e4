import { add, ellipse, length, mul, normalize, sub, type Vec } from '../../../paint';
import type { EdgeLook } from './edges';
import type { HairMass } from './mass';

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

/** A curl: a ribbon that winds about its way, dark behind, lit in front, with a gloss on its bends. */
function paintCurl(mass: HairMass, at: Vec, size: number, long: number, light: number): void {
  const { random, painter } = mass.h;
  const way = mass.follow(at, long, 0.3);
  if (way.length < 3) return;
  const line = wind(way, size, size * (2 + random() * 1.1), random() * 6.3);
  const [lx, ly] = painter.lit();
  const towards = (by: number) => line.map(([x, y]): Vec => [x + lx * by, y + ly * by]);
  mass.stroke(line, size * 1.15, mass.value(light - 0.4), 0.92, CURL);
  mass.stroke(towards(0.4), size * 0.8, mass.value(light), 0.95, CURL);
  if (light > -0.35) mass.stroke(towards(0.75).slice(1, -1), size * 0.26, mass.value(light + 0.38), 0.7, GLEAM);
}

/** Thickness along a curl, and of the gleam on its bends. */
const CURL = [0.2, 0.9, 1, 0.95, 0.8, 0.12] as const;
const GLEAM = [0.05, 0.9, 0.3, 1, 0.3, 0.9, 0.1] as const;

/** Round lumps along the edge, so that curls have no outline. */
function paintLumps(mass: HairMass, look: EdgeLook, size: number): void {
  const { random, painter } = mass.h;
  const { values, shape } = mass;
  for (const point of mass.border(size * 0.95)) {
    const small = look.kindOf(point) === 'silhouette' || look.kindOf(point) === 'tips' ? 1 : 0.55;
    const [x, y] = shape.place(add(point.at, mul(point.out, -1.5)));
    const radius = size * small * (0.75 + random() * 0.5);
    painter.fill(ellipse(x, y, radius, radius * 0.88, random() * 3, 16), random() < 0.5 ? values.deep : values.dark);
  }
}

/** A loop that springs out of the edge. */
function springOut(mass: HairMass, at: Vec, out: Vec, size: number): void {
  const { random } = mass.h;
  const turn = random() < 0.5 ? 1 : -1;
  const across: Vec = [-out[1] * turn, out[0] * turn];
  const step = (o: number, a: number): Vec => add(at, add(mul(out, size * o), mul(across, size * a)));
  const line = [step(-0.9, 0), step(0.5, 0.15), step(0.95, 0.8), step(0.45, 1.35), step(0.1, 1)];
  mass.stroke(line, 1.1 + random() * 0.9, mass.value(mass.lightAt(at) + random() * 0.5), 0.92, [0.6, 1, 0.8, 0.15]);
}

/** Ringlets: winding ribbons over a dark ground, with loops that leave the silhouette. */
export function paintRinglets(mass: HairMass, look: EdgeLook): void {
  const { random, painter } = mass.h;
  painter.fill(mass.shape.outline.map(mass.shape.place), mass.values.deep);
  paintLumps(mass, look, 5.2);
  for (const at of mass.seeds(9.5)) paintCurl(mass, at, 3.8 + random() * 1.3, 32, mass.lightAt(at) - 0.28);
  for (const at of mass.seeds(7.6))
    paintCurl(mass, at, 2.8 + random() * 1.3, 26 + random() * 10, mass.lightAt(at) + (random() - 0.5) * 0.4);
  for (const { at, out } of mass.border(4.6).filter((point) => look.kindOf(point) !== 'roots'))
    if (random() < 0.75) springOut(mass, at, out, 2.6 + random() * 2.6);
}
