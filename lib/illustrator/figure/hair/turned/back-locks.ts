import { type Knot, length, normalize, type Polygon, polar, radians, sub, taper, type Vec } from '../../../paint';
import type { HairBrush } from '../brush';

/** Where short hair turns round its crown, seen from behind. */
const WHORL: Vec = [5, -34];

/** How much the hair has turned with the whorl when it reaches the edge, degrees. */
const TURNS = 46;

/** Distance from the whorl to the edge of the hair. */
function edgeAt(mass: Polygon, degrees: number): number {
  const towards = polar([0, 0], radians(degrees), 1);
  const along = (p: Vec) => {
    const [x, y] = normalize(sub(p, WHORL));
    return x * towards[0] + y * towards[1];
  };
  return length(
    sub(
      mass.reduce((best, p) => (along(p) > along(best) ? p : best)),
      WHORL,
    ),
  );
}

/** A line that turns with the whorl, from share `from` to share `to` of the way to the edge. */
function swirl(mass: Polygon, degrees: number, from: number, to: number): Knot[] {
  const edge = edgeAt(mass, degrees + TURNS * to);
  return [0, 0.34, 0.68, 1].map((t): Knot => {
    const share = from + (to - from) * t;
    return polar(WHORL, radians(degrees + TURNS * share), edge * share);
  });
}

/** Strands of short hair round the whorl. */
export const whorlStrands = (mass: Polygon): Knot[][] =>
  Array.from({ length: 26 }, (_, i) => swirl(mass, (360 * i) / 26, i % 2 ? 0.1 : 0.3, 0.97));

/** Tips that leave the edge of short hair, the further the more it stands off. */
export function whorlTips(h: HairBrush, mass: Polygon, volume: number): Polygon[] {
  return Array.from({ length: 17 }, (_, i) => {
    const degrees = (360 * i) / 17 + h.random.bell() * 6;
    const up = Math.sin(radians(degrees + TURNS)) < 0.3;
    const past = 1.03 + (up ? volume * 0.011 : 0.03) * (0.6 + h.random() * 0.8);
    return taper(swirl(mass, degrees, 0.62, past), [3, 6.5, 5, 0.4], { steps: 3 });
  });
}

/** Locks of short hair in two rings, each over the last: they run from the whorl to the edge and the nape. */
export function whorlLocks(h: HairBrush, mass: Polygon): void {
  for (let i = 0; i < 12; i++) {
    const outer = i < 7;
    const degrees = 360 * (outer ? i / 7 : (i + 0.4) / 5) + h.random.bell() * 8;
    const reach = outer ? [0.46, 0.98] : [0.16, 0.72];
    h.lock(swirl(mass, degrees, reach[0] as number, reach[1] as number), [0.4, 3.6, 4.6, 0.3], { alpha: 0.5 });
  }
}

/** Locks of a long fall. */
export function fallLocks(h: HairBrush, falls: number): void {
  const w = (x: number, y: number) => h.sway([x, y]);
  h.lock([[-8, -46], [-30, -18], w(-40, 30), w(-36, falls * 0.7), w(-41, falls - 2)], [2, 7, 8, 6, 0.3], {
    alpha: 0.6,
  });
  h.lock([[10, -46], [30, -18], w(36, 30), w(31, falls * 0.7), w(34, falls)], [2, 7, 8, 6, 0.3], { alpha: 0.6 });
  h.lock([[0, -36], [-4, 0], w(-7, 36), w(-2, falls * 0.75), w(-6, falls + 3)], [2, 6, 7, 5, 0.3], { alpha: 0.55 });
}
