import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { cover, type Easel, fill, glow, linear, wash } from '../../kit/easel';
import { grass } from '../../kit/foliage';
import { land } from '../../kit/ground';
import { flatStage } from '../flat';
import { NIGHT, WINDOW } from './colours';
import { DARK_FLOWER, stars, TREE_AT_NIGHT } from './evening';
import { bush, meadow, oliveTree } from './outdoors';
import { sunflower } from './things';

const STAGE = { x: 1290, y: 130, width: 940, height: 720 } as const;

/** The middle of the foot that nobody looks at. */
const FOOT = [1459, 538] as const;

/** Dark cloth in folds behind the foot, as behind a stage. */
function backdrop(e: Easel) {
  const cloth = blob('1240,90! 1640,90! 1610,360 1650,640 1600,880! 1240,880!', 6);
  e.p.form(cloth, '#7a2f45', { depth: 24, softness: 24 });
  e.p.clip(cloth, () => {
    for (let x = 1330; x < 1640; x += 62) {
      e.p.fill(stroke(`${x},90 ${x + 8},480 ${x - 4},880`, 12, 16, 14), '#541b33', { alpha: 0.6, blur: 10 });
      e.p.fill(stroke(`${x + 30},90 ${x + 36},480 ${x + 26},880`, 5, 8, 6), '#a04a5a', { alpha: 0.45, blur: 8 });
    }
  });
}

/** A beam from above the stage, and the round of light where it falls. */
function spotlight(e: Easel, alpha: number) {
  const [x, y] = FOOT;
  const beam = blob(`1450,60! 1490,60! ${x + 136},${y - 24}! ${x - 136},${y}!`, 2);
  fill(e, [beam, ellipse(x, y, 138, 134)], '#ffd98a', alpha);
}

function curtain(e: Easel, side: number) {
  const edge = side < 0 ? STAGE.x - 30 : STAGE.x + STAGE.width + 30;
  e.p.in(edge, 0, 0, -side, 1, () => {
    fill(e, blob('0,96! 150,96! 134,300 90,470 50,560! 74,880! 0,880!', 6), '#c24a5e');
    for (const u of [40, 80, 114]) fill(e, stroke(`${u},100 ${u * 0.8},330 ${u * 0.4},520`, 6, 9, 4), '#9a3348');
  });
}

/** Light that falls on the grass: it is green there, because yellow over the blue of the night would be grey. */
function litGrass(e: Easel) {
  e.p.fill(blob('1310,950! 2210,948! 2460,1300! 820,1300!', 3), '#56662f', { blur: 26 });
  e.p.fill(blob('1420,950! 2120,948! 2280,1300! 1080,1300!', 3), '#7f8a3a', { blur: 40 });
  grass(e, 'litGrass', 985, 1190, '#98a34a', '#6b7a36', {
    lit: '#e0c95c',
    size: [16, 44],
    density: 0.5,
    skip: (x, y) => x < 1440 - (y - 950) * 1.7 || x > 2150 + (y - 950) * 0.9,
  });
}

/** Courses of stone, and the edge of the house, which stands before the garden. */
function houseWall(e: Easel) {
  const { x, y, width, height } = STAGE;
  const around = [
    rectangle(1090, -90, x - 1090, 1100),
    rectangle(x + width, -90, 400, 1100),
    rectangle(x, -90, width, 90 + y),
    rectangle(x, y + height, width, 200),
  ];
  e.p.clip(around, () => {
    wash(e, 'plaster', [1090, -40, 2440, 980], [NIGHT.pale, '#2c3972', '#5a68a4'], {
      count: 150,
      alpha: 0.3,
      long: 120,
      tall: 20,
    });
    const r = e.random('stones');
    for (let row = 0; row < 12; row += 1)
      for (let u = 1090 + (row % 2) * 80; u < 2480; u += 170)
        if (r() < 0.45)
          e.p.form(
            blob(
              `${u},${row * 84 - 20} ${u + 120},${row * 84 - 26} ${u + 126},${row * 84 + 22} ${u + 4},${row * 84 + 26}`,
              4,
            ),
            r.pick(['#3d4b88', '#43518e', '#35427c']),
            { depth: 5 },
          );
    e.p.fill(rectangle(1076, -90, 50, 1100), '#151d48', { alpha: 0.5, blur: 14 });
  });
}

