import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { clipTo, type Easel, fill, wash } from '../../kit/easel';
import { flatStage } from '../flat';
import { GREEN, SOOT } from './colours';
import { head } from './head';
import { claw, flesh, limb, plates, wing } from './limbs';
import { hic, scorch } from './things';

/** Six frames of the cheek; the seventh is too small for it. */
const FRAMES = [
  [84, 330],
  [344, 330],
  [604, 330],
  [864, 330],
  [84, 640],
  [344, 640],
] as const;
const FRAME = { w: 236, h: 280 };

/** The same cheek again and again, until it leaves the frame. */
export const growingCheek = flatStage({
  ground: '#fbf8ee',
  back(e) {
    for (const [i, [x, y]] of FRAMES.entries()) {
      const frame = rectangle(x, y, FRAME.w, FRAME.h);
      fill(e, frame, '#cfe3e6');
      clipTo(e, frame, () => {
        limb(e, `${x - 30},${y + 320} ${x + 20},${y + 240} ${x + 66},${y + 180}`, 90, 74, 60);
        head(e, x + 96, y + 158, 0.235, {
          cheek: 0.02 + i * 0.14,
          eye: i > 3 ? 'wide' : 'open',
          look: [0.4, 0.3 - i * 0.12],
          brow: i > 2 ? 'worried' : 'high',
        });
      });
    }
    fill(e, rectangle(1290, 330, 620, 700), '#cfe3e6');
    clipTo(e, rectangle(1290, -40, 1200, 1070), () => limb(e, '1180,1160 1330,960 1500,760', 260, 220, 180));
    head(e, 1640, 560, 0.94, { cheek: 1, eye: 'wide', look: [-0.5, 0.6], brow: 'high' });
    scorch(e, 'cloud', 2230, 800, 0.7);
    hic(e, 2066, 190, 0.6, -0.1, 0.9);
  },
});

/** The dragon, delighted, claps. */
function clapping(e: Easel) {
  wing(e, 2200, 760, 0.62, 0.1);
  flesh(
    e,
    blob('1660,1290! 1690,980 1830,780 2080,740 2300,840 2480,1040! 2480,1290!', 8),
    blob('1660,1200! 1900,1080 2480,1080! 2480,1300! 1660,1300!', 5),
  );
  fill(e, blob('1690,1290! 1720,1040 1830,900 1960,1000 1960,1290!', 7), GREEN.belly);
  limb(e, '2120,860 2060,720 1990,600', 170, 140, 120);
  plates(e, [
    [2170, 560, 0.6, 0.9],
    [2220, 680, 0.8, 1],
    [2330, 820, 0.9, 1.1],
  ]);
  head(e, 1950, 520, -0.74, { eye: 'glad', open: 0.3, brow: 'high', turn: 0.04 });
  fill(e, stroke('2060,900 1960,1000 1830,940', 72, 58, 46), GREEN.shade);
  fill(e, stroke('2056,886 1956,984 1826,926', 60, 46, 36), GREEN.body);
  claw(e, 1806, 880, 0.82, -1.95);
  claw(e, 1756, 916, 0.9, -1.2);
  for (const [a, b] of [
    ['1690,776', '1656,736'],
    ['1720,700', '1710,650'],
    ['1670,860', '1630,860'],
  ])
    fill(e, stroke(`${a} ${b}`, 6, 9), SOOT);
}

/** On the rock is a monster as high as the pages. */
export const monsterShadow = flatStage({
  ground: '#ecd9a8',
  back(e) {
    wash(e, 'rock', [0, 0, 2400, 1000], ['#f7e9c4', '#d6bf86'], { count: 90, alpha: 0.24, long: 260, tall: 60 });
    for (const line of ['60,0 120,260 80,520', '1180,0 1130,180 1190,420', '2300,60 2240,300 2330,480'])
      fill(e, stroke(line, 3, 8, 3), '#c7ad74');
    const dark = '#574a78';
    e.p.in(130, 10, 0, 1, 1, () => {
      // Head, horns of hair, arms with claws: all of it from one child.
      fill(
        e,
        [
          blob('300,1100! 330,760 420,620 560,560 760,560 900,620 1000,760 1030,1100!', 7),
          ellipse(660, 450, 310, 310, 0, 60),
          blob('420,300! 300,60! 540,190! 600,10! 690,160! 830,20! 830,210! 1010,90! 910,330!', 3),
          stroke('400,740 230,700 170,500', 74, 58, 48),
          stroke('920,740 1040,700 1080,500', 74, 58, 48),
          ...[-1, 0, 1].flatMap((i) => [
            stroke(`170,510 ${164 + i * 70},${370 + Math.abs(i) * 30}`, 38, 5),
            stroke(`1080,510 ${1076 + i * 60},${370 + Math.abs(i) * 30}`, 38, 5),
          ]),
        ],
        dark,
      );
      fill(e, blob('450,310! 600,370 590,410 490,400!', 5), '#ecd9a8');
      fill(e, blob('870,310! 720,370 730,410 830,400!', 5), '#ecd9a8');
      fill(
        e,
        blob(
          '430,480! 500,470! 530,520! 580,466! 620,516! 660,466! 700,516! 745,466! 790,520! 820,470! 890,480! 860,640 760,700 660,710 560,700 460,640',
          3,
        ),
        '#ecd9a8',
      );
    });
    fill(e, blob('-80,1060! 1200,1030 2480,1060! 2480,1290! -80,1290!', 5), '#9fae68');
    for (const [x, k] of [
      [1330, 0.7],
      [1230, 0.56],
    ] as const)
      scorch(e, 'nettle', x + 40, 1060, k);
    clapping(e);
    hic(e, 1480, 300, 0.62, 0.05, 0.9);
  },
});

