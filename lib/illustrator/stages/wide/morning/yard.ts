import { ellipse, rectangle, shade, tint } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { cover, dab, type Easel, fill, glow, linear, wash } from '../../kit/easel';
import { foliage, grass } from '../../kit/foliage';
import { cloud } from '../../kit/sky';
import { flatStage } from '../flat';
import { bush, farHills, meadow } from '../sister/outdoors';
import { BLOCK_COLOURS } from './colours';
import { solid, stands } from './painted';

const { red, yellow, blue, teal } = BLOCK_COLOURS;
const DUST = '#efe6b4';

/** In the air: the ropes lean to where it swings. */
function swing(e: Easel) {
  for (const line of ['520,960 716,330', '1110,960 914,330']) solid(e, stroke(line, 17, 17), red, 8);
  solid(e, stroke('660,335 970,335', 17, 17), red, 8);
  for (const x of [690, 940]) fill(e, stroke(`${x},340 ${x + 120},706`, 5, 5), '#6a4a3a');
  solid(e, blob('796,698! 1066,698! 1070,722! 800,722!', 4), '#7a5442', 5);
}

function slide(e: Easel) {
  for (const x of [1290, 1390]) solid(e, stroke(`${x},900 ${x},520`, 12, 12), blue, 6);
  for (let y = 590; y < 880; y += 70) solid(e, stroke(`1290,${y} 1390,${y}`, 9, 9), blue, 5);
  const chute = blob(
    '1280,500! 1420,500! 1560,740 1720,850 1790,858! 1790,896! 1690,890 1530,790 1400,548 1280,540!',
    8,
  );
  solid(e, chute, yellow, 12);
  e.p.clip(chute, () => e.p.fill(stroke('1400,520 1560,760 1740,872', 6, 12, 8), '#fff3b0', { alpha: 0.7, blur: 8 }));
}

function tree(e: Easel) {
  e.p.soft(2160, 924, 260, 34, '#3f7d35', 0.6);
  const trunk = blob('2100,930! 2124,760 2118,600 2080,420! 2230,420! 2196,620 2200,780 2222,930!', 6);
  e.p.form(trunk, '#8a5a36', { depth: 24, softness: 18 });
  e.p.clip(trunk, () => {
    const r = e.random('bark');
    for (let i = 0; i < 50; i += 1)
      dab(e, 'dry', 2160 + r.bell() * 70, 440 + r() * 480, 60, 7, i % 3 ? '#6f4528' : '#b98a5c', {
        rotate: 1.57 + r.bell() * 0.2,
        alpha: 0.5,
        variant: i,
      });
  });
  for (const [x, y, w, h, tone] of [
    [2060, 370, 150, 100, '#2f8040'],
    [2310, 370, 160, 110, '#2f8040'],
    [2180, 330, 190, 120, '#34894a'],
    [2080, 250, 140, 100, '#3f9a4e'],
    [2290, 240, 150, 110, '#3f9a4e'],
    [2190, 150, 170, 100, '#4aa657'],
  ] as const)
    foliage(e, `yard${x}${y}`, x, y, w, h, tone, { count: 80, size: 32, lit: '#e8f28e', warmth: 0.4 });
}

/** A cloud of dust that a foot has left. */
function puff(e: Easel, x: number, y: number, w: number) {
  e.p.soft(x, y + w * 0.3, w * 1.2, w * 0.36, '#5f9a48', 0.4);
  for (let i = 0; i < 3; i += 1)
    dab(e, 'mist', x + (i - 1) * w * 0.4, y - (i % 2) * w * 0.16, w * 1.1, w * 0.8, DUST, { alpha: 0.85, variant: i });
}

/** The dust of one run: from the swing to the slide, around the tree and to the front. */
function dust(e: Easel) {
  const [from, around] = [
    [1010, 1130, 1250],
    [1830, 1930, 2040, 2150, 2260, 2320, 2300, 2220],
  ];
  for (const [i, x] of from.entries()) puff(e, x, 930 + (i % 2) * 14, 30 - i * 3);
  for (const [i, x] of around.entries()) puff(e, x, i < 5 ? 920 - i * 6 : 900 + (i - 4) * 42, 22 + i * 4);
}

function plank(e: Easel, x: number, y: number, width: number, height: number, colour: string) {
  const board = rectangle(x, y, width, height);
  solid(e, board, colour, 7);
  e.p.clip(board, () =>
    wash(e, `grain${y}`, [x, y, x + width, y + height], [shade(colour, 0.08), tint(colour, 0.07)], {
      count: 26,
      alpha: 0.5,
      long: 140,
      tall: 4,
    }),
  );
}

function bench(e: Easel, x: number, y: number, width: number) {
  stands(e, x + width / 2, y + 150, width * 0.6, '#2f5a2c');
  for (const u of [0.1, 0.9]) solid(e, rectangle(x + width * u - 18, y, 36, 230), '#7a4a2c', 8);
  plank(e, x, y - 12, width, 46, '#c27a3e');
  plank(e, x, y + 44, width, 26, '#a9642f');
}

/** A fence of boards, with gaps through which more green is seen. */
function fence(e: Easel, y: number, height: number, colour: string) {
  for (const v of [0.25, 0.7]) solid(e, rectangle(-80, y - height * v, 2560, 14), shade(colour, 0.06), 4);
  for (let x = -60; x < 2460; x += 58)
    solid(
      e,
      blob(
        `${x},${y}! ${x},${y - height * 0.9}! ${x + 20},${y - height}! ${x + 40},${y - height * 0.9}! ${x + 40},${y}!`,
        2,
      ),
      colour,
      5,
    );
}

