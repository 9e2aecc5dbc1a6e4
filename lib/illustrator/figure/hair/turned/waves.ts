import type { Knot, Shape, Vec } from '../../../paint';
import { taper } from '../../../paint';
import type { HairBrush } from '../brush';
import type { Waves } from '../own/curl';
import { swung } from '../own/ribbons';

const WIDTH = 5.2;
const BODY = [0.1, 1, 0.85, 1, 0.75, 0.9, 0.08].map((share) => share * WIDTH);

/** Soft clumps that swing along the lines of the strands, each with a lit bend and a dark edge. */
export function paintWaves(h: HairBrush, inside: Shape, lines: readonly (readonly Knot[])[], waves: Waves): void {
  const { painter: p, tones } = h;
  const long = lines.filter((line) => line.length > 3);
  p.clip(inside, () => {
    long.forEach((knots, i) => {
      const line = swung(
        knots.map(([x, y]): Vec => [x, y]),
        waves,
        i * 0.9,
      );
      if (line.length < 4) return;
      const form = taper(line, BODY, { steps: 3 });
      const beside = (by: number): Vec[] => line.map(([x, y]): Vec => [x + by * WIDTH, y]);
      p.fill(form, tones.base, { alpha: 0.7 });
      p.line(beside(0.6), WIDTH * 0.7, tones.shadow, 0.7, [0.3, 1, 1, 0.4]);
      p.line(beside(-0.3), WIDTH * 0.6, tones.light, 0.55, [0.05, 1, 0.6, 1, 0.5, 0.8, 0.05]);
      p.line(beside(-0.35), 1.3, tones.shine, 0.5, [0.02, 1, 0.1, 1, 0.1, 0.9, 0.02]);
    });
  });
}
