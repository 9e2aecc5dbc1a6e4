import type { Random, Vec } from '../../../../paint';
import type { HairMass } from '../mass';

/** Locks on one side of the head: how many lie along its silhouette and further in, and how far in those lie (head units). */
type Row = { readonly count: number; readonly inwards: number; readonly alpha: number };
/** How locks wind: their rows, their length, width and swing (head units, least and what chance adds), and how often they swing. */
type Winding = {
  readonly rows: readonly Row[];
  readonly long: readonly [number, number];
  readonly width: readonly [number, number];
  readonly swing: readonly [number, number];
  readonly turns: number;
  readonly points: number;
};

const WINDINGS: Readonly<Record<'waves' | 'ringlets', Winding>> = {
  waves: {
    rows: [
      { count: 4, inwards: 11, alpha: 0.85 },
      { count: 6, inwards: 2.5, alpha: 1 },
    ],
    long: [34, 14],
    width: [4.4, 2.4],
    swing: [2.4, 1.8],
    turns: 1.15,
    points: 9,
  },
  ringlets: {
    rows: [
      { count: 6, inwards: 18, alpha: 0.9 },
      { count: 7, inwards: 9, alpha: 0.95 },
      { count: 8, inwards: 0.5, alpha: 1 },
    ],
    long: [30, 14],
    width: [3.6, 1.8],
    swing: [2.6, 1.6],
    turns: 2.1,
    points: 17,
  },
};
/** From this height down locks wind, the last begin this far above the tips, and their ends turn out so far; head units. */
const [FROM, BEFORE, HOOK] = [-34, 26, 4.6] as const;

/** Thickness of a lock from its root to its tip. */
const LOCK = [0.05, 0.75, 1, 1, 0.85, 0.55, 0.05] as const;

/** Locks stay this far inside of the edge by the cheek, head units. */
const CLEAR = 4.5;

type Reach = (y: number) => readonly [inner: number, outer: number];

/** From the edge by the cheek to the silhouette on a side, by height: where locks lie. */
function reachOn(mass: HairMass, side: 1 | -1): Reach {
  const rows = new Map<number, readonly [number, number]>();
  return (y) => {
    const row = Math.round(Math.min(y, mass.box.bottom - 8) / 2) * 2;
    const known = rows.get(row);
    if (known) return known;
    const inside: number[] = [];
    for (let x = 24; x < 110; x += 1) if (mass.inside([side * x, row]) > 0.5) inside.push(x);
    const reach = [(inside[0] ?? 46) + CLEAR, inside.at(-1) ?? 52] as const;
    rows.set(row, reach);
    return reach;
  };
}

/** The middle line of a lock that swings about the silhouette and turns out at its tip. */
function windingLine(random: Random, side: 1 | -1, reachAt: Reach, [inwards, top]: Vec, winding: Winding): Vec[] {
  const chosen = ([least, more]: readonly [number, number]) => least + random() * more;
  const [long, swing, phase] = [chosen(winding.long), chosen(winding.swing), random() * 1.6];
  const hook = HOOK * (0.5 + random()) * (random() < 0.75 ? 1 : -1);
  return Array.from({ length: winding.points }, (_, i): Vec => {
    const t = i / (winding.points - 1);
    const y = top + long * t - Math.max(0, t - 0.82) * 10;
    const aside = swing * Math.sin(2 * Math.PI * winding.turns * t + phase) * Math.min(1, t * 2.5);
    const turned = hook * Math.max(0, (t - 0.7) / 0.3) ** 1.5;
    const [inner, outer] = reachAt(y);
    return [side * Math.max(inner, outer - inwards + aside + turned), y];
  });
}

/** A lock: a shade beside it, its body and a gleam on its bends. */
function paintLock(mass: HairMass, line: readonly Vec[], width: number, alpha: number): void {
  const [lx] = mass.h.painter.lit();
  const light = Math.min(0.45, mass.lightAt(line[2] as Vec) + (mass.h.random() - 0.35) * 0.5);
  const beside = (by: number) => line.map(([x, y]): Vec => [x + lx * by, y]);
  mass.stroke(beside(-width * 0.34), width, mass.value(light - 0.4), 0.6 * alpha, LOCK);
  mass.stroke(line, width, mass.value(light), alpha, LOCK);
  mass.stroke(beside(width * 0.2).slice(1, -1), width * 0.3, mass.value(light + 0.38), 0.6 * alpha, GLEAM);
}

/** Thickness of the gleam on a lock. */
const GLEAM = [0.02, 0.9, 0.3, 1, 0.4, 0.8, 0.02] as const;

/** Locks of waves and curls that wind along the sides of the head: its silhouette is theirs, not that of a bell. */
export function paintWaveLocks(mass: HairMass, kind: keyof typeof WINDINGS): void {
  const { random } = mass.h;
  const winding = WINDINGS[kind];
  for (const side of [-1, 1] as const) {
    const reachAt = reachOn(mass, side);
    for (const { count, inwards, alpha } of winding.rows)
      for (let i = 0; i < count; i++) {
        const share = (i + random() * 0.6) / count;
        const top = FROM + (mass.box.bottom - BEFORE - FROM) * share;
        const line = windingLine(random, side, reachAt, [inwards * (0.6 + random() * 0.8), top], winding);
        paintLock(mass, line, winding.width[0] + random() * winding.width[1], alpha);
      }
  }
}
