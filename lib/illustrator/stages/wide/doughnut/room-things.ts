import { ellipse, rectangle, shade, taper, tint } from '@/lib/illustrator/paint';
import { type Easel, fill, glow, linear } from '../../kit/easel';
import { outline } from '../../kit/outline';
import { poly, rounded, solid } from '../../rooms/kit/shapes';
import { FLAME } from './colours';

/** The chest that the old neighbour sits on: what she looks for peeps out of its drawer. */
export function chest(e: Easel) {
  const wood = '#8a5a3c';
  e.p.soft(2110, 1190, 330, 40, '#180c14', 0.6);
  e.p.form(rounded(1880, 936, 480, 270, 14), wood, { depth: 14 });
  e.p.form(rounded(1864, 918, 512, 36, 12), tint(wood, 0.07), { depth: 8 });
  for (const y of [974, 1084]) {
    e.p.form(rounded(1908, y, 424, 92, 8), tint(wood, 0.04), { depth: 6 });
    e.p.form(ellipse(2120, y + 48, 15), '#d9a441', { depth: 4 });
  }
  fill(e, rounded(1908, 966, 424, 22, 6), '#2a1418');
  for (const [x, colour, turn] of [
    [1980, '#e58f7e', -0.2],
    [2022, '#7fb0d8', 0.12],
    [2240, '#f2c45c', 0.3],
  ] as const)
    e.p.in(x, 984, turn, 1, 1, () => {
      e.p.form(rectangle(-8, -42, 16, 44), colour, { depth: 3 });
      e.p.line(
        [
          [0, -42],
          [1, -50],
        ],
        3,
        '#5a4038',
        1,
        [1, 1],
      );
    });
}

/** Felt slippers over the old neighbour's feet, the far one hanging from the toes. */
export function slippers(e: Easel) {
  const felt = '#6b5666';
  for (const [x, y, turn, hangs] of [
    [1846, 1074, -0.12, 0.3],
    [1978, 1096, -0.04, 0],
  ] as const)
    e.p.in(x, y, turn + hangs, 1, 1, () => {
      e.p.form(outline([-74, 12, -60, 30, 20, 32, 62, 26, 64, 12, 0, 6]), shade(felt, 0.2), { depth: 5 });
      e.p.form(outline([-78, 8, -74, -22, -44, -42, 0, -40, 14, -12, 16, 18, -50, 24]), felt, { depth: 9 });
      e.p.form(outline([-10, -44, 12, -40, 22, -8, 20, 20, 4, 20, 2, -12]), tint(felt, 0.2), { depth: 4 });
      e.p.form(ellipse(-50, -32, 17), '#d9c08e', { depth: 6 });
    });
}

/** From her fingers to the wick. */
export function match(e: Easel) {
  e.p.line(
    [
      [1880, 634],
      [1812, 600],
    ],
    8,
    '#f0cf9a',
    1,
    [1, 0.8],
  );
  e.p.fill(ellipse(1810, 599, 7, 6), '#5a2a1c');
}

/** On the floor lies what was tried before the candle. */
export function giraffe(e: Easel) {
  e.p.in(1790, 1130, 0.2, 1.5, 1.5, () => {
    e.p.soft(30, 26, 110, 14, '#180c14', 0.6);
    const fur = '#e8b050';
    for (const x of [-14, 12, 34])
      e.p.form(
        taper(
          [
            [x, 8],
            [x + 4, 30],
          ],
          [7, 6],
        ),
        fur,
        { depth: 3 },
      );
    e.p.form(ellipse(10, 0, 44, 24), fur, { depth: 7 });
    e.p.form(
      taper(
        [
          [44, -8],
          [112, 2],
        ],
        [13, 9],
      ),
      fur,
      { depth: 5 },
    );
    e.p.form(ellipse(124, 6, 21, 14, 0.3), fur, { depth: 4 });
    for (const [x, y] of [
      [-12, -4],
      [10, 6],
      [28, -8],
      [62, -4],
      [86, 2],
    ] as const)
      fill(e, ellipse(x, y, 8, 6), '#a8622c');
    fill(e, ellipse(128, 2, 2.6), '#2a1418');
    for (const x of [112, 122])
      e.p.line(
        [
          [x, -6],
          [x + 2, -18],
        ],
        4,
        '#a8622c',
        1,
        [1, 1],
      );
  });
}

export function kitchen(e: Easel) {
  const wood = '#c99a6a';
  e.p.form(rectangle(2040, 560, 460, 300), wood, { depth: 9 });
  for (const x of [2060, 2240]) e.p.edge(rounded(x, 590, 160, 250, 8), shade(wood, 0.12), 4, 0.6);
  e.p.form(rectangle(2020, 540, 460, 26), '#e9dcc8', { depth: 5 });
  solid(e, outline([2150, 540, 2140, 480, 2230, 470, 2246, 540]), '#7fa0a8');
  e.p.form(rounded(1310, 230, 250, 330, 8), '#f0dcc0', { depth: 6 });
  for (let i = 0; i < 4; i++)
    solid(
      e,
      ellipse(1360 + i * 50, 420 - (i % 2) * 90, 18),
      ['#d8574a', '#e8b84a', '#6fa08a', '#7f8fc8'][i] ?? '#d8574a',
    );
}

