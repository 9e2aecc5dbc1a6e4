import type { HairShape } from '@/lib/photos';
import { clamp, type Polygon, type Random, taper, type Vec } from '../../../paint';
import { findCurl, getWaves } from './curl';
import { capPoint, fallOn, fallPoint, hairlineAt, isFalling, isTucked, type Side } from './outline';

/** A lock of loose hair as it hangs on an unturned head: its middle line from root to tip, and half its greatest width. */
export type Lock = { readonly line: readonly Vec[]; readonly width: number };

/** Half widths of a lock from root to tip, as shares: straight hair thins evenly, a curl swells where it turns. */
const BODY = { even: [0.7, 1, 1, 0.78, 0.06], swelling: [0.7, 1, 0.82, 1, 0.7, 0.86, 0.08] } as const;

/** The lock as a shape, where `at` places its points. */
export const lockShape = (shape: HairShape, { line, width }: Lock, at: (point: Vec) => Vec): Polygon =>
  taper(
    line.map(at),
    (findCurl(shape) === 'loose' ? BODY.swelling : BODY.even).map((share) => share * width),
    { steps: 3 },
  );

/** How far waves carry a strand aside at a height; neighbouring strands of one phase swing together. */
export function waveAt(shape: HairShape, y: number, phase: number): number {
  const { swing, length } = getWaves(shape);
  return swing ? swing * Math.sin((y / length) * 2 * Math.PI + phase) * clamp((y + 14) / 44, 0.12, 1) : 0;
}

/** Hair that ends above this height is cut more evenly and turns in. */
const SHOULDER = 78;
/** How far the outermost and single tips end above the longest, as shares of the fall. */
const SHORTER = { bob: 0.1, long: 0.2, jitter: 0.07 } as const;
/** How far tips turn in towards the neck, head units; fine hair flicks out. */
const TURNS_IN = { bob: 7, long: 4, thin: -3.5 } as const;
/** Widths of locks beside the face; a fall narrower than `thin` is fine hair, whose locks part. */
const SPACING = 6.2;
const THIN = { fall: 17, lock: 0.6 } as const;

export const isThin = (shape: HairShape, side: Side): boolean => {
  const { inner, outer } = fallOn(shape, side);
  return (outer[2] ?? 60) - (inner[2] ?? 44) < THIN.fall;
};

/** The locks in which the hair beside the face ends, from the cheek outwards. */
export function fallLocks(shape: HairShape, side: Side, random: Random): Lock[] {
  if (!isFalling(shape, side) || isTucked(shape, side)) return [];
  const { tip, inner, outer } = fallOn(shape, side);
  const kind = tip < SHOULDER ? 'bob' : 'long';
  const wide = (outer[3] ?? 60) - (inner[3] ?? 44);
  const count = Math.max(3, Math.round(wide / SPACING));
  return Array.from({ length: count }, (_, k): Lock => {
    const out = (k + 0.5) / count;
    const reach = 1 - SHORTER[kind] * Math.abs(out - 0.25) ** 1.6 * 1.6 + random.bell() * SHORTER.jitter;
    const phase = side * 0.9 + out * 1.5 + random() * 0.5;
    const turns = TURNS_IN[isThin(shape, side) ? 'thin' : kind];
    const line = [0.2, 0.42, 0.6, 0.74, 0.87, 1].map((share): Vec => {
      const down = share * reach;
      const [x, y] = fallPoint(shape, side, Math.min(1, down), out * 0.92 + 0.02);
      const turned = turns * share ** 4 * (0.4 + out);
      return [x - side * turned + waveAt(shape, y, phase), y + Math.max(0, down - 1) * (tip - 4)];
    });
    return { line, width: (wide / count) * (isThin(shape, side) ? THIN.lock : 0.78) };
  });
}

