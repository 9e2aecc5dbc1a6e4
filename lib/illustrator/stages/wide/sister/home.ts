import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { cover, type Easel, fill, linear, radial, type Stop, wash } from '../../kit/easel';
import { panesOfLight } from '../brother/furniture';
import { flatStage } from '../flat';
import { CREAM, OLIVE, WOOD } from './colours';
import { sunflower } from './things';

const DAY_LIGHT: readonly Stop[] = [
  [0, '#fbf6d6'],
  [0.4, '#ecebc0'],
  [1, '#cfd398'],
];
const GREEN_FLOOR: readonly Stop[] = [
  [0, OLIVE.mid],
  [1, '#8b9642'],
];
const CHAIR = { wood: '#7c8a3c', pad: '#8e9c48', arm: '#6f7d34' } as const;

/** The frame of the photograph of the same lap, some years ago; its middle at the origin. */
const FRAME = { x: 930, y: 664, half: [178, 218], wide: 28 } as const;

function photograph(e: Easel) {
  const { x, y, half, wide } = FRAME;
  const [w, h] = half;
  fill(e, rectangle(x - w, y - h, w * 2, h * 2), WOOD);
  fill(e, rectangle(x - w + wide, y - h + wide, (w - wide) * 2, (h - wide) * 2), '#f6e6bd');
  fill(
    e,
    blob(
      `${x - 140},${y + 190}! ${x - 132},${y - 30} ${x - 84},${y - 124} ${x},${y - 146} ${x + 84},${y - 124} ${x + 132},${y - 30} ${x + 140},${y + 190}!`,
      8,
    ),
    '#c3c777',
  );
}

/** A part of the green below the wall. */
const greenFloor = (e: Easel, ...part: readonly [x: number, y: number, width: number, height: number]) =>
  fill(e, rectangle(...part), linear(e, 0, 905, 0, 1200, GREEN_FLOOR));

function wallAndFloor(e: Easel) {
  cover(e, radial(e, 1900, 430, 1900, DAY_LIGHT));
  wash(e, 'wall', [-60, 0, 2460, 900], ['#f6f3cf', '#d8dba2', '#ecebbf'], {
    count: 110,
    alpha: 0.22,
    long: 220,
    tall: 30,
  });
  greenFloor(e, -90, 905, 2580, 400);
  fill(e, rectangle(-90, 897, 2580, 10), CREAM, 0.8);
}

/** The frame's lower edge and the wall below it hide what of that lap is not in the photograph. */
function belowPhotograph(e: Easel) {
  const { x, y, half, wide } = FRAME;
  const [w, h] = half;
  fill(e, rectangle(x - w, y + h - wide, w * 2, wide), WOOD);
  e.p.clip(rectangle(x - w, y + h, w * 2, 1026 - y - h), () => wallAndFloor(e));
  // Once more and a little wider, so that the wall does not shine through at the cut.
  greenFloor(e, x - w - 2, 908, w * 2 + 4, 118);
}

/** The armchair from its back to its feet, its seat in the middle. */
function armchair(e: Easel) {
  fill(e, ellipse(1985, 1128, 440, 34), OLIVE.dark, 0.45);
  for (const x of [1640, 2290]) fill(e, rectangle(x, 1060, 40, 64), '#6a4a2c');
  e.p.form(
    blob('1620,1080! 1616,520 1646,280 1740,120 1870,54 1985,42 2100,54 2230,120 2324,280 2354,520 2350,1080!', 9),
    CHAIR.wood,
    { depth: 22 },
  );
  e.p.form(
    blob('1690,880! 1688,520 1722,310 1800,180 1900,132 1985,124 2070,132 2170,180 2248,310 2282,520 2280,880!', 9),
    CHAIR.pad,
    { depth: 20 },
  );
  e.p.form(blob('1640,850! 2330,850! 2330,1084! 1640,1084!', 4), CHAIR.wood, { depth: 14 });
  e.p.form(
    blob('1690,800 1760,782 1985,776 2210,782 2280,800 2290,860 2270,910 1985,922 1700,910 1680,860', 9),
    CHAIR.pad,
    {
      depth: 14,
    },
  );
  for (const side of [-1, 1])
    e.p.in(1985, 0, 0, side, 1, () =>
      e.p.form(blob('286,1096! 282,760 294,690 340,660 392,684 410,756 408,1096!', 8), CHAIR.arm, { depth: 16 }),
    );
}

/** Three sunflowers on a small table. */
function flowersOnTable(e: Easel) {
  e.p.soft(610, 1090, 150, 26, OLIVE.deep, 0.5);
  for (const leg of ['540,960 520,1086', '680,960 700,1086']) e.p.form(stroke(leg, 11, 9), WOOD, { depth: 4 });
  e.p.form(ellipse(610, 956, 128, 26), '#c28a50', { depth: 6 });
  for (const [x, y, s, stem] of [
    [560, 800, 0.7, 170],
    [656, 782, 0.74, 190],
    [612, 736, 0.8, 230],
  ] as const)
    sunflower(e, x, y, s, stem);
  e.p.form(blob('566,860! 654,860! 672,910 650,956! 570,956! 548,910', 7), '#5f8f8a', { depth: 8 });
}

/** A lap in an armchair, from the height of a child's eyes. */
export const sisterLap = flatStage({
  ground: OLIVE.pale,
  back(e) {
    wallAndFloor(e);
    panesOfLight(
      e,
      [
        [210, 640],
        [470, 676],
      ],
      '#fdf9dc',
      0.6,
    );
    e.p.form(ellipse(1000, 1150, 1240, 120, 0, 90), '#b5bd66', { depth: 8 });
    e.p.form(ellipse(1000, 1150, 1130, 96, 0, 90), OLIVE.light, { depth: 6 });
    e.p.clip(ellipse(1000, 1150, 1130, 96, 0, 90), () =>
      wash(e, 'rug', [-60, 1060, 2140, 1200], ['#d2d68c', '#aab25c'], { count: 90, alpha: 0.34, long: 110, tall: 8 }),
    );
    photograph(e);
    flowersOnTable(e);
    armchair(e);
  },
  over: { depth: 150, paint: belowPhotograph },
});
