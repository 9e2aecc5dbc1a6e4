import { type Knot, shade, smooth, taper, tint } from '@/lib/illustrator/paint';
import { type Easel, fill } from '../../kit/easel';
import { rounded } from '../../rooms/kit/shapes';

const RED = '#d9463f';

/** Grandma's umbrella, folded, with its tip on the ground; it leans to the left so far, in radians. */
export function leaningUmbrella(e: Easel, x: number, y: number, lean: number, size = 1) {
  e.p.soft(x - 4, y + 2, 46 * size, 9 * size, '#3a3440', 0.4);
  e.p.in(x, y, -lean, size, size, () => {
    const crook: Knot[] = [
      [0, -200],
      [0, -318],
      [-4, -338],
      [-20, -344],
      [-32, -330],
      [-32, -314],
    ];
    e.p.form(taper(crook, [4.4, 4.8, 5, 5, 5, 4.6]), '#e9c48a', { depth: 2.4 });
    const cloth: Knot[] = [
      [0, -6, 1],
      [15, -90],
      [19, -190],
      [10, -232],
      [0, -240],
      [-10, -232],
      [-18, -190],
      [-14, -90],
    ];
    e.p.form(smooth(cloth, true, 6), RED, { depth: 8 });
    for (const side of [-1, 0.4])
      e.p.line(
        [
          [side * 6, -228],
          [side * 10, -150],
          [0, -14],
        ],
        3,
        tint(RED, 0.12),
        0.8,
        [0.4, 1, 0.3],
      );
    e.p.form(rounded(-19, -176, 38, 12, 4), shade(RED, 0.12), { depth: 2 });
    fill(
      e,
      taper(
        [
          [0, -10],
          [0, 12],
        ],
        [3.4, 2],
      ),
      '#8a5436',
    );
  });
}
