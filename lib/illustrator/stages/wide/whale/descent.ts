import { ellipse, rgba } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { blend, clipTo, disc, type Easel, fill, glow, linear } from '../../kit/easel';
import { BATH, WATER } from './colours';
import { littleFish, oyster, sardine, snore } from './creatures';
import { bottom, bubble, deepen, goldBubble, sea, shadeFrom, trail, weed } from './sea';
import { farWhale, hide, whaleEye } from './whale-parts';

/** The bright bottom of the tub from below, and the duck that looks under water. */
function tubFromBelow(e: Easel) {
  glow(e, 1500, 90, 620, '#fff2cf', 0.5, 0.45);
  e.p.form(ellipse(1500, 96, 430, 128, 0, 90), BATH.white, { depth: 18 });
  fill(e, ellipse(1500, 92, 372, 100, 0, 80), '#fff3d6');
  e.p.edge(ellipse(1500, 92, 372, 100, 0, 80), BATH.shade, 5, 0.7);
  e.p.form(blob('1290,92 1330,40 1420,30 1470,66 1462,110 1400,136 1320,128', 8), '#ffcf3f', { depth: 14 });
  e.p.form(blob('1372,110 1420,104 1452,140 1440,190 1396,206 1362,180 1356,138', 8), '#ffd75c', { depth: 12 });
  e.p.form(blob('1382,196 1420,200 1430,230 1396,236', 6), '#f0813c', { depth: 5 });
  fill(e, ellipse(1420, 158, 9, 10), '#3a2238');
  fill(e, ellipse(1417, 154, 3, 3), '#ffffff');
}

/** Deeper than it looked. */
export const whaleDive = sea({
  water: 'turquoise',
  shafts: [1300, 1480, 1640, 1760],
  back(e) {
    tubFromBelow(e);
    deepen(e, 560, '#073f63', 0.8);
    for (const [x, y, r] of [
      [1560, 300, 20],
      [1630, 390, 13],
      [1500, 430, 26],
      [1580, 520, 15],
      [1470, 560, 11],
      [1650, 620, 18],
      [420, 300, 10],
      [700, 520, 14],
    ] as const)
      bubble(e, x, y, r);
    for (const [x, y, s] of [
      [300, 560, 0.5],
      [430, 610, 0.42],
      [260, 650, 0.46],
      [2120, 820, 0.5],
      [2230, 880, 0.44],
    ] as const)
      sardine(e, x, y, s, 'awake', '#6fb6c4', true);
  },
});

/** Folds of the water, like those of a sheet in which nobody has slept. */
function sheet(e: Easel) {
  for (const [line, w] of [
    ['-80,420 180,360 420,470 660,380 940,470 1120,400', 60],
    ['-80,640 220,720 440,600 720,700 980,590 1160,660', 70],
    ['-80,900 160,820 460,940 700,830 930,930 1140,840', 64],
    ['-80,1130 260,1060 520,1160 800,1060 1160,1150', 70],
    ['160,180 380,240 640,150 900,250 1120,170', 46],
  ] as const) {
    fill(e, stroke(line, w * 0.2, w * 0.6, w * 0.5, w * 0.6, w * 0.2), '#9fd3ee', 0.2);
    fill(
      e,
      stroke(line, w * 0.1, w * 0.4, w * 0.3, w * 0.4, w * 0.1).map(([x, y]) => [x, y + w * 0.75] as const),
      '#0a2c5c',
      0.34,
    );
  }
}

/** The eye of the whale, as high as the page; nobody in the sea has slept for long. */
export const whaleGaze = sea({
  water: 'cobalt',
  back(e) {
    sheet(e);
    const face = blob('1180,-160! 1120,120 1080,420 1110,760 1200,1060 1340,1400! 2560,1400! 2560,-160!', 9);
    hide(e, face, 'gaze');
    e.p.inner(face, WATER.cobalt[2], 26, 0, 60, 0.5);
    whaleEye(e, 1740, 560, 330, { open: 1, look: [-0.7, 0.1], tired: true });
    littleFish(e, 250, 500, 0.62, 'awake', 0.1, '#f0a070');
    for (const [x, y, s] of [
      [470, 720, 0.6],
      [190, 1010, 0.52],
    ] as const)
      sardine(e, x, y, s, 'awake', '#8fb4d4', true);
    for (const [x, y] of [
      [250, 500],
      [470, 720],
    ] as const)
      e.p.edge(ellipse(x + 33, y - 8, 12, 12), '#d2575c', 3, 0.9);
    shadeFrom(e, 80, 40, 900, 460, WATER.cobalt[2], 0.75);
  },
});

