import { type Painter, taper } from '../../paint';
import { fur, type Tones } from '../kit/coat';
import { fringe } from '../kit/fringe';
import { blob, knots, stroke } from '../kit/outline';
import { dogCoat } from '../land/dog/coat';
import { dogHead } from '../land/dog/head';
import type { CompanionLook } from '../model';

/** Shaggy all round but for where it rests on the ground. */
const shaggy = (shape: ReturnType<typeof blob>, size: number) =>
  fringe(shape, { size: ([, y]) => (y > -7 ? 0 : size), spacing: 15, hang: 0.6 });

/** The tail lies behind the haunch, its tip up. */
function tail(p: Painter, tones: Tones) {
  const brush = taper(knots('-88,-34 -108,-40 -126,-54 -136,-72 -132,-88'), [9, 14, 17, 14, 4]);
  p.form(fringe(brush, { size: ([, y]) => (y > -20 ? 0 : 5), spacing: 14, hang: 0.6 }), tones.base, { depth: 8 });
  fur(p, brush, tones.base, { count: 10, length: 12, width: 2.4, lie: 0.1 });
}

/** A foreleg stretched out on the ground, with its paw. */
function foreleg(p: Painter, line: string, at: readonly [number, number], colours: readonly [string, string, string]) {
  const [leg, toes, gap] = colours;
  const [x, y] = at;
  p.form(stroke(line, 13, 12, 10.5), leg, { depth: 7 });
  p.form(
    blob(`${x - 16},${y - 11} ${x + 4},${y - 12} ${x + 15},${y - 4} ${x + 12},${y + 6} ${x - 14},${y + 6}`),
    toes,
    {
      depth: 5,
    },
  );
  for (const aside of [1, 8])
    p.line(
      knots(`${x + aside - 2},${y - 8} ${x + aside + 2},${y - 3} ${x + aside},${y + 3}`),
      1.7,
      gap,
      0.6,
      [0.4, 1, 0.4],
    );
}

/** Asleep at full length, the chin on a forepaw: a shoulder to lean on, a haunch, all four feet on the ground. */
export function dogAsleep(p: Painter, look: CompanionLook): void {
  const tones = dogCoat(look);
  p.in(0, 0, 0, 1.3, 1.3, () => {
    tail(p, tones);
    foreleg(p, '56,-20 110,-12 150,-9', [160, -8], [tones.far, tones.far, tones.dark]);
    const trunk = blob('-98,-12 -96,-46 -70,-70 -30,-70 6,-66 34,-72 62,-66 82,-42 80,-10 56,3 -84,3');
    p.form(shaggy(trunk, 6), tones.base, { depth: 15, softness: 9 });
    fur(p, trunk, tones.base, { count: 26, length: 13, lie: ([x]) => 2.6 - x * 0.004 });
    const shoulder = blob('18,-10 20,-48 40,-66 64,-60 76,-36 66,-8 40,0');
    p.form(shaggy(shoulder, 4), tones.base, { depth: 11, softness: 8, light: 0.05 });
    const haunch = blob('-100,-6 -96,-44 -70,-62 -42,-48 -32,-16 -40,3 -88,3');
    p.form(shaggy(haunch, 4), tones.base, { depth: 10 });
    p.form(stroke('-80,-8 -60,-4 -48,-4', 11, 10, 9.5), tones.base, { depth: 6 });
    p.form(blob('-58,-14 -42,-14 -32,-8 -32,2 -56,2'), tones.light, { depth: 5 });
    foreleg(p, '40,-18 96,-5 142,-2', [154, 0], [tones.base, tones.light, tones.dark]);
    p.in(102, -40, 0.1, 0.86, 0.86, () => dogHead(p, { ...look.mood, eyes: 'closed' }, tones, 0.4, 0.14));
  });
}
