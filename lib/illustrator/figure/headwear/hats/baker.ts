import { ellipse, type Knot, shade, smooth, taper, type Vec } from '../../../paint';
import type { HairBrush } from '../../hair/brush';
import type { Hat } from '../../outfit';
import { below, type HatDrawing } from './hat';

/** A baker's white hat: a band and a soft puffed crown. */
export function baker(h: HairBrush, { color }: Hat): HatDrawing {
  const { painter: p, skull: s } = h;
  const rim = (
    [
      [-49, -31],
      [-26, -40],
      [0, -43],
      [26, -40],
      [49, -31],
    ] as Knot[]
  ).map(s);
  const puff = smooth(
    (
      [
        [-46, -52],
        [-62, -72],
        [-58, -98],
        [-34, -108],
        [-8, -116],
        [22, -110],
        [46, -106],
        [62, -88],
        [58, -66],
        [46, -52],
        [0, -60],
      ] as Knot[]
    ).map(s),
  );
  return {
    free: below(smooth(rim, false, 6)),
    before: () => {
      p.form(puff, color, { depth: 11, softness: 7, shadow: 0.09 });
      p.clip(puff, () => {
        for (const [x, top] of [
          [-38, -92],
          [-16, -102],
          [8, -104],
          [30, -98],
          [46, -88],
        ] as const)
          p.line(
            [s([x * 0.9, -52]), s([x, -74]), s([x * 1.12, top])] as Knot[],
            3,
            shade(color, 0.1),
            0.55,
            [1, 0.8, 0.1],
          );
      });
      const band = taper(
        rim.map(([x, y]): Vec => [x, y - 7]),
        [10, 11, 11.4, 11, 10],
        { round: false },
      );
      p.form(band, color, { depth: 5, shadow: 0.08 });
      p.edge(band, shade(color, 0.1), 0.8, 0.5);
      const [x, y] = s([18, -96]);
      p.fill(ellipse(x, y, 9, 5, 0.4), '#ffffff', { alpha: 0.5, blur: 2 });
    },
  };
}
