import { rgba } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill, glow, linear } from '../../kit/easel';
import { WATER } from './colours';
import { giantTurtle, littleFish, oyster, snore } from './creatures';
import { fan, farRocks, kelp, nearKelp, seaStar, tubes } from './reef';
import { bottom, bubble, deepen, goldBubble, sea, shadeFrom, trail } from './sea';

/** Light from above that is meant for one. */
const spot = (e: Easel, x: number, foot: number, half: number) =>
  fill(
    e,
    blob(`${x + 60},-120! ${x + 170},-120! ${x + half},${foot}! ${x - half},${foot}!`, 1),
    linear(e, 0, -100, 0, foot, [
      [0, rgba('#eafcff', 0.3)],
      [0.7, rgba('#eafcff', 0.16)],
      [1, rgba('#eafcff', 0)],
    ]),
  );

/** A ledge of the reef, which the little fish sings from as from a stage. */
function ledge(e: Easel) {
  for (const [x, h, tone] of [
    [70, 560, '#1f6f74'],
    [1010, 330, '#1c6470'],
  ] as const)
    kelp(e, x, 1250, h, tone);
  fan(e, 230, 980, 1.15, '#b0506e');
  fan(e, 800, 1010, 0.9, '#8a5fa8');
  e.p.form(blob('120,1400! 140,1080 240,960 400,902 560,896 690,950 800,1060 860,1400!', 9), '#3d79ab', {
    depth: 40,
    softness: 40,
    shadow: 0.22,
    light: 0.1,
  });
  tubes(e, 330, 960, 0.8, '#c98a4e');
  tubes(e, 690, 1010, 0.7, '#5f8fb0');
  seaStar(e, 480, 980, 54);
  bottom(e, 1090, ['#245a8a', '#1b4874']);
  seaStar(e, 960, 1150, 40, '#d99a5a');
}

/** One note of a little fish, and the same fish a moment later. */
export const whaleFish = sea({
  water: 'cobalt',
  shafts: [1330, 1480],
  lamps: [{ x: 2080, y: 900, reach: 700, colour: '#ffd98a', power: 0.3 }],
  back(e) {
    farRocks(e, ['#2a72ab', '#1b5590']);
    deepen(e, 620, '#0a2f66', 0.6);
    spot(e, 400, 960, 330);
    ledge(e);
    for (const [x, h] of [
      [1340, 420],
      [1450, 300],
      [2250, 560],
    ] as const)
      kelp(e, x, 1260, h, '#1d6070', -50);
    trail(e, '640,690 760,610 960,590', 40, 0.7);
    goldBubble(e, 990, 590, 34);
    goldBubble(e, 850, 560, 17);
    glow(e, 560, 720, 300, '#ffd25e', 0.3);
    littleFish(e, 480, 740, 1.6, 'sings', -0.2);
    for (const [x, y, r] of [
      [700, 860, 9],
      [1330, 640, 13],
      [1290, 560, 8],
      [2310, 520, 15],
    ] as const)
      bubble(e, x, y, r);
    shadeFrom(e, 60, 40, 1000, 260, WATER.cobalt[2], 0.5);
    shadeFrom(e, 1260, 10, 1080, 300, '#0a2a58', 0.85);
  },
  front(e) {
    littleFish(e, 2116, 910, 1.1, 'asleep', 0.04);
    snore(e, 2240, 820, 20);
    nearKelp(e, '#1c5c68', [
      [20, 420, 50],
      [2390, 520, -70],
    ]);
  },
});

const SIGN = { x: 1930, y: 770 } as const;

/** A shut eye on a sign, which needs no letters. */
function doNotDisturb(e: Easel) {
  const { x, y } = SIGN;
  fill(e, stroke(`${x - 60},${y - 80} ${x},${y - 126} ${x + 60},${y - 80}`, 3, 3, 3), '#5f3a2c');
  e.p.form(blob(`${x - 96},${y - 84}! ${x + 96},${y - 90}! ${x + 100},${y + 24}! ${x - 92},${y + 30}!`, 2), '#f2d9a4', {
    depth: 8,
  });
  fill(e, stroke(`${x - 46},${y - 40} ${x},${y - 4} ${x + 46},${y - 42}`, 4, 8, 4), '#4a3050');
  for (const u of [-30, -2, 28])
    fill(
      e,
      stroke(`${x + u},${y - 18 + Math.abs(u) * -0.2} ${x + u * 1.3},${y + 8 - Math.abs(u) * 0.2}`, 3, 4),
      '#4a3050',
    );
}

