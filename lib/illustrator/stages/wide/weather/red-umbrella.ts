import { ellipse, type Knot, shade, smooth, taper, tint, type Vec } from '@/lib/illustrator/paint';
import { type Easel, fill } from '../../kit/easel';
import { rounded, solid } from '../../rooms/kit/shapes';

const RED = '#d9463f';

/** The photo of grandma on the wall. */
const PHOTO = { width: 190, height: 226 } as const;

/** Black and white, its top left corner at `x`, `y`: grandma with curls, who laughs below her umbrella. */
export function grandmaPhoto(e: Easel, [x, y]: Vec) {
  const { width, height } = PHOTO;
  e.p.soft(x + width / 2 + 8, y + height / 2 + 12, width * 0.68, height * 0.64, '#3a3440', 0.26);
  e.p.form(rounded(x, y, width, height, 6), '#6f655c', { depth: 6 });
  fill(e, rounded(x + 14, y + 14, width - 28, height - 28, 3), '#f1ede4');
  fill(e, rounded(x + 26, y + 26, width - 52, height - 52, 2), '#cfccc6');
  e.p.in(x + width / 2, y + 142, 0, 1, 1, () => {
    const dress: readonly Knot[] = [
      [-54, 58, 1],
      [-46, 30],
      [-16, 18],
      [16, 18],
      [46, 30],
      [54, 58, 1],
    ];
    solid(e, smooth(dress, true, 6), '#7d7a80');
    for (const [u, v, r] of [
      [-27, -16, 15],
      [-22, -34, 15],
      [-4, -44, 16],
      [16, -38, 15],
      [27, -20, 15],
      [28, -2, 12],
      [-28, 0, 12],
    ] as const)
      e.p.form(ellipse(u, v, r, r), '#e9e7e2', { depth: 4 });
    e.p.form(ellipse(0, -10, 25, 29), '#c8c0b7', { depth: 5 });
    for (const side of [-1, 1])
      e.p.line(
        [
          [side * 15, -14],
          [side * 10, -19],
          [side * 5, -14],
        ],
        2.6,
        '#3a3634',
        1,
        [0.5, 1, 0.5],
      );
    fill(
      e,
      smooth(
        [
          [-12, -2, 1],
          [12, -2, 1],
          [0, 12],
        ],
        true,
        5,
      ),
      '#4a4442',
    );
    fill(
      e,
      taper(
        [
          [34, 40],
          [30, -60],
        ],
        [2.4, 2],
      ),
      '#e2dccf',
    );
  });
}

/** All that has a colour in that photo. */
export function redOfPhoto(e: Easel, [x, y]: Vec) {
  const { width } = PHOTO;
  e.p.in(x + width / 2 + 22, y + 84, 0.1, 1, 1, () => {
    const canopy: readonly Knot[] = [
      [-84, 12, 1],
      [-66, -22],
      [-20, -44],
      [20, -42],
      [44, -26],
      [46, 8, 1],
      [28, 2],
      [4, 10, 1],
      [-20, 2],
      [-42, 11, 1],
      [-62, 4],
    ];
    e.p.form(smooth(canopy, true, 6), RED, { depth: 9 });
    for (const to of [-42, 4])
      e.p.line(
        [
          [-10, -44],
          [to * 0.8 - 6, -18],
          [to, 10],
        ],
        2,
        shade(RED, 0.14),
        0.7,
      );
  });
}

/** The same umbrella, folded, beside the door: the only other colour of the room. */
export function leaningUmbrella(e: Easel) {
  e.p.soft(424, 986, 46, 9, '#3a3440', 0.4);
  e.p.in(428, 984, -0.06, 1, 1, () => {
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
