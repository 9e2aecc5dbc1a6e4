import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill, wash } from '../../kit/easel';
import { flatStage } from '../flat';
import { GREEN } from './colours';
import { limb } from './limbs';
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
  scorch(e, 'log', 96, 400, 1);
  for (let i = 0; i < 6; i++)
    fill(e, blob(`${-80 + i * 62},690! ${-18 + i * 62},690! ${-6 + i * 62},770 ${-37 + i * 62},790 ${-68 + i * 62},770!`, 4), i % 2 ? '#fff6e6' : '#c8505c');
  fill(e, rectangle(-80, 790, 300, 500), '#6f4a3c');
}

/** The square in the morning: the shirts are gone, and everybody looks up to the mountain. */
export const hiccupSquare = flatStage({
  ground: '#f5ecd4',
  back(e) {
    wash(e, 'sky', [0, 0, 2400, 700], ['#fffaf0', '#ecdfc0'], { count: 70, alpha: 0.24, long: 300, tall: 50 });
    fill(e, blob('1240,1290! 1500,760 1760,430 1900,250! 2010,230 2080,290! 2230,520 2480,760! 2480,1290!', 5), STONE.body);
    fill(e, blob('1900,250! 2010,230 2080,290! 2230,520 2480,760! 2480,1290! 2150,1290! 2120,760 2000,460!', 5), STONE.shade);
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
    fill(e, stroke('1800,1010 1830,880 1920,850', 10, 10, 10), '#8f6438');
  },
});

/** The path up the mountain: down run the knights, up walk the child and a goat. */
export const zigzagPath = flatStage({
  ground: '#dfeaf0',
  back(e) {
    fill(e, blob('-80,1290! -80,720! 300,440 800,190 1160,100 1560,84 2000,200 2480,520! 2480,1290!', 7), STONE.body);
    wash(e, 'stone', [0, 300, 2400, 1200], [STONE.light, STONE.shade], { count: 90, alpha: 0.2, long: 260, tall: 40 });
    const way = '60,1150 700,1110 1400,1060 2180,950 2270,850 2080,790 1400,760 700,700 330,610 330,520 620,470 1200,440 1620,390 1680,320 1560,260 1380,230';
    fill(e, stroke(way, 58, 54, 50, 46, 42, 40, 36, 32, 30, 26), STONE.shade);
    e.p.in(0, -10, 0, 1, 1, () => fill(e, stroke(way, 54, 50, 46, 42, 38, 36, 32, 28, 26, 22), STONE.path));
    scorch(e, 'pine', 2230, 470, 1.3);
    scorch(e, 'horse', 150, 560, 0.9);
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
    for (const [x, y] of [
      [1010, 590],
      [540, 470],
      [1370, 660],
    ] as const)
      scorch(e, 'sword', x, y, 0.62, 0.5);
  },
});

const BED = '-80,1290! -80,560! 300,560! 420,760 640,960 1000,1050 1500,1060 1900,980 2060,760 2140,560! 2480,560! 2480,1290!';

/** The lake, cut open: most of it is in the dragon. */
export const drunkLake = flatStage({
  ground: '#e9f1ea',
  back(e) {
    wash(e, 'steam', [300, 60, 2300, 600], ['#ffffff', '#d5e4e2'], { count: 50, alpha: 0.3, long: 220, tall: 80 });
    fill(e, blob('300,570! 1200,560! 2140,570! 2060,780 1900,1000 1500,1090 1000,1080 640,1000 420,780', 6), '#cfe6ea');
    fill(e, blob('500,880! 1200,872 1960,880! 1900,1000 1500,1090 1000,1080 640,1000!', 6), '#6fb4c9');
    // All of the lake is in this belly.
    limb(e, '1980,470 2180,420 2330,520 2480,430', 110, 80, 56, 30);
    for (const [x, bend] of [
      [1330, -30],
      [1740, 30],
    ] as const) {
      fill(e, stroke(`${x},640 ${x + bend},820 ${x},1010`, 120, 92, 78), GREEN.shade);
      fill(e, stroke(`${x - 8},640 ${x + bend - 8},816 ${x - 8},1006`, 104, 76, 62), GREEN.body);
      fill(e, ellipse(x - 20, 1022, 130, 50), GREEN.body);
      for (const u of [-110, -40, 30]) fill(e, blob(`${x + u - 34},1030! ${x + u - 44},1066 ${x + u},1056!`, 4), GREEN.horn);
      fill(e, ellipse(x + bend - 20, 806, 62, 46), GREEN.light, 0.5);
    }
    fill(e, ellipse(1530, 480, 500, 330, 0, 80), GREEN.shade);
    fill(e, ellipse(1520, 460, 486, 312, 0, 80), GREEN.body);
    fill(e, ellipse(1500, 560, 400, 226, 0, 80), GREEN.belly);
    for (const [y, w] of [
      [480, 300],
      [580, 370],
      [680, 290],
    ] as const)
      fill(e, stroke(`${1500 - w},${y} 1500,${y + 46} ${1500 + w},${y}`, 4, 9, 4), GREEN.bellyShade);
  },
  over: {
    depth: 500,
    paint(e) {
      fill(e, blob('500,960! 1200,952 1960,960! 1900,1010 1500,1090 1000,1080 640,1000!', 6), '#4f9ab8', 0.62);
      fill(e, blob(BED, 6), '#b9a67c');
      fill(e, blob('-80,1290! -80,640! 240,640! 360,830 600,1040 1000,1130 1500,1140 1980,1050 2150,800 2220,640! 2480,640! 2480,1290!', 6), '#9a8660');
      for (const [x0, x1] of [
        [-80, 320],
        [2120, 2480],
      ] as const)
        fill(e, rectangle(x0, 544, x1 - x0, 34), '#8fb56a');
    },
  },
});

