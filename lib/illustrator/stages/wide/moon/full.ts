import { ellipse } from '@/lib/illustrator/paint';
import { stroke } from '../../../companions/kit/outline';
import { clipTo, disc, type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { blanket } from './blanket';
import { INK, MOON, NIGHT } from './colours';
import { faceOf } from './face';
import { clouds, rocket } from './parts';
import { farStars, star } from './star';

function hollows(e: Easel, places: readonly (readonly [x: number, y: number, r: number])[]) {
  for (const [x, y, r] of places) {
    fill(e, ellipse(x, y, r, r * 0.8, 0, 50), MOON.shade, 0.6);
    fill(e, ellipse(x + r * 0.1, y + r * 0.12, r * 0.84, r * 0.64, 0, 50), MOON.light, 0.6);
  }
}

function disk(e: Easel, x: number, y: number, r: number) {
  const round = ellipse(x, y, r, r, 0, 120);
  fill(e, round, MOON.shade);
  clipTo(e, round, () => fill(e, ellipse(x - r * 0.05, y - r * 0.05, r * 0.99, r * 0.99, 0, 120), MOON.butter));
}

/** The full moon is larger than the pages; the blanket lies on its nose. */
export const moonOverPages = flatStage({
  ground: NIGHT.sky,
  back(e) {
    farStars(e, [
      [70, 90, 5],
      [200, 40, 4],
    ]);
    disk(e, 1360, 1180, 1560);
    hollows(e, [
      [170, 960, 90],
      [1080, 1120, 70],
      [2300, 420, 110],
      [1270, 90, 60],
      [2180, 1120, 80],
    ]);
    faceOf(e, 1790, 560, 400, {
      eyes: 'open',
      crossed: true,
      look: [0, 0.5],
      mouth: 'doubt',
      cheeks: 0.5,
      brows: 'high',
      nose: 'none',
    });
    fill(e, ellipse(1790, 620, 126, 96, 0, 60), '#f5b878');
    fill(e, ellipse(1752, 596, 40, 24), '#ffffff', 0.7);
    blanket(
      e,
      [
        '1664,580 1740,530 1840,530 1916,576',
        '1646,640 1740,600 1850,602 1940,632',
        '1630,706 1735,690 1855,694 1956,696',
      ],
      {
        patches: [5, 4],
        binding: 7,
        folds: [['1740,530 1730,620 1706,700', 2, 12, 3]],
      },
    );
    fill(e, ellipse(640, 1112, 190, 22), MOON.line, 0.5);
    rocket(e, 330, 990, { scale: 0.26, turn: -0.08 });
    fill(e, ellipse(330, 1098, 110, 14), MOON.line, 0.5);
  },
});

/** The blanket stretched flat over the full moon; stars pull at three of its corners. */
export const blanketStretched = flatStage({
  ground: NIGHT.deep,
  back(e) {
    farStars(e, [
      [170, 620, 4],
      [1060, 380, 4],
      [2310, 640, 5],
      [930, 110, 4],
    ]);
    disc(e, 1420, 760, 1150, 1000, MOON.light, 0.22, 0.4);
    disk(e, 1420, 860, 700);
    hollows(e, [
      [1010, 480, 60],
      [1290, 1120, 70],
      [1880, 1080, 60],
    ]);
    faceOf(e, 1560, 440, 170, { eyes: 'open', look: [-0.5, 0.9], mouth: 'doubt', cheeks: 0.5, brows: 'high' });
    const strain = { eyes: 'tight', mouth: 'shiver', cheeks: 0.7 } as const;
    clouds(
      e,
      [
        [60, 1080, 150],
        [420, 1130, 170],
        [780, 1150, 140],
      ],
      '#131d52',
    );
    star(e, 690, 500, {
      r: 104,
      turn: -0.5,
      face: strain,
      hands: [
        [800, 640],
        [776, 680],
      ],
    });
    star(e, 2270, 420, {
      r: 130,
      turn: 0.5,
      face: strain,
      hands: [
        [2090, 560],
        [2120, 610],
      ],
    });
    star(e, 2230, 1030, {
      r: 120,
      turn: 0.9,
      face: strain,
      hands: [
        [2060, 960],
        [2100, 910],
      ],
    });
    blanket(
      e,
      [
        '786,656 980,706 1240,700 1500,690 1800,660 2100,580',
        '830,730 1000,760 1240,770 1500,770 1800,756 2030,700',
        '770,800 1000,830 1240,850 1500,860 1800,866 2020,860',
        '566,834 880,910 1230,930 1500,930 1800,950 2080,940',
      ],
      {
        patches: [13, 5],
        folds: [
          ['780,660 900,760 1100,790', 3, 12, 2],
          ['590,838 800,850 1120,820', 3, 12, 2],
          ['590,842 820,884 1080,900', 3, 10, 2],
          ['2090,590 1880,740 1700,780', 3, 12, 2],
          ['2070,930 1880,870 1700,850', 3, 12, 2],
        ],
      },
    );
  },
  over: {
    depth: 1300,
    paint: (e) =>
      clouds(
        e,
        [
          [250, 1092, 150],
          [590, 1066, 110],
        ],
        '#131d52',
      ),
  },
});

/** The cheek of the moon, where the blanket ends; it smiles at who hugs it with one eye already shut, and the stars yawn. */
export const moonHugged = flatStage({
  ground: '#2a2f86',
  back(e) {
    const yawns = { eyes: 'shut', mouth: 'yawn', cheeks: 0.6 } as const;
    disc(e, 1500, 900, 1300, 1100, MOON.light, 0.24, 0.4);
    star(e, 190, 560, { r: 104, turn: -0.3, face: yawns });
    star(e, 440, 790, { r: 76, turn: 0.2, face: yawns });
    star(e, 160, 1010, { r: 84, turn: 0.3, face: yawns });
    disk(e, 1750, 1090, 1090);
    hollows(e, [
      [830, 760, 66],
      [1400, 210, 60],
      [1010, 960, 90],
    ]);
    faceOf(e, 2206, 410, 214, { eyes: 'wink', winks: -1, look: [-0.9, 0.5], mouth: 'smile', cheeks: 1 });
    fill(e, stroke('2038,222 2102,184 2170,192', 4, 9, 4), INK);
    fill(e, stroke('2244,192 2312,184 2376,222', 4, 9, 4), INK);
    disc(e, 1640, 680, 560, 500, '#ffb52e', 0.6, 0.3);
    blanket(
      e,
      [
        '1640,930 1780,858 1940,820 2140,812 2480,720',
        '1570,1030 1740,980 1930,950 2140,940 2480,870',
        '1540,1130 1720,1100 1930,1080 2140,1076 2490,1030',
        '1530,1300 1710,1300 1920,1300 2140,1300 2490,1300',
      ],
      {
        patches: [7, 4],
        binding: 11,
        folds: [
          ['1800,850 1760,1000 1700,1290', 4, 26, 8],
          ['2140,812 2170,1000 2140,1290', 4, 26, 8],
        ],
      },
    );
  },
});