function lawn(e: Easel) {
  cover(
    e,
    linear(e, 0, 0, 0, 780, [
      [0, '#6fc4ec'],
      [0.7, '#a9def2'],
      [1, '#e4f5e6'],
    ]),
  );
  glow(e, 1700, 80, 700, '#fffbe0', 0.5);
  for (const [x, y, w, h] of [
    [1180, 300, 340, 80],
    [300, 430, 300, 60],
    [1780, 420, 300, 60],
  ] as const)
    cloud(e, x, y, w, h, '#f4fbff', '#ffffff', 0.8);
  farHills(
    e,
    [
      [
        [-90, 700],
        [500, 650],
        [1100, 690],
        [1700, 640],
        [2490, 690],
      ],
    ],
    '#d6f0e2',
    '#8fd07a',
  );
  fence(e, 800, 110, '#f6efe0');
  for (const [x, y, w, h] of [
    [60, 806, 120, 90],
    [330, 806, 90, 60],
    [1150, 806, 110, 70],
    [1900, 806, 120, 90],
  ] as const)
    bush(e, x, y, w, h, '#5fae4c', '#eef7a0');
  meadow(
    e,
    'lawn',
    [
      [-90, 800],
      [600, 776],
      [1300, 770],
      [1900, 778],
      [2490, 800],
    ],
    ['#a4dc74', '#63b04c'],
    {
      lit: '#e4f59a',
      rows: [800, 1190],
      size: [8, 36],
      density: 0.45,
    },
  );
  const r = e.random('daisies');
  for (let i = 0; i < 26; i += 1) {
    const [x, y] = [r() * 2400, 850 + r() * 320];
    const k = 0.5 + (y - 850) / 500;
    for (let petal = 0; petal < 6; petal += 1)
      e.p.in(x, y, (petal * Math.PI) / 3, k, k, () => fill(e, ellipse(0, -9, 4, 7), '#fffaf0'));
    fill(e, ellipse(x, y, 5 * k), '#f4bd2c');
  }
  for (const [x, y, w] of [
    [816, 964, 330],
    [1340, 902, 140],
    [1050, 1108, 150],
    [1800, 1140, 240],
  ] as const)
    stands(e, x, y, w, '#2f6a2c');
}

function ant(e: Easel, x: number, y: number) {
  for (const u of [-12, 0, 12]) fill(e, stroke(`${x + u},${y} ${x + u * 1.4},${y + 14}`, 2, 2), '#2a1a20');
  for (const [u, r] of [
    [-20, 11],
    [0, 8],
    [17, 10],
  ] as const)
    fill(e, ellipse(x + u, y, r, r * 0.8), '#2a1a20');
}

/** The yard in all colours: a swing, a slide, a tree, and the dust of one run between them. */
export const yardAll = flatStage({
  ground: '#8fd6f2',
  back(e) {
    lawn(e);
    swing(e);
    dust(e);
    slide(e);
    tree(e);
  },
  over: {
    depth: 1040,
    paint(e) {
      bench(e, 120, 1040, 540);
      ant(e, 896, 1104);
    },
  },
});

/** A corner of the yard seen from the bench: sand within a hedge. */
export const yardCorner = flatStage({
  ground: '#bfe9e2',
  back(e) {
    cover(
      e,
      linear(e, 0, 0, 0, 860, [
        [0, '#bfe6ea'],
        [1, '#eaf6e2'],
      ]),
    );
    wash(e, 'air', [-60, 20, 2460, 700], ['#d9f2ee', '#b0e0e2'], { count: 50, alpha: 0.2, long: 260, tall: 30 });
    farHills(
      e,
      [
        [
          [-90, 760],
          [700, 720],
          [1500, 750],
          [2490, 700],
        ],
      ],
      '#d6f0e8',
      teal,
    );
    fence(e, 880, 130, '#f3efe2');
    for (const [x, y, w, h] of [
      [40, 884, 150, 150],
      [420, 884, 120, 90],
      [900, 884, 130, 100],
      [1240, 884, 160, 140],
      [1600, 884, 110, 80],
      [2000, 884, 140, 110],
      [2360, 884, 160, 180],
    ] as const)
      bush(e, x, y, w, h, '#3f9f8c', '#d8f2b0');
    meadow(
      e,
      'grass',
      [
        [-90, 880],
        [800, 862],
        [1600, 868],
        [2490, 880],
      ],
      ['#6cc4a8', '#2f9384'],
      {
        lit: '#c9f0b8',
        rows: [890, 1190],
        size: [9, 40],
        density: 0.45,
      },
    );
    const sand = ellipse(1790, 1060, 640, 118, 0, 90);
    e.p.soft(1790, 1076, 700, 140, '#22705f', 0.4);
    solid(e, sand, '#f0d9a4', 14);
    e.p.clip(sand, () =>
      wash(e, 'sand', [1150, 950, 2430, 1180], ['#e0c182', '#fbeac2'], { count: 120, alpha: 0.4, long: 70, tall: 7 }),
    );
    grass(e, 'rim', 1160, 1196, '#4faa8c', '#2f9384', { rows: 2, size: [20, 34], density: 0.3, lit: '#c9f0b8' });
  },
  over: { depth: 1500, paint: (e) => bench(e, 60, 1090, 1000) },
});
