import { HAIR_MEASURES, type HairShape } from '@/lib/photos';
import type { Knot, Shape, Vec } from '../../../paint';
import type { HairBrush } from '../brush';
import { getWaves } from './curl';
import { strandThrough } from './flow';
import { type Lock, waveAt } from './locks';
import { capPoint, placing, type Side } from './outline';
import { strandCourse, swung } from './ribbons';
import { paintStroke } from './stroke';

/** Lines of the strands in the cap: along the measured directions. */
function capStrands(h: HairBrush, shape: HairShape, count: number, steps: number): Vec[][] {
  const at = placing(h, shape);
  return Array.from({ length: count }, (_, i) => {
    const degrees = -96 + (192 * (i + h.random())) / count;
    const start = capPoint(shape, degrees, 0.5 + 0.46 * h.random());
    return strandThrough(shape, start, steps).map(([x, y]) => at([x + waveAt(shape, y, i * 0.7), y]));
  });
}

/** Lines from the parting over the temple down a fall. */
export function fallStrands(h: HairBrush, shape: HairShape, side: Side, count: number): Vec[][] {
  const at = placing(h, shape);
  const waves = getWaves(shape);
  return Array.from({ length: count }, (_, i) => {
    const out = (i + 0.2 + 0.6 * h.random()) / count;
    const course = strandCourse(shape, side, out);
    return (waves.swing ? swung(course, waves, side + out * 2.4) : course).map(at);
  });
}

const BODY = [0.1, 0.9, 1, 0.8, 0.08] as const;
/** Broad soft locks, then strands, then single hairs. */
const LAYERS = [
  { width: 8, alpha: 0.22, count: 26, steps: 5 },
  { width: 3.6, alpha: 0.3, count: 32, steps: 6 },
  { width: 1.3, alpha: 0.45, count: 36, steps: 5 },
] as const;

/** Strands in the hair's own directions, over its cap and down its falls. */
export function paintStrands(h: HairBrush, shape: HairShape, inside: Shape, falling: readonly Side[]): void {
  const { tones, random, painter } = h;
  painter.clip(inside, () => {
    for (const { width, alpha, count, steps } of LAYERS) {
      const lines = [
        ...capStrands(h, shape, count, steps),
        ...falling.flatMap((side) => fallStrands(h, shape, side, Math.round(count / 5))),
      ];
      lines.forEach((line, i) => {
        const tone = [tones.shadow, tones.light, tones.deep, tones.shine][(i * 7) % 4] as string;
        const strength = tone === tones.shine ? alpha * 0.6 : alpha;
        paintStroke(painter, line, {
          width: width * (0.7 + random() * 0.6),
          color: tone,
          alpha: strength,
          profile: BODY,
        });
      });
    }
  });
}

/** The single locks of a fall: a lit middle and a dark edge part them. */
export function paintLocks(h: HairBrush, shape: HairShape, locks: readonly Lock[]): void {
  const { painter, tones } = h;
  const at = placing(h, shape);
  for (const { line, width } of locks) {
    const aside = (by: number) => line.map(([x, y]): Vec => at([x + by, y]));
    const stroke = (by: number, wide: number, color: string, alpha: number, profile: readonly number[]) =>
      paintStroke(painter, aside(by), { width: wide, color, alpha, profile });
    stroke(-width * 0.2, width * 0.9, tones.light, 0.34, [0.05, 0.9, 1, 0.6, 0.05]);
    stroke(width * 0.8, 1.5, tones.deep, 0.6, [0.1, 0.8, 1, 0.8, 0.1]);
    stroke(-width * 0.35, 1, tones.shine, 0.4, [0.05, 1, 0.5, 0.8, 0.05]);
  }
}

/** The broken band of light over the crown. */
export function paintShine(h: HairBrush, shape: HairShape, inside: Shape): void {
  const at = placing(h, shape);
  const band = [-72, -46, -18, 12, 40, 66].map((degrees): Knot => at(capPoint(shape, degrees, 0.84)));
  h.shine(inside, band, 5.5, 0.42, 19);
}

/** A dark line where the hair is parted, from the hairline to the crown. */
export function paintParting(h: HairBrush, shape: HairShape): void {
  const { parting } = shape;
  if (parting === null) return;
  const at = placing(h, shape);
  const { columns } = HAIR_MEASURES;
  const nearest = columns.reduce(
    (best, x, i) => (Math.abs(x - parting) < Math.abs((columns[best] ?? 0) - parting) ? i : best),
    0,
  );
  const from = Math.max(-52, shape.hairline[nearest] ?? -44);
  const [topX, topY] = capPoint(shape, parting * 0.7, 0.93);
  h.painter.line(
    [at([parting, from]), at([parting * 0.95, (from + topY) / 2]), at([topX, topY])],
    1.6,
    h.tones.deep,
    0.6,
    [1, 0.8, 0.1],
  );
}
