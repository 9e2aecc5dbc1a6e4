import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill, linear, wash } from '../../kit/easel';
import { foliage } from '../../kit/foliage';
import { flatStage } from '../flat';
import { BLOCK_COLOURS, GREYS } from './colours';
import { folds, litWall, solid } from './painted';

const [PALE, LIGHT, MID] = GREYS;

/** A plate with what is left of a slice of bread: bites from 0 to 2. */
function plate(e: Easel, x: number, y: number, bites: number) {
  e.p.soft(x + 8, y + 16, 176, 50, '#4a4066', 0.5);
  solid(e, ellipse(x, y, 150, 46), '#ffffff', 8);
  e.p.form(ellipse(x, y - 4, 112, 31), PALE, { depth: -5 });
  if (bites > 1) {
    for (const [u, v] of [
      [-40, -8],
      [10, 4],
      [46, -10],
      [-8, -16],
    ] as const)
      fill(e, ellipse(x + u, y + v, 8, 5), '#b9773a');
    return;
  }
  e.p.in(x, y - 10, 0, 1, 1, () => {
    solid(
      e,
      blob(
        bites
          ? '-90,-8 -70,-80 -10,-74 -20,-46 14,-52 20,-24 50,-30 60,6 -80,10'
          : '-90,-8 -80,-90 -40,-110 0,-98 40,-110 80,-90 90,-8 60,12 -60,12',
        6,
      ),
      '#b9773a',
    );
    solid(
      e,
      blob(
        bites
          ? '-74,-10 -60,-66 -24,-62 -32,-40 2,-42 8,-16 34,-20 44,0 -66,2'
          : '-74,-10 -66,-80 -36,-94 0,-84 36,-94 66,-80 74,-10 50,0 -50,0',
        6,
      ),
      '#f6d9a0',
    );
  });
}

function jam(e: Easel, x: number, y: number) {
  e.p.soft(x + 10, y + 4, 140, 30, '#4a4066', 0.55);
  solid(
    e,
    blob(
      `${x - 90},${y - 150} ${x - 100},${y - 20} ${x - 70},${y} ${x + 70},${y} ${x + 100},${y - 20} ${x + 90},${y - 150}`,
      8,
    ),
    '#f3eef6',
  );
  solid(
    e,
    blob(
      `${x - 80},${y - 120}! ${x - 88},${y - 24} ${x - 62},${y - 10} ${x + 62},${y - 10} ${x + 88},${y - 24} ${x + 80},${y - 120}!`,
      8,
    ),
    BLOCK_COLOURS.orange,
  );
  solid(e, rectangle(x - 52, y - 96, 104, 58), '#fffaf0');
  fill(e, ellipse(x, y - 67, 22), BLOCK_COLOURS.orange);
  solid(e, stroke(`${x - 86},${y - 160} ${x + 86},${y - 160}`, 22, 22), MID);
  // Light on the glass.
  e.p.soft(x - 62, y - 90, 12, 50, '#ffffff', 0.7);
}

function tablecloth(e: Easel) {
  const cloth = rectangle(-80, 880, 2560, 420);
  fill(
    e,
    cloth,
    linear(e, 0, 880, 0, 1200, [
      [0, '#c3b9d6'],
      [1, '#a196ba'],
    ]),
  );
  wash(e, 'cloth', [-60, 900, 2460, 1200], ['#d0c7e0', '#9c90b4'], { count: 90, alpha: 0.3, long: 150, tall: 12 });
  folds(e, cloth, ['240,1080 270,1200', '900,1110 880,1210', '1500,1000 1530,1200', '2020,1010 1990,1200'], '#6d6289');
  e.p.form(rectangle(-80, 876, 2560, 26), '#f3eef6', { depth: 5 });
}

/** A large window before sunrise; its curtain is still half drawn. */
function morningWindow(e: Easel, x: number, y: number, w: number, h: number) {
  const pane = rectangle(x, y, w, h);
  e.p.soft(x + w / 2, y + h / 2, w * 0.8, h * 0.9, '#fbf3ec', 0.6);
  e.p.form(rectangle(x - 24, y - 24, w + 48, h + 48), '#f3eef6', { depth: 8 });
  fill(
    e,
    pane,
    linear(e, 0, y, 0, y + h, [
      [0, '#cfc8e2'],
      [0.7, '#f1dfe0'],
      [1, '#fbe9d4'],
    ]),
  );
  e.p.clip(pane, () => {
    for (const [u, v, rx, ry] of [
      [60, 560, 150, 70],
      [330, 580, 190, 60],
      [700, 560, 170, 90],
    ] as const)
      foliage(e, `out${u}`, x + u, y + v, rx, ry, '#b3b0c4', { count: 60, size: 22, lit: '#efe2e0', warmth: 0.5 });
  });
  for (const [u, v, uw, vh] of [
    [w / 2 - 8, 0, 16, h],
    [0, h * 0.4, w, 14],
  ] as const)
    e.p.form(rectangle(x + u, y + v, uw, vh), '#f3eef6', { depth: 4 });
  e.p.form(rectangle(x - 50, y + h + 16, w + 100, 34), '#f3eef6', { depth: 6 });
}

/** A breakfast table from its own height: three plates, each emptier, and a jar of orange jam. */
export const breakfast = flatStage({
  ground: LIGHT,
  back(e) {
    litWall(e, LIGHT, [1800, 480], '#f1ecf4');
    morningWindow(e, 1400, 70, 800, 560);
  },
  over: {
    depth: 1000,
    paint(e) {
      tablecloth(e);
      plate(e, 330, 1010, 0);
      plate(e, 720, 1010, 1);
      jam(e, 1060, 1040);
    },
  },
});