const HOUSES = [
  [210, 1010],
  [430, 960],
  [640, 1040],
  [860, 970],
  [1080, 1030],
  [340, 1080],
  [980, 1100],
  [720, 930],
  [560, 1120],
  [150, 1120],
] as const;

/** Down a bent back, from the crown: how large each plate is, and where. */
const SPINE = [
  [1958, 300, 34],
  [1984, 390, 42],
  [1992, 490, 50],
  [2000, 600, 60],
  [2010, 724, 72],
  [2018, 864, 84],
  [2020, 1014, 92],
] as const;

/** From behind: the neck leans to the child, the head hangs, and at the tip of the snout is a tear. */
function sadBack(e: Easel) {
  const [hide, light, plate] = ['#3f8069', '#46896f', '#245448'];
  wing(e, 2130, 770, 0.34, 0.66);
  wing(e, 1880, 756, -0.34, -0.62);
  for (const horn of ['1880,330 1830,250 1752,214', '2026,320 2078,242 2150,226'])
    fill(e, stroke(horn, 32, 21, 5), '#d9cf9f');
  fill(e, blob('1920,300 1836,372 1772,430 1758,476 1790,508 1860,512 1960,500', 8), light);
  fill(e, blob('1758,476 1790,508 1860,512 1960,500 1940,470 1840,484', 8), hide);
  fill(
    e,
    blob('1700,1290! 1716,930 1800,760 1858,620 1872,480 1960,400 2060,460 2122,600 2200,740 2292,930 2320,1290!', 8),
    hide,
  );
  fill(e, ellipse(1952, 388, 142, 132, -0.3, 60), light);
  for (const [x, y, r] of SPINE) {
    fill(e, blob(`${x - r * 0.72},${y + r}! ${x},${y - r}! ${x + r * 0.72},${y + r}! ${x},${y + r * 0.78}`, 4), plate);
    fill(
      e,
      blob(`${x - r * 0.6},${y + r * 0.88}! ${x - 2},${y - r * 0.86}! ${x - r * 0.14},${y + r * 0.7}!`, 3),
      '#34705f',
    );
  }
  // The moon is on the left.
  for (const rim of ['1708,1180 1726,934 1808,766 1866,624', '1776,438 1842,378 1880,310 1940,262'])
    fill(e, stroke(rim, 1, 5, 5, 1), '#a9d8cf', 0.5);
  fill(e, blob('1782,512! 1810,568 1802,604 1782,614 1762,604 1754,568', 6), '#bfe3f5');
  fill(e, ellipse(1772, 580, 6, 12, 0.3), '#ffffff');
}

/** Two backs before the valley; below each house has one light. */
export const twoBacks = flatStage({
  ground: '#1a2d5c',
  back(e) {
    wash(e, 'night', [0, 0, 2400, 900], ['#243c76', '#122145'], { count: 90, alpha: 0.3, long: 300, tall: 60 });
    const r = e.random('stars');
    for (let i = 0; i < 70; i++) {
      const [x, y] = [r.between(40, 2360), r.between(560, 860)];
      fill(e, ellipse(x, y * (i % 3 ? 1 : 0.06), 3 + (i % 3), 3 + (i % 3)), '#fff4cf', 0.8);
    }
    fill(e, blob('-80,900! 300,840 700,880 1200,830 1700,890 2480,830! 2480,1290! -80,1290!', 7), '#142850');
    for (const [x, y] of HOUSES) {
      fill(
        e,
        blob(
          `${x - 40},${y}! ${x},${y - 40}! ${x + 40},${y}! ${x + 32},${y}! ${x + 32},${y + 44}! ${x - 32},${y + 44}! ${x - 32},${y}!`,
          2,
        ),
        '#0c1936',
      );
      fill(e, rectangle(x - 9, y + 6, 18, 20), '#ffe08a');
    }
    fill(e, blob('1000,1290! 1240,1120 1600,1050 2100,1040 2480,1060! 2480,1290!', 7), '#0e2536');
  },
  over: {
    depth: 500,
    paint(e) {
      const dark = '#2f6a5c';
      sadBack(e);
      fill(e, stroke('2130,1110 1850,1190 1480,1180 1290,1100 1300,1010', 92, 72, 54, 34, 16), dark);
      fill(e, stroke('2130,1096 1850,1176 1480,1166 1290,1090 1304,1010', 78, 58, 40, 24, 10), '#3f8069');
      fill(e, blob('1280,1020! 1250,930 1310,880! 1370,940 1330,1020!', 5), GREEN.wing);
    },
  },
});
