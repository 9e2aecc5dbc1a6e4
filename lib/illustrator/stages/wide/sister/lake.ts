import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { blend, cover, dab, type Easel, fill, linear, radial } from '../../kit/easel';
import { grass } from '../../kit/foliage';
import { flatStage } from '../flat';
import { CREAM, OLIVE } from './colours';
import { duckling, family } from './duck';
import { bush, farHills, house, meadow, oliveTree } from './outdoors';

/** Where the water begins, and where the duck sits on it. */
const WATER = 600;
const DUCK = { x: 1850, y: 826 } as const;

/** What the water shows of them: light that runs apart in rings. */
function ripples(e: Easel) {
  e.p.soft(DUCK.x, DUCK.y + 70, 330, 96, '#eef4e4', 0.55);
  for (const [y, w] of [
    [14, 410],
    [54, 340],
    [96, 250],
    [136, 150],
  ] as const)
    fill(
      e,
      stroke(
        `${DUCK.x - w},${DUCK.y + y - 10} ${DUCK.x - w * 0.4},${DUCK.y + y + 6} ${DUCK.x + w * 0.4},${DUCK.y + y + 6} ${DUCK.x + w},${DUCK.y + y - 10}`,
        2,
        6,
        6,
        2,
      ),
      '#d3e8dc',
      0.85,
    );
}

/** The one more: it paddles to the others, and its wake is behind it. */
function oneMore(e: Easel, x: number, y: number) {
  e.p.soft(x, y + 10, 120, 26, '#5f9488', 0.55);
  for (const line of ['-60,8 -130,-4 -210,-22', '-60,12 -140,22 -230,34'])
    e.p.in(x, y, 0, 1, 1, () => fill(e, stroke(line, 7, 5, 1), '#e9f4ea', 0.9));
  e.p.in(x, y, 0, 1.4, 1.4, () => duckling(e, 0, 0, 1, true));
  fill(e, stroke(`${x - 96},${y + 4} ${x},${y + 16} ${x + 100},${y + 2}`, 2, 6, 2), '#e9f4ea', 0.9);
}

const BANK = '-90,898 300,872 780,828 1110,824 1350,916 1490,1020 1500,1130 1440,1300! -90,1300!';

/** The bank: earth towards the water, grass on top. */
function bank(e: Easel) {
  e.p.fill(blob('-90,880 300,856 800,810 1150,806 1420,900 1590,1010 1610,1130 1540,1300! -90,1300!', 9), '#3f6a60', {
    alpha: 0.5,
    blur: 16,
  });
  e.p.form(blob('-90,884 300,860 800,814 1150,810 1400,904 1540,1014 1560,1120 1500,1300! -90,1300!', 9), '#7a6a3e', {
    depth: 14,
  });
  const top = blob(BANK, 9);
  fill(
    e,
    top,
    linear(e, 0, 820, 0, 1200, [
      [0, '#bcc56a'],
      [0.5, OLIVE.mid],
      [1, '#7d8a3e'],
    ]),
  );
  e.p.clip(top, () => {
    grass(e, 'bank grass', 850, 1190, '#b3bc62', '#7f8c40', { lit: '#e9e38c', size: [12, 40], density: 0.6 });
    e.p.soft(1380, 1120, 260, 240, '#59682f', 0.45);
  });
}

/** Light and daisies on the bank, and the shadow of whoever kneels there. */
function onBank(e: Easel) {
  e.p.soft(420, 960, 420, 60, '#c9cf7c', 0.6);
  e.p.soft(820, 1140, 300, 40, OLIVE.deep, 0.4);
  const r = e.random('bank');
  for (let i = 0; i < 14; i += 1) {
    const [x, y] = [r() * 1240, 930 + r() * 230];
    fill(e, stroke(`${x},${y} ${x + 6},${y - 26}`, 4, 1.6), OLIVE.dark, 0.7);
    for (let petal = 0; petal < 6; petal += 1)
      e.p.in(x, y - 30, (petal * Math.PI) / 3, 1, 1, () => fill(e, ellipse(0, -9, 4, 7), '#fffaf0'));
    fill(e, ellipse(x, y - 30, 5), '#f4bd2c');
  }
}

