import { ellipse, type Knot, seededRandom, shade, smooth, taper, tint } from '../../../paint';
import type { HairBrush } from '../../hair/brush';
import type { Hat } from '../../outfit';
import { below, type HatDrawing } from './hat';

/** A broad straw hat with a ribbon. */
export function straw(h: HairBrush, { color, trim = '#b5544f' }: Hat): HatDrawing {
  const { painter: p, skull: s } = h;
  const rim = (
    [
      [-88, -30],
      [-46, -38],
      [0, -40],
      [46, -38],
      [88, -30],
    ] as Knot[]
  ).map(s);
  const [cx, cy] = s([0, -38]);
  const brim = ellipse(cx, cy, 86, 17);
  const dome = smooth(
    (
      [
        [-46, -42],
        [-44, -66],
        [-30, -84],
        [0, -89],
        [30, -84],
        [44, -66],
        [46, -42],
        [0, -35],
      ] as Knot[]
    ).map(s),
  );
  return {
    free: below(smooth(rim, false, 6)),
    before: () => {
      p.form(brim, color, { depth: 6 });
      const random = seededRandom('straw');
      p.clip(brim, () => {
        for (let i = 0; i < 5; i++) p.edge(ellipse(cx, cy, 80 - i * 9, 15 - i * 2.4), shade(color, 0.1), 0.9, 0.5);
        for (let i = 0; i < 30; i++) {
          const a = random.between(0, 6.28);
          p.line(
            [
              [cx + Math.cos(a) * 50, cy + Math.sin(a) * 9],
              [cx + Math.cos(a + 0.05) * 84, cy + Math.sin(a + 0.05) * 16],
            ],
            1,
            i % 2 ? shade(color, 0.1) : tint(color, 0.12),
            0.5,
            [1, 1],
          );
        }
      });
      p.form(dome, color, { depth: 9 });
      p.clip(dome, () => {
        for (let y = -86; y < -40; y += 5.5)
          p.line([s([-48, y + 4]), s([0, y + 8]), s([48, y + 4])] as Knot[], 1, shade(color, 0.1), 0.45, [1, 1, 1]);
      });
      p.form(
        taper(
          (
            [
              [-46, -49],
              [0, -41],
              [46, -49],
            ] as Knot[]
          ).map(s),
          [5, 5.6, 5],
          { round: false },
        ),
        trim,
        { depth: 3 },
      );
    },
  };
}
