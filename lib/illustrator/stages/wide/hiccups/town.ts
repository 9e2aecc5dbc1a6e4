import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill, wash } from '../../kit/easel';
import { flatStage } from '../flat';
import { GREEN, SOOT } from './colours';
import { head } from './head';
import { limb, plates } from './limbs';
import { hic, scorch } from './things';

const STONE = { light: '#dfe3c8', body: '#c3cdab', shade: '#a1b08d', path: '#f4ead0' };

/** Where the twelve shirts hung, along the line. */
const SHIRTS = Array.from({ length: 12 }, (_, i): readonly [x: number, y: number] => [
  110 + i * 198,
  520 + Math.sin((i / 11) * Math.PI) * 34,
]);

function bakery(e: Easel) {
  fill(e, rectangle(-80, 300, 360, 900), '#e8b9a0');
  fill(e, rectangle(-80, 300, 360, 26), '#c98f78');
  scorch(e, 'log', 120, 372, 0.8);
  fill(e, stroke('60,326 60,352', 4, 4), SOOT);
  fill(e, stroke('180,326 180,352', 4, 4), SOOT);
  for (let i = 0; i < 6; i++)
    fill(
      e,
      blob(`${-80 + i * 62},690! ${-18 + i * 62},690! ${-6 + i * 62},770 ${-37 + i * 62},790 ${-68 + i * 62},770!`, 4),
      i % 2 ? '#fff6e6' : '#c8505c',
    );
  fill(e, rectangle(-80, 790, 300, 500), '#6f4a3c');
}

function policeCap(e: Easel, x: number, y: number) {
  fill(
    e,
    blob(`${x - 86},${y + 30}! ${x - 110},${y - 34} ${x},${y - 76} ${x + 110},${y - 34} ${x + 86},${y + 30}!`, 6),
    '#2f4a86',
  );
  fill(
    e,
    blob(`${x - 86},${y + 6}! ${x + 88},${y + 6}! ${x + 130},${y + 50} ${x},${y + 40} ${x - 86},${y + 36}!`, 5),
    '#1d2f5c',
  );
  fill(e, ellipse(x + 10, y - 26, 18, 18), '#e8c766');
}

/** The square in the morning: the shirts are gone, and everybody looks up to the mountain. */
export const hiccupSquare = flatStage({
  ground: '#f5ecd4',
  back(e) {
    wash(e, 'sky', [0, 0, 2400, 700], ['#fffaf0', '#ecdfc0'], { count: 70, alpha: 0.24, long: 300, tall: 50 });
    fill(
      e,
      blob('1240,1290! 1500,760 1760,430 1900,250! 2010,230 2080,290! 2230,520 2480,760! 2480,1290!', 5),
      STONE.body,
    );
    fill(
      e,
      blob('1900,250! 2010,230 2080,290! 2230,520 2480,760! 2480,1290! 2150,1290! 2120,760 2000,460!', 5),
      STONE.shade,
    );
    fill(e, stroke('2070,270 2120,262 2160,290', 14, 20, 10), GREEN.body);
    hic(e, 1620, 196, -0.86, -0.06, 0.8);
    bakery(e);
    fill(e, stroke('-80,420 1200,470 2480,420', 5, 5), '#7b6450');
    for (const [i, [x, y]] of SHIRTS.entries()) {
      scorch(e, 'shirt', x, y + 14, 0.82, (i % 3) * 0.05 - 0.05);
      for (const u of [-30, 30]) fill(e, rectangle(x + u - 6, y - 96, 12, 44), '#b98a55');
    }
    fill(e, rectangle(-80, 1040, 2560, 260), '#d8c7a2');
  },
  front(e) {
    fill(e, blob('1790,1010! 2050,1010! 2080,1290! 1760,1290!', 3), '#b98a55');
    fill(e, blob('1780,1004! 2060,1004! 2060,1040! 1780,1040!', 2), '#8f6438');
    // The policeman without his moustache.
    policeCap(e, 636, 900);
    scorch(e, 'moustache', 664, 998, 0.34, 0.06);
  },
});

/** Where the knights had their swords. */
const SWORDS = [
  [404, 560],
  [946, 640],
  [1660, 680],
] as const;

/** The path up the mountain: down run the knights, up walk the child and a goat. */
export const zigzagPath = flatStage({
  ground: '#dfeaf0',
  back(e) {
    fill(e, blob('-80,1290! -80,720! 300,440 800,190 1160,100 1560,84 2000,200 2480,520! 2480,1290!', 7), STONE.body);
    wash(e, 'stone', [0, 300, 2400, 1200], [STONE.light, STONE.shade], { count: 90, alpha: 0.2, long: 260, tall: 40 });
    const way =
      '60,1150 700,1110 1400,1060 2180,950 2270,850 2080,790 1400,760 700,700 330,610 330,520 620,470 1200,440 1620,390 1680,320 1560,260 1380,230';
    fill(e, stroke(way, 58, 54, 50, 46, 42, 40, 36, 32, 30, 26), STONE.shade);
    e.p.in(0, -10, 0, 1, 1, () => fill(e, stroke(way, 54, 50, 46, 42, 38, 36, 32, 28, 26, 22), STONE.path));
    scorch(e, 'pine', 2290, 620, 1.2);
    scorch(e, 'horse', 140, 640, 0.8);
    hic(e, 1960, 190, 0.72, 0.06, 0.84);
    // Behind the last edge lies somebody.
    for (const [x, r] of [
      [1240, 54],
      [1340, 66],
      [1440, 58],
    ] as const) {
      fill(e, ellipse(x, 110, r, r * 0.86), GREEN.body);
      fill(e, ellipse(x - 10, 96, r * 0.6, r * 0.5), GREEN.light, 0.6);
      fill(e, blob(`${x - 22},128! ${x},186 ${x + 22},128!`, 4), GREEN.horn);
    }
  },
  front(e) {
    for (const [x, y] of SWORDS) scorch(e, 'sword', x, y, 0.5, 0.6);
  },
});

