import { ellipse } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill, glow } from '../../kit/easel';
import { BATH, WATER } from './colours';
import { littleFish, sardine, snore } from './creatures';
import { rememberedMother } from './memory';
import { whaleProfile } from './profile';
import { bubble, deepen, goldBubble, sea, shadeFrom } from './sea';
import { whaleEye } from './whale-eye';
import { hide } from './whale-parts';

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

/** Walls of rock that go down on both sides, each farther and fainter, and no bottom. */
function dropOff(e: Easel) {
  for (const [far, near, tone, alpha] of [
    [620, 1560, '#1f8aa6', 0.7],
    [400, 1900, '#0f5878', 0.85],
    [190, 2190, '#0a4263', 0.9],
  ] as const) {
    fill(
      e,
      blob(
        `-160,${far}! ${far * 0.3},${700 - far * 0.3} ${far * 0.62},860 ${far * 0.9},1040 ${far},1400! -160,1400!`,
        8,
      ),
      tone,
      alpha,
    );
    fill(
      e,
      blob(
        `2560,${2700 - near}! ${near + 330},${1000 - (2400 - near) * 0.3} ${near + 170},940 ${near + 60},1120 ${near},1400! 2560,1400!`,
        8,
      ),
      tone,
      alpha,
    );
  }
}

/** Deeper than it looked. */
export const whaleDive = sea({
  water: 'turquoise',
  shafts: [1300, 1480, 1640, 1760],
  back(e) {
    e.p.in(600, 0, 0, 0.6, 0.6, () => tubFromBelow(e));
    dropOff(e);
    deepen(e, 300, '#03162f', 0.96);
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
      [2240, 420, 0.5],
      [2130, 470, 0.44],
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
    whaleEye(e, 1850, 590, 440, { open: 0.66, heavy: 0.6, look: [-0.8, 0.25], tired: true, sees: 'child' });
    littleFish(e, 250, 660, 0.62, 'awake', 0.1, '#f0a070');
    for (const [x, y, s] of [
      [470, 780, 0.6],
      [180, 880, 0.52],
    ] as const)
      sardine(e, x, y, s, 'awake', '#8fb4d4', true);
    for (const [x, y] of [
      [250, 660],
      [470, 780],
    ] as const)
      e.p.edge(ellipse(x + 33, y - 8, 12, 12), '#d2575c', 3, 0.9);
    shadeFrom(e, 80, 20, 900, 520, WATER.cobalt[2], 0.9);
    shadeFrom(e, 80, 930, 900, 240, WATER.cobalt[2], 0.85);
  },
});

const SLEEPERS = [
  [220, 760, 0.54, 'fish'],
  [420, 960, 0.48, 'sardine'],
  [560, 880, 0.41, 'sardine'],
  [700, 1050, 0.45, 'sardine'],
  [130, 1060, 0.41, 'sardine'],
  [1010, 1100, 0.42, 'sardine'],
  [1130, 930, 0.42, 'fish'],
] as const;

/** A dark sea strewn with sleepers; the dream of a still bigger whale behind. */
export const whaleDeep = sea({
  water: 'ink',
  back(e) {
    rememberedMother(e);
    for (const [x, y, s, kind] of SLEEPERS) {
      if (kind === 'fish') littleFish(e, x, y, s, 'asleep', 0.24, '#c9805c');
      else sardine(e, x, y, s, 'asleep', '#6f8cae');
      snore(e, x + 96 * s, y - 58 * s, 13);
    }
    e.p.in(1130, 160, 0, 1.02, 1.02, () =>
      whaleProfile(e, {
        name: 'deep',
        mouth: 'longs',
        eye: { open: 0.86, look: [-0.5, -0.8], iris: 1.12, wet: true },
      }),
    );
    deepen(e, 820, WATER.ink[2], 0.9);
    glow(e, 890, 640, 400, '#ffd25e', 0.36);
  },
  front(e) {
    // The lights that were told lie in the child's arms.
    for (const [x, y, r] of [
      [838, 644, 21],
      [892, 663, 25],
      [946, 638, 22],
      [880, 616, 17],
    ] as const)
      goldBubble(e, x, y, r);
  },
});