/** The door to the stairs stands open, and the stairs go up. */
export function doorToStairs(e: Easel) {
  fill(
    e,
    rectangle(1490, 130, 1000, 1100),
    linear(e, 1490, 0, 2400, 0, [
      [0, '#1d265c'],
      [1, '#0c1232'],
    ]),
  );
  for (let i = 0; i < 9; i++) {
    const [x, y] = [1620 + i * 92, 1060 - i * 92];
    fill(e, rectangle(x, y, 900, 130), i % 2 ? '#19224f' : '#1b2454');
    fill(e, rectangle(x - 8, y - 8, 900, 16), '#3a4684');
  }
  for (let i = 0; i < 8; i++)
    e.p.line(
      [
        [1660 + i * 92, 1050 - i * 92],
        [1660 + i * 92, 820 - i * 92],
      ],
      8,
      '#34407c',
      1,
      [1, 1],
    );
  e.p.line(
    [
      [1610, 866],
      [2460, 16],
    ],
    18,
    '#5a5a94',
    1,
    [1, 1],
  );
}

/** Behind who plays on it: a back that frames the shoulders, two arms, and a cushion under the thighs. */
export function armchair(e: Easel) {
  const cloth = '#8c3a44';
  e.p.soft(500, 1150, 300, 34, '#180c14', 0.6);
  for (const x of [352, 640])
    e.p.form(poly(x - 14, 1080, x + 14, 1080, x + 8, 1156, x - 8, 1156), '#5a3626', { depth: 5 });
  e.p.form(rounded(336, 520, 316, 560, 90), cloth, { depth: 22 });
  for (const [x, y] of [
    [430, 640],
    [558, 640],
    [494, 730],
  ] as const)
    fill(e, ellipse(x, y, 8), shade(cloth, 0.14));
  e.p.form(rounded(330, 900, 330, 200, 26), shade(cloth, 0.07), { depth: 14 });
  e.p.form(rounded(366, 876, 290, 84, 36), tint(cloth, 0.06), { depth: 14 });
  for (const x of [292, 628]) e.p.form(rounded(x, 800, 76, 296, 34), tint(cloth, 0.02), { depth: 16 });
}

/** Wax that is burnt low, on a saucer; its wick is at (x, y). */
export function candleStub(e: Easel, x: number, y: number) {
  const foot = y + 78;
  e.p.soft(x, foot + 14, 90, 14, '#180c14', 0.5);
  e.p.form(ellipse(x, foot + 6, 66, 17), '#c9a184', { depth: 6 });
  fill(e, ellipse(x, foot + 1, 48, 10), '#8f6a58');
  e.p.form(rounded(x - 21, y, 42, 82, 9), '#f6e3b8', { depth: 9 });
  fill(e, ellipse(x, y + 4, 19, 7), '#ffeec2');
  e.p.form(rounded(x + 8, y + 4, 11, 34, 5), '#fff0cc', { depth: 3 });
}

/** The frame of the door, and its leaf in the candlelight. */
export function doorLeaf(e: Easel) {
  e.p.form(rectangle(1440, 110, 50, 1130), '#8a6244', { depth: 9 });
  e.p.form(rectangle(1440, 84, 1000, 50), '#8a6244', { depth: 9 });
  e.p.form(poly(1440, 130, 1440, 1130, 1310, 1200, 1310, 90), '#a87850', { depth: 14 });
  solid(e, ellipse(1338, 660, 13), '#e0b65c');
}

/** Light on the strings' notes that go out of the door and up. */
const NOTES = [
  [1130, 560, 1, 0],
  [1270, 476, 0.9, 1],
  [1560, 560, 0.95, 0],
  [1690, 430, 1.05, 1],
  [1820, 372, 0.9, 0],
] as const;

export function notes(e: Easel) {
  for (const [x, y, size, kind] of NOTES)
    e.p.in(x, y, 0.16, size * 1.5, size * 1.5, () => {
      glow(e, 0, 0, 60, FLAME.gold, 0.4);
      fill(e, ellipse(0, 0, 15, 11, -0.4), FLAME.gold);
      e.p.line(
        [
          [13, -4],
          [13, -58],
        ],
        4.5,
        FLAME.gold,
        1,
        [1, 1],
      );
      if (!kind)
        return e.p.line(
          [
            [13, -56],
            [30, -44],
            [34, -26],
          ],
          6,
          FLAME.gold,
          1,
          [1, 0.3],
        );
      fill(e, ellipse(46, 6, 15, 11, -0.4), FLAME.gold);
      e.p.line(
        [
          [59, 2],
          [59, -52],
        ],
        4.5,
        FLAME.gold,
        1,
        [1, 1],
      );
      e.p.line(
        [
          [12, -56],
          [60, -49],
        ],
        9,
        FLAME.gold,
        1,
        [1, 1],
      );
    });
}
