import type { HairShape } from '@/lib/photos';
import { add, clamp, length, lerp, mul, normalize, perpendicular, sub, type Vec } from '../../../paint';
import type { HairBrush } from '../brush';
import { findCurl, getWaves, type Waves } from './curl';
import { type Lock, lockShape } from './locks';
import { capPoint, fallPoint, isFalling, isTucked, placing, type Side } from './outline';
import { paintStroke } from './stroke';

/** Points along a wave; fewer cut its turns. */
const PER_WAVE = 7;
/** A strand swings fully from this distance from its root on; the weight of long hair draws the rest straight. */
const FREE_FROM = 34;
const SWINGS = 108;

/** The same line swinging to both sides along its own length. */
export function swung(line: readonly Vec[], { swing, length: wave }: Waves, phase: number): Vec[] {
  const step = wave / PER_WAVE;
  const out: Vec[] = [];
  const long = line.reduce((sum, to, i) => sum + (i ? length(sub(to, line[i - 1] as Vec)) : 0), 0);
  const free = Math.max(FREE_FROM, long - SWINGS);
  let travelled = 0;
  let next = 0;
  line.forEach((to, i) => {
    const from = line[i - 1];
    if (!from) return;
    const reach = length(sub(to, from));
    const across = perpendicular(normalize(sub(to, from)));
    for (; next <= travelled + reach; next += step) {
      const aside = swing * Math.sin((next / wave) * 2 * Math.PI + phase) * clamp(next / free, 0.1, 1);
      out.push(add(lerp(from, to, (next - travelled) / (reach || 1)), mul(across, aside)));
    }
    travelled += reach;
  });
  return out;
}

/** From the parting over the temple to the tips, or to the ear where the hair is short; `out` 0 by the face to 1 outside. */
export function strandCourse(shape: HairShape, side: Side, out: number): Vec[] {
  const root = shape.parting ?? 0;
  const falling = isFalling(shape, side) && !isTucked(shape, side);
  const last = falling ? 88 : 60 + 26 * out;
  const share = 0.62 + 0.33 * out;
  const over = [0.2, 0.45, 0.7, 0.95].map(
    (t): Vec => capPoint(shape, side * (8 + (last - 8) * t), share + 0.1 * (1 - t)),
  );
  const [x, y] = over[0] as Vec;
  const start: Vec = [(root * 2 + x) / 3, y - 3];
  if (!falling) return [start, ...over];
  return [start, ...over, ...[0.12, 0.4, 0.7, 1].map((down) => fallPoint(shape, side, down, out))];
}

/** Ribbons of one side of the head. */
const PER_SIDE = { falling: 6, short: 4 } as const;
const WIDTH = { wavy: 5.4, loose: 5 } as const;

function createRibbons(h: HairBrush, shape: HairShape): Lock[] {
  const curl = findCurl(shape);
  if (curl !== 'wavy' && curl !== 'loose') return [];
  const waves = getWaves(shape);
  return ([-1, 1] as const).flatMap((side) => {
    const count = isFalling(shape, side) ? PER_SIDE.falling : PER_SIDE.short;
    return Array.from({ length: count }, (_, k): Lock => {
      const out = (count - 1 - k + 0.25 + h.random() * 0.5) / count;
      const phase = side + out * 2.4 + h.random() * 0.8;
      return {
        line: swung(strandCourse(shape, side, out), waves, phase),
        width: WIDTH[curl] * (0.8 + h.random() * 0.4),
      };
    });
  });
}

/** Thickness of light and shine along a clump: most where it bends towards the light. */
export const LIT = [0.05, 1, 0.6, 1, 0.5, 0.8, 0.05] as const;
export const SHINY = [0.02, 1, 0.1, 1, 0.1, 0.9, 0.02] as const;

/** Soft clumps of wavy hair and loose curls over the locks of the rim: each has a lit bend and a dark edge. */
export function paintRibbons(h: HairBrush, shape: HairShape, rim: readonly Lock[]): void {
  const { painter: p, tones } = h;
  const at = placing(h, shape);
  const ribbons = createRibbons(h, shape);
  for (const ribbon of ribbons.length ? [...rim, ...ribbons] : []) {
    const { line, width } = ribbon;
    const form = lockShape(shape, ribbon, at);
    const beside = (by: number): Vec[] => line.map(([x, y]): Vec => at([x + by * width, y]));
    p.fill(form, tones.deep, { alpha: 0.24, dy: 1.4 });
    p.fill(form, tones.base, { alpha: 0.85 });
    p.clip(form, () => {
      const look = { color: tones.shadow, width: width * 0.8, alpha: 0.75, profile: [0.4, 1, 1, 0.4] };
      paintStroke(p, beside(0.62), look);
      paintStroke(p, beside(-0.3), { color: tones.light, width: width * 0.7, alpha: 0.6, profile: LIT });
      paintStroke(p, beside(-0.35), { color: tones.shine, width: width * 0.26, alpha: 0.6, profile: SHINY });
      paintStroke(p, beside(0.2), { ...look, color: tones.deep, width: 0.9, alpha: 0.5 });
    });
  }
}
