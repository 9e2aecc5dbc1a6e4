import { ellipse, type Knot, seededRandom, shade, smooth, taper, tint, type Vec } from '../../../paint';
import type { HairBrush } from '../../hair/brush';
import type { Hat } from '../../outfit';
import { below, type HatDrawing } from './hat';

/** A knitted hat with a turned-up rim and a bobble. */
export function bobble(h: HairBrush, { color, trim = tint(color, 0.14) }: Hat): HatDrawing {
  const { painter: p, skull: s } = h;
  const low = h.view.aspect === 'face' ? 0 : 10;
  const rim = (
    [
      [-57, -14 + low],
      [-34, -25 + low],
      [0, -29 + low],
      [34, -25 + low],
      [57, -14 + low],
    ] as Knot[]
  ).map(s);
  const dome = smooth([
    ...rim,
    ...(
      [
        [60, -34],
        [50, -62],
        [28, -80],
        [0, -86],
        [-28, -80],
        [-50, -62],
        [-60, -34],
      ] as Knot[]
    ).map(s),
  ]);
  const [bx, by] = s([-3, -98]);
  return {
    free: below(smooth(rim, false, 6)),
    before: () => {
      p.form(dome, color, { depth: 10, softness: 6 });
      p.clip(dome, () => {
        for (let i = -4; i <= 4; i++) {
          const rib = (
            [
              [i * 13.6, -16],
              [i * 12.4, -48],
              [i * 5.4, -86],
            ] as Knot[]
          ).map(s);
          p.line(rib, 2.2, shade(color, 0.11), 0.5, [0.6, 1, 0.5]);
          p.line(
            rib.map(([x, y]): Vec => [x + 4, y]),
            1.7,
            tint(color, 0.1),
            0.4,
            [0.4, 1, 0.4],
          );
        }
      });
      const band = taper(
        rim.map(([x, y]): Vec => [x, y - 4]),
        [9, 9.6, 10, 9.6, 9],
        { round: true },
      );
      p.form(band, trim, { depth: 5 });
      p.clip(band, () => {
        for (let i = -7; i <= 7; i++) {
          const [x, y] = s([i * 8.2, -34 + low + i * i * 0.28]);
          p.line(
            [
              [x, y - 8],
              [x + i * 0.3, y + 18],
            ],
            1.5,
            shade(trim, 0.11),
            0.5,
            [1, 1],
          );
        }
      });
      const random = seededRandom('bobble');
      p.form(ellipse(bx, by, 15.5, 14.5), trim, { depth: 6 });
      for (let i = 0; i < 26; i++) {
        const a = random.between(0, 6.28);
        const r = random.between(5, 14);
        const from: Vec = [bx + Math.cos(a) * r, by + Math.sin(a) * r];
        p.line(
          [from, [from[0] + Math.cos(a) * 5, from[1] + Math.sin(a) * 5]],
          1.9,
          i % 2 ? shade(trim, 0.09) : tint(trim, 0.12),
          0.7,
        );
      }
    },
  };
}