/** Sand and bubbles that a shell drives out as it shuts. */
function clap(e: Easel, x: number, y: number) {
  for (const [u, v, r] of [
    [-30, -8, 44],
    [-92, 20, 36],
    [-60, 42, 52],
    [-140, 46, 28],
  ] as const)
    e.p.soft(x + u, y + v, r * 1.8, r, '#9fc0da', 0.4);
  for (const [u, v, r] of [
    [-34, -80, 13],
    [-74, -140, 9],
    [-10, -180, 17],
    [-56, -240, 11],
    [6, -300, 8],
  ] as const)
    bubble(e, x + u, y + v, r, 1);
}

/** The oyster with its hinge on the right. */
const oysterAt = (e: Easel, x: number, y: number, size: number, open: boolean) =>
  e.p.in(x, y, 0, -1, 1, () => oyster(e, 0, 0, size, open));

/** A whisper kept for years: the oyster ajar, and shut. */
export const whaleOyster = sea({
  water: 'cobalt',
  shafts: [620, 760, 1500],
  lamps: [{ x: 560, y: 880, reach: 620, colour: '#ffd98a', power: 0.6 }],
  back(e) {
    farRocks(e, ['#27699f', '#194e86']);
    deepen(e, 500, '#092a5c', 0.7);
    bottom(e, 960, ['#2f6a92', '#225079']);
    shadeFrom(e, 1290, 20, 900, 240, WATER.cobalt[2], 0.6);
    shadeFrom(e, 60, 20, 1000, 380, WATER.cobalt[2], 0.5);
    shadeFrom(e, 660, 370, 340, 150, WATER.cobalt[2], 0.5);
    fan(e, 1110, 1010, 0.9, '#8a5fa8');
    fan(e, 2270, 1000, 1.3, '#b0506e');
    tubes(e, 1300, 1030, 0.9, '#5f8fb0');
    for (const [x, h, tone] of [
      [50, 420, '#1d6a72'],
      [1240, 300, '#1c6070'],
      [2340, 520, '#1d6a72'],
    ] as const)
      kelp(e, x, 1200, h, tone);
    glow(e, 660, 925, 250, '#ffd25e', 0.6);
    oysterAt(e, 720, 960, 1.75, true);
    goldBubble(e, 690, 938, 36);
    oysterAt(e, 1960, 960, 1.6, false);
    clap(e, 1650, 970);
    doNotDisturb(e);
    for (const [x, y, size, tone] of [
      [1090, 1120, 40, '#d99a5a'],
      [2180, 1130, 46, '#c96f86'],
    ] as const)
      seaStar(e, x, y, size, tone);
    for (const [x, y, size] of [
      [1200, 1130, 0.2],
      [1330, 1160, 0.28],
      [2110, 1160, 0.24],
    ] as const)
      oysterAt(e, x, y, size, false);
  },
  front(e) {
    littleFish(e, 1346, 690, 0.62, 'asleep', 0.04);
    snore(e, 1424, 640, 14);
    nearKelp(e, '#1c5c68', [
      [10, 300, 40],
      [2400, 380, -60],
    ]);
  },
});

/** She had got the furthest: the note lies all along her back. */
export const whaleTurtle = sea({
  water: 'green',
  shafts: [300, 2250],
  back(e) {
    deepen(e, 700, '#07263f', 0.7);
    shadeFrom(e, 820, 0, 1480, 330, '#07263f', 0.85);
    shadeFrom(e, 60, 30, 760, 260, '#07263f', 0.6);
    e.p.in(36, 22, 0, 0.97, 0.97, () => giantTurtle(e));
    trail(e, '500,560 580,390 820,300 1130,200 1500,150 1880,230 2190,420', 40, 0.3);
    for (const [x, y, r] of [
      [546, 486, 22],
      [520, 430, 12],
      [2300, 620, 24],
      [2340, 560, 14],
    ] as const)
      bubble(e, x, y, r);
  },
});