/** The locks in which the hair behind the neck ends: longest near the falls' tips, and rounded to the sides. */
export function backLocks(shape: HairShape, random: Random): Lock[] {
  const low = (side: Side) => (isFalling(shape, side) ? fallOn(shape, side).tip : 30);
  const reach = (side: Side) => (isFalling(shape, side) ? Math.abs(fallPoint(shape, side, 0.72, 0.94)[0]) : 34);
  const [left, right] = [-reach(-1), reach(1)];
  const count = Math.max(7, Math.round((right - left) / 12));
  const wide = (right - left) / count;
  return Array.from({ length: count }, (_, k): Lock => {
    const share = (k + 0.5) / count;
    const x = left + (right - left) * share;
    const bottom = low(-1) + (low(1) - low(-1)) * share;
    const round = Math.abs(share - 0.5) ** 3 * (bottom > 60 ? 100 : 44);
    // Every other lock lies under its neighbours and ends higher.
    const tip = bottom - round - 2 - (k % 2) * bottom * 0.07 + random.bell() * 4;
    const phase = x * 0.05 + random() * 0.6;
    const line = [0, 0.3, 0.55, 0.8, 1].map((t): Vec => {
      const y = 8 + (tip - 8) * t;
      return [x * (1 - 0.1 * t ** 3) + waveAt(shape, y, phase), y];
    });
    return { line, width: wide * (k % 2 ? 0.9 : 1.15) };
  });
}

/** Locks along the silhouette, that lift a little off it: angle of their root, and how far round they run (degrees). */
const RIM = {
  straight: { every: 26, along: 26, width: 3.6, lifts: 0.022 },
  short: { every: 17, along: 24, width: 4.8, lifts: 0.05 },
  wavy: { every: 19, along: 34, width: 6, lifts: 0.05 },
  loose: { every: 16, along: 32, width: 6.4, lifts: 0.075 },
} as const;

/** Locks over the crown whose tips stand off it: the mass is no cap. */
export function rimLocks(shape: HairShape, random: Random): Lock[] {
  const curl = findCurl(shape);
  const falls = isFalling(shape, -1) || isFalling(shape, 1);
  const { every, along, width, lifts } = RIM[curl === 'wavy' || curl === 'loose' ? curl : falls ? 'straight' : 'short'];
  const { swing } = getWaves(shape);
  const root = shape.parting === null ? 4 : clamp(shape.parting * 0.9, -26, 26);
  return ([-1, 1] as const).flatMap((side) => {
    const last = isFalling(shape, side) ? 92 : 56;
    const count = Math.max(2, Math.round((last - 14) / every));
    return Array.from({ length: count }, (_, k): Lock => {
      const from = root + side * (8 + ((last - 8) * (k + random() * 0.5)) / count);
      const run = along * (0.8 + random() * 0.5);
      const line = [0, 0.3, 0.6, 0.85, 1].map((t, i): Vec => {
        const wave = (swing / 100) * Math.sin(t * 5 + k * 1.3);
        const share = 0.93 + lifts * t ** 2 * (0.7 + random() * 0.6) + wave * t + (i === 0 ? -0.03 : 0);
        return capPoint(shape, from + side * run * t, share);
      });
      return { line, width };
    });
  });
}

/** Wisps over the brow: how far apart they grow, and how far above and below the hairline they begin and end. */
const WISPS = { every: 8.4, above: 17, below: { short: 3.2, long: 2 }, width: 3.2 } as const;
/** Long hair hangs over the brow only in a fringe, which ends below this; above it runs to both sides. */
const FRINGE_FROM = -28;

/** Locks over the hairline of hair that grows forward, which has no edge; waves swing aside. */
export function browLocks(shape: HairShape, random: Random): Lock[] {
  const { every, above, width } = WISPS;
  const long = isFalling(shape, -1) || isFalling(shape, 1);
  const below = WISPS.below[long ? 'long' : 'short'];
  const root = shape.parting === null ? 4 : clamp(shape.parting, -26, 26);
  const count = Math.round(76 / every);
  return Array.from({ length: count }, (_, k): Lock[] => {
    const x = -38 + (76 * (k + 0.3 + random() * 0.4)) / count;
    const y = hairlineAt(shape, x);
    if (long && y < FRINGE_FROM) return [];
    // Strands lean away from the parting, on the temples towards the ear.
    const lean = clamp((x - root) / 40, -1, 1) * 7 + random.bell() * 2;
    const reach = below * (0.3 + random() * 1.1) * clamp((-y - 6) / 14, 0.2, 1);
    const line = [0, 0.4, 0.75, 1].map(
      (t): Vec => [x - lean * (1 - t) + waveAt(shape, y, k) * t * 0.5, y - above * (1 - t) + reach * t],
    );
    return [{ line, width }];
  }).flat();
}