/** One note of a little fish, and the same fish a moment later. */
export const whaleFish = sea({
  water: 'cobalt',
  shafts: [300, 1900],
  back(e) {
    deepen(e, 620, '#0a2f66', 0.7);
    trail(e, '690,640 820,590 960,610', 40, 0.7);
    goldBubble(e, 1000, 600, 40);
    goldBubble(e, 860, 560, 18);
    littleFish(e, 470, 690, 2.3, 'sings', -0.14);
    for (const [x, h, tone] of [
      [60, 420, '#1f6f74'],
      [1080, 300, '#1c6470'],
      [2330, 460, '#1f6f74'],
    ] as const)
      weed(e, x, 1260, h, tone);
    shadeFrom(e, 60, 40, 1000, 260, WATER.cobalt[2], 0.5);
    shadeFrom(e, 1290, 40, 800, 300, WATER.cobalt[2], 0.5);
  },
  front(e) {
    littleFish(e, 2076, 1000, 0.86, 'asleep', 0.04);
    snore(e, 2176, 930, 16);
  },
});

const SIGN = { x: 1890, y: 776 } as const;

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

/** A whisper kept for years: the oyster ajar, and shut. */
export const whaleOyster = sea({
  water: 'cobalt',
  shafts: [700],
  back(e) {
    deepen(e, 500, '#092a5c', 0.8);
    bottom(e, 980, ['#2f6a92', '#225079']);
    shadeFrom(e, 1290, 20, 900, 240, WATER.cobalt[2], 0.6);
    shadeFrom(e, 60, 20, 1000, 380, WATER.cobalt[2], 0.4);
    shadeFrom(e, 760, 430, 340, 150, WATER.cobalt[2], 0.5);
    for (const [x, h] of [
      [60, 360],
      [1090, 260],
      [1300, 300],
      [2360, 420],
    ] as const)
      weed(e, x, 1200, h, '#1d6a72');
    glow(e, 700, 880, 330, '#ffd25e', 0.6);
    oyster(e, 740, 940, 1.5, true);
    goldBubble(e, 720, 920, 34);
    oyster(e, 1880, 950, 1.5, false);
    doNotDisturb(e);
  },
});

/** Three who are no help: a crab, rows of sardines, and an anchor that nobody asked. */
export const whaleFloor = sea({
  water: 'ink',
  back(e) {
    bottom(e, 900, ['#22466f', '#183459']);
    tin(e);
    anchor(e);
    for (const [x, h] of [
      [40, 300],
      [1090, 240],
      [1280, 200],
      [2370, 340],
    ] as const)
      weed(e, x, 1180, h, '#1c5560');
  },
});

/** Rows of sleepers, each with a bubble, as in a tin. */
function tin(e: Easel) {
  const box = blob('1280,560 1340,520 1760,520 1810,570 1810,980 1760,1020 1330,1020 1280,970', 5);
  e.p.form(box, '#31567f', { depth: 12, alpha: 0.7 });
  for (let row = 0; row < 5; row++)
    for (let i = 0; i < 2; i++) {
      const [x, y] = [1420 + i * 236, 600 + row * 86];
      sardine(e, x, y, 1.08, 'asleep', row % 2 ? '#9fb8cf' : '#8faac4');
      snore(e, x + 104, y - 26, 13);
    }
}

