import type { Knot, Shape, Vec } from '../../../paint';
import { taper } from '../../../paint';
import type { HairBrush } from '../brush';
import type { Waves } from '../own/curl';
import { LIT, SHINY, swung } from '../own/ribbons';
import { paintStroke } from '../own/stroke';

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
      paintStroke(p, beside(0.6), { width: WIDTH * 0.7, color: tones.shadow, alpha: 0.7, profile: [0.3, 1, 1, 0.4] });
      paintStroke(p, beside(-0.3), { width: WIDTH * 0.6, color: tones.light, alpha: 0.55, profile: LIT });
      paintStroke(p, beside(-0.35), { width: 1.3, color: tones.shine, alpha: 0.5, profile: SHINY });
    });
  });
}