const BED =
  '-80,1290! -80,560! 300,560! 420,760 640,960 1000,1050 1500,1060 1900,980 2060,760 2140,560! 2480,560! 2480,1290!';

/** All of the lake is in this belly. */
function lakeDragon(e: Easel) {
  limb(e, '1230,600 1060,640 900,600 800,660', 110, 80, 50, 18);
  fill(e, blob('810,640! 720,590 700,660 740,720!', 5), GREEN.wing);
  for (const [x, bend] of [
    [1400, -30],
    [1760, 30],
  ] as const) {
    fill(e, stroke(`${x},640 ${x + bend},820 ${x},1010`, 116, 88, 76), GREEN.shade);
    fill(e, stroke(`${x - 8},640 ${x + bend - 8},816 ${x - 8},1006`, 100, 72, 60), GREEN.body);
    fill(e, ellipse(x - 20, 1022, 130, 50), GREEN.body);
    for (const u of [-110, -40, 30])
      fill(e, blob(`${x + u - 34},1030! ${x + u - 44},1066 ${x + u},1056!`, 4), GREEN.horn);
    fill(e, ellipse(x + bend - 20, 806, 62, 46), GREEN.light, 0.5);
  }
  limb(e, '1850,620 2010,500 2010,380 1940,290', 150, 120, 100, 84);
  plates(e, [
    [2120, 430, 1.1, 0.8],
    [2090, 540, 1, 0.9],
    [1440, 372, -0.2, 0.9],
    [1600, 352, 0, 0.9],
    [1760, 380, 0.3, 0.9],
  ]);
  fill(e, ellipse(1590, 610, 400, 266, 0, 80), GREEN.shade);
  fill(e, ellipse(1580, 594, 388, 250, 0, 80), GREEN.body);
  fill(e, ellipse(1570, 670, 330, 184, 0, 80), GREEN.belly);
  for (const [y, w] of [
    [590, 230],
    [680, 310],
    [770, 240],
  ] as const)
    fill(e, stroke(`${1570 - w},${y} 1570,${y + 36} ${1570 + w},${y}`, 4, 9, 4), GREEN.bellyShade);
  fill(e, ellipse(1420, 580, 70, 44, -0.5), '#ffffff', 0.35);
  head(e, 1920, 250, -0.54, { eye: 'wide', look: [0.3, 0.5], brow: 'high', open: 0.3, turn: 0.1 });
  hic(e, 1450, 300, -0.42, 0, 0.9);
}

/** The lake, cut open: most of it is in the dragon. */
export const drunkLake = flatStage({
  ground: '#e9f1ea',
  back(e) {
    wash(e, 'steam', [300, 60, 2300, 600], ['#ffffff', '#d5e4e2'], { count: 50, alpha: 0.3, long: 220, tall: 80 });
    fill(e, blob('300,570! 1200,560! 2140,570! 2060,780 1900,1000 1500,1090 1000,1080 640,1000 420,780', 6), '#cfe6ea');
    fill(e, blob('500,880! 1200,872 1960,880! 1900,1000 1500,1090 1000,1080 640,1000!', 6), '#6fb4c9');
    lakeDragon(e);
    // The towel of the frog.
    fill(e, stroke('2150,370 2440,376', 4, 4), '#7b6450');
    fill(e, rectangle(2144, 362, 12, 190), '#8f6438');
    fill(e, rectangle(2290, 370, 96, 110), '#f6f1e4');
    for (const y of [390, 430]) fill(e, rectangle(2290, y, 96, 18), '#c8505c');
  },
  over: {
    depth: 500,
    paint(e) {
      fill(e, blob('500,960! 1200,952 1960,960! 1900,1010 1500,1090 1000,1080 640,1000!', 6), '#4f9ab8', 0.62);
      fill(e, blob(BED, 6), '#8a734d');
      fill(
        e,
        blob(
          '-80,1290! -80,640! 286,620! 400,820 620,1010 1000,1096 1500,1106 1890,1020 2070,800 2160,620! 2480,640! 2480,1290!',
          6,
        ),
        '#4d3d28',
      );
      for (const [x0, x1] of [
        [-80, 320],
        [2120, 2480],
      ] as const)
        fill(e, rectangle(x0, 544, x1 - x0, 34), '#8fb56a');
    },
  },
});