/** It has been asleep for years, under a blanket of weed, with a seahorse for a doll. */
function anchor(e: Easel) {
  const tone = '#4d5c70';
  e.p.in(2090, 900, 0.42, 1, 1, () => {
    e.p.form(stroke('0,-300 0,150', 26, 30), tone, { depth: 14 });
    e.p.edge(ellipse(0, -340, 44, 44, 0, 40), tone, 20, 1);
    e.p.form(stroke('-120,-220 120,-220', 18, 18), tone, { depth: 10 });
    e.p.form(stroke('-210,20 -170,120 0,178 170,120 210,20', 12, 30, 34, 30, 12), tone, { depth: 14 });
    for (const side of [-1, 1])
      e.p.form(blob(`${side * 210},-20 ${side * 252},70 ${side * 166},66`, 5), tone, { depth: 8 });
  });
  e.p.form(blob('1900,930 1990,850 2140,850 2290,890 2370,980 2380,1080 2200,1110 1980,1090 1890,1020', 9), '#2c7a68', {
    depth: 26,
  });
  const r = e.random('blanket');
  for (let i = 0; i < 34; i++) {
    const [x, y] = [1920 + r() * 420, 900 + r() * 170];
    fill(e, stroke(`${x},${y} ${x + 40},${y - 16} ${x + 76},${y + 4}`, 2, 5, 2), i % 2 ? '#3f9a80' : '#205a50', 0.8);
  }
  snore(e, 2010, 640, 20);
  snore(e, 2050, 590, 12);
}

const SLEEPERS = [
  [220, 760, 0.8, 'fish'],
  [420, 960, 0.7, 'sardine'],
  [560, 880, 0.6, 'sardine'],
  [700, 1050, 0.66, 'sardine'],
  [130, 1060, 0.6, 'sardine'],
  [1010, 1100, 0.62, 'sardine'],
  [1330, 880, 0.62, 'fish'],
  [2290, 1050, 0.66, 'sardine'],
] as const;

/** A dark sea strewn with sleepers; the dream of a still bigger whale behind. */
export const whaleDeep = sea({
  water: 'ink',
  back(e) {
    mother(e);
    for (const [x, y, s, kind] of SLEEPERS) {
      if (kind === 'fish') littleFish(e, x, y, s, 'asleep', 0.24, '#c9805c');
      else sardine(e, x, y, s, 'asleep', '#6f8cae');
      snore(e, x + 96 * s, y - 58 * s, 13);
    }
    farWhale(e, 1780, 680, 0.92, { eye: 'open' });
    glow(e, 860, 560, 330, '#ffd25e', 0.34);
    for (const [x, y, r] of [
      [760, 470, 17],
      [960, 500, 13],
      [900, 690, 20],
      [730, 640, 12],
    ] as const)
      goldBubble(e, x, y, r);
  },
});

/** Faint in the dark: a mother, and a little one under her fin. */
function mother(e: Easel) {
  blend(e, 'screen', () => {
    const outline = blob(
      '600,250 760,130 1100,60 1500,60 1900,140 2240,250 2400,220 2330,330 2260,330 1900,420 1500,470 1000,450 720,380',
      10,
    );
    fill(
      e,
      outline,
      linear(e, 0, 40, 0, 480, [
        [0, rgba('#5f86c8', 0.32)],
        [1, rgba('#5f86c8', 0.02)],
      ]),
    );
    const young = blob('980,470 1040,420 1140,410 1250,440 1330,480 1400,466 1370,520 1280,530 1120,540 1010,520', 9);
    fill(e, young, rgba('#86a8de', 0.3));
    fill(e, stroke('1090,400 1060,500 1130,580 1190,590', 40, 34, 24, 10), rgba('#5f86c8', 0.22));
  });
}

/** Touching: the song winds round an eye that closes. */
export const whaleLullaby = sea({
  water: 'ink',
  lamps: [{ x: 760, y: 560, reach: 1100, colour: '#ffd98a', power: 0.5 }],
  back(e) {
    const face = blob(
      '-160,760! 260,720 620,760 900,720 1140,540 1420,400 1760,330 2140,330 2560,400! 2560,1400! -160,1400!',
      9,
    );
    hide(e, face, 'lullaby');
    clipTo(e, face, () => {
      disc(e, 760, 760, 900, 620, '#ffd98a', 0.3, 0.1);
    });
    whaleEye(e, 1760, 640, 250, { open: 0.3, look: [-0.4, 0.2] });
    trail(e, '360,690 640,470 850,450', 50, 0.6);
    trail(e, '1560,280 1900,280 2200,330 2330,480', 50, 0.35);
    for (const [x, y, r] of [
      [600, 380, 18],
      [960, 250, 26],
      [1370, 110, 15],
      [2330, 150, 20],
      [2300, 470, 24],
      [2260, 840, 15],
    ] as const)
      goldBubble(e, x, y, r);
  },
});