/** The other shore: hills in the haze, bushes along the water, and the house that is not far at all. */
function farShore(e: Easel) {
  farHills(
    e,
    [
      [
        [-90, 470],
        [500, 420],
        [1100, 470],
        [1700, 410],
        [2490, 450],
      ],
      [
        [-90, 520],
        [400, 446],
        [900, 500],
        [1400, 456],
        [2000, 520],
        [2490, 480],
      ],
    ],
    '#e3ead2',
  );
  meadow(
    e,
    'shore',
    [
      [-90, 548],
      [400, 498],
      [900, 540],
      [1500, 520],
      [2000, 548],
      [2490, 520],
    ],
    ['#cfd287', '#b6bd66'],
    {
      rows: [530, 600],
      size: [6, 10],
    },
  );
  house(e, 200, 506, 0.42);
  for (const [x, y, w, h] of [
    [520, 600, 130, 56],
    [690, 606, 90, 38],
    [1180, 604, 120, 44],
    [1330, 608, 80, 30],
    [2130, 608, 90, 44],
  ] as const)
    bush(e, x, y, w, h, '#8b9b52');
  oliveTree(e, 2330, 560, 0.42);
}

/** Water that shows the sky and the shore, in long touches of the brush. */
function openWater(e: Easel) {
  fill(
    e,
    rectangle(-90, WATER, 2580, 740),
    linear(e, 0, WATER, 0, 1200, [
      [0, '#bcd9c4'],
      [0.12, '#a3ccba'],
      [0.4, '#86b9ad'],
      [1, '#5f998f'],
    ]),
  );
  const r = e.random('water');
  for (let i = 0; i < 260; i += 1) {
    const u = r();
    const tone = r.pick(['#d3e8d6', '#6ea79b', '#8fc0ae', '#9fb583']);
    dab(e, 'dry', r() * 2400, WATER + 6 + u * 590, 60 + u * 170 * r(), 4 + u * 9, tone, {
      alpha: u < 0.12 ? 0.5 : 0.3,
      variant: i,
    });
  }
  // The far shore stands on its head in the first of the water.
  for (const [x, w] of [
    [520, 120],
    [690, 84],
    [1180, 110],
    [2330, 120],
  ] as const)
    e.p.soft(x, WATER + 26, w, 40, '#7d9a62', 0.5);
  blend(e, 'screen', () => {
    for (let i = 0; i < 70; i += 1) {
      const u = r();
      dab(e, 'dry', 760 + r.bell() * (260 + u * 300), WATER + 10 + u * 220, 30 + u * 60, 2 + u * 4, '#fff3c4', {
        alpha: 0.4,
        variant: i,
      });
    }
  });
}

/** The lake as it is painted: the shore on the left. */
function lake(e: Easel) {
  cover(
    e,
    radial(e, 700, 160, 2100, [
      [0, '#fffbe0'],
      [0.4, '#f1f1cf'],
      [1, '#c9dfd2'],
    ]),
  );
  farShore(e);
  openWater(e);
  ripples(e);
  for (const [x, y, w] of [
    [1640, 1080, 110],
    [2120, 1110, 150],
    [2200, 850, 80],
    [760, 640, 90],
    [1300, 650, 120],
  ] as const)
    fill(e, ellipse(x, y, w, 6), '#d3e8dc', 0.9);
  e.p.in(DUCK.x, DUCK.y, 0, 1.01, 1.01, () => family(e));
  oneMore(e, 1690, 1000);
  bank(e);
  for (const [x, y, w] of [
    [1560, 1160, 70],
    [2080, 1150, 84],
  ] as const) {
    e.p.soft(x, y + 8, w * 1.2, w * 0.34, '#3f6a60', 0.5);
    e.p.form(ellipse(x - 4, y - 4, w * 0.94, w * 0.23), OLIVE.mid, { depth: 6 });
  }
  for (const x of [36, 96, 150, 2250, 2310, 2356]) {
    e.p.form(stroke(`${x},1230 ${x - 8},980 ${x + 14},780`, 9, 7, 4), OLIVE.dark, { depth: 3 });
    e.p.form(ellipse(x + 14, 800, 15, 62), '#7a4f2c', { depth: 6 });
  }
  onBank(e);
  for (const [x, y] of [
    [430, 1092],
    [510, 1106],
    [590, 1112],
    [670, 1108],
  ] as const)
    fill(e, ellipse(x, y, 12), CREAM);
}

/** The other way round than the house's rooms: whom the child asks is met first. */
export const sisterLake = flatStage({ ground: '#eef0cf', back: (e) => e.p.in(2400, 0, 0, -1, 1, () => lake(e)) });