/** The wall around the opening, with the light that falls out of it. */
function wall(e: Easel) {
  const { x, y, width, height } = STAGE;
  const [right, bottom] = [x + width, y + height];
  for (const [u, v, w, h] of [
    [1090, -90, 1400, 90 + y],
    [1090, y - 1, x - 1090, height + 2],
    [right, y - 1, 2490 - right, height + 2],
    [1090, bottom, 1400, 500],
  ] as const)
    fill(e, rectangle(u, v, w, h), NIGHT.light);
  houseWall(e);
  glow(e, 1760, 500, 1000, '#f2b030', 0.16);
  meadow(
    e,
    'near',
    [
      [-90, 960],
      [600, 920],
      [1300, 985],
      [2490, 960],
    ],
    ['#1f2b5e', NIGHT.deep],
    {
      lit: '#4a5ca0',
      rows: [975, 1190],
      size: [14, 40],
      density: 0.35,
    },
  );
  litGrass(e);
}

function frame(e: Easel) {
  const { x, y, width, height } = STAGE;
  fill(e, rectangle(x - 40, y - 40, width + 80, 44), '#f6ead0');
  fill(e, rectangle(x - 40, y, 34, height + 20), '#f6ead0');
  fill(e, rectangle(x + width + 6, y, 34, height + 20), '#f6ead0');
  fill(e, rectangle(x - 70, y + height, width + 140, 60), '#f6ead0');
  fill(e, rectangle(x - 70, y + height + 52, width + 140, 16), '#c9b48a');
}

/** The lit window is a stage; everything else is dark. */
export const sisterStage = flatStage({
  ground: NIGHT.mid,
  back(e) {
    cover(
      e,
      linear(e, 0, 0, 0, 1000, [
        [0, NIGHT.deep],
        [1, NIGHT.light],
      ]),
    );
    // Beside the words, not behind them.
    e.p.clip([rectangle(-90, -90, 1180, 155), rectangle(690, 350, 400, 400)], () => stars(e, 90, 700));
    land(
      e,
      'far',
      [
        [-90, 780],
        [300, 720],
        [700, 770],
        [1100, 730],
        [2490, 730],
      ],
      '#324080',
      NIGHT.mid,
      { depth: 200 },
    );
    bush(e, 120, 860, 150, 90, '#22305f', '#7488c8');
    bush(e, 760, 880, 110, 60, '#22305f', '#7488c8');
    meadow(
      e,
      'lawn',
      [
        [-90, 900],
        [300, 850],
        [700, 890],
        [1100, 850],
        [2490, 850],
      ],
      ['#2b3a76', '#1a2450'],
      {
        lit: '#5a6db2',
        rows: [905, 960],
        size: [10, 20],
      },
    );
    oliveTree(e, 360, 946, 0.6, TREE_AT_NIGHT);
    fill(e, rectangle(STAGE.x - 20, STAGE.y - 20, STAGE.width + 40, STAGE.height + 40), WINDOW);
    glow(e, 1880, 460, 460, '#fff0b0', 0.7);
    // Behind the foot the wall is dark, and only the foot is lit: a fair one would be lost in the light.
    e.p.clip(rectangle(STAGE.x - 20, STAGE.y - 20, STAGE.width + 40, STAGE.height + 40), () => {
      backdrop(e);
      spotlight(e, 0.4);
    });
  },
  over: {
    depth: 900,
    paint(e) {
      glow(e, ...FOOT, 150, '#fff0c0', 0.12);
      wall(e);
      for (const side of [-1, 1]) curtain(e, side);
      frame(e);
    },
  },
  front(e) {
    for (const [x, y, scale] of [
      [70, 800, 2],
      [180, 1050, 1.4],
      [2350, 1040, 1.5],
    ] as const)
      sunflower(e, x, y, scale, 260, DARK_FLOWER);
  },
});
