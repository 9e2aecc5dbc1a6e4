import { ellipse, smooth, taper, type Vec } from '@/lib/illustrator/paint';
import { blob } from '../../../companions/kit/outline';
import { clipTo, disc, type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { blanket, turnedCorner } from './blanket';
import { NIGHT, RED } from './colours';
import { moon } from './moon';
import { clouds, rocket } from './parts';
import { farStars, star } from './star';

/** A round fold of the pile, puffed up with air: its middle and its radius. */
function puff(e: Easel, x: number, y: number, r: number) {
  const rows = [-1.4, -0.7, 0, 0.7, 1.4].map((lat) =>
    [-1.4, -0.7, 0, 0.7, 1.4]
      .map((lon) => `${x + Math.sin(lon) * Math.cos(lat * 0.8) * r * 1.1},${y + Math.sin(lat) * r * 0.95}`)
      .join(' '),
  );
  const outline = ellipse(x, y, r, r * 0.92, 0, 60);
  clipTo(e, outline, () => {
    blanket(e, rows, { patches: [4, 4], binding: 0.1 });
    disc(e, x + r * 0.2, y + r * 0.8, r * 1.1, r * 0.7, RED.shade, 0.4, 0.2);
  });
  fill(e, taper([...outline, outline[0] as Vec], [8, 8], { steps: 1, round: false }), RED.binding);
}

/** The waning half moon in a hill of corners. */
export const hillOfCorners = flatStage({
  ground: '#24398c',
  back(e) {
    farStars(e, [
      [150, 480, 4],
      [480, 560, 5],
      [1030, 420, 4],
      [1200, 620, 4],
      [2260, 220, 5],
    ]);
    star(e, 2240, 480, { r: 80, turn: 0.3, face: { eyes: 'shut', mouth: 'asleep' } });
    moon(e, {
      x: 1660,
      y: 520,
      r: 430,
      edge: 0,
      waxing: false,
      size: 120,
      faceY: -150,
      face: { eyes: 'shut', mouth: 'smile', cheeks: 0.85 },
    });
    clouds(
      e,
      [
        [80, 1050, 170],
        [500, 1080, 190],
        [980, 1070, 190],
        [1480, 1090, 220],
        [1960, 1060, 200],
        [2380, 1040, 180],
      ],
      '#1a2a74',
    );
    for (const [x, y, r] of [
      [2180, 800, 150],
      [1180, 830, 140],
      [2010, 700, 160],
      [1340, 700, 170],
      [2320, 940, 130],
      [1040, 960, 120],
      [1790, 730, 150],
      [1560, 760, 140],
    ] as const)
      puff(e, x, y, r);
    blanket(
      e,
      [
        '1120,860 1300,720 1480,690 1660,740 1840,690 2020,720 2240,860',
        '1040,960 1280,870 1480,850 1660,880 1850,850 2040,870 2320,970',
        '960,1060 1260,1020 1480,1010 1660,1020 1860,1010 2070,1020 2380,1070',
        '900,1150 1250,1160 1480,1170 1660,1170 1860,1170 2090,1160 2430,1150',
      ],
      {
        patches: [12, 4],
        binding: 10,
        folds: [
          ['1480,690 1470,880 1420,1100', 4, 24, 8],
          ['1840,690 1860,880 1900,1100', 4, 24, 8],
        ],
      },
    );
  },
  over: {
    depth: 1000,
    paint(e) {
      turnedCorner(
        e,
        smooth(
          [
            [960, 1110, 1],
            [860, 960],
            [840, 840, 1],
            [960, 880],
            [1120, 960, 1],
            [1060, 1060],
          ],
          true,
          8,
        ),
        10,
      );
      fill(e, blob('960,1110! 1060,1060 1120,960! 1180,1040 1140,1120', 6), RED.patches[1]);
    },
  },
});

/** The thin moon turned the other way, warm under one corner of the blanket. */
export const thinMoonTucked = flatStage({
  ground: NIGHT.far,
  back(e) {
    farStars(e, [
      [160, 420, 4],
      [520, 520, 4],
      [860, 430, 5],
      [1050, 760, 4],
      [2290, 180, 4],
      [360, 760, 5],
    ]);
    star(e, 720, 640, { r: 86, turn: -0.2, face: { eyes: 'shut', mouth: 'asleep' }, colour: '#f4e6bd' });
    moon(e, {
      x: 1600,
      y: 520,
      r: 460,
      edge: 0.52,
      waxing: false,
      size: 104,
      faceY: -20,
      face: { eyes: 'shut', mouth: 'asleep', cheeks: 1 },
      halo: 0.26,
    });
    rocket(e, 380, 920, { scale: 0.5, turn: -0.14 });
    clouds(
      e,
      [
        [80, 1040, 190],
        [560, 1060, 190],
        [1040, 1060, 190],
        [1500, 1060, 220],
        [1960, 1040, 200],
        [2380, 1030, 180],
      ],
      '#1b2763',
    );
  },
  over: {
    depth: 1000,
    paint(e) {
      blanket(
        e,
        [
          '1370,680 1480,640 1600,632 1730,650 1880,760 2080,900 2300,960',
          '1320,800 1470,770 1600,760 1760,790 1900,880 2090,980 2340,1020',
          '1290,930 1460,910 1610,900 1780,920 1930,980 2110,1050 2370,1080',
          '1250,1110 1440,1110 1620,1110 1800,1120 1950,1130 2130,1150 2400,1160',
        ],
        {
          patches: [11, 5],
          binding: 10,
          folds: [
            ['1600,632 1610,780 1580,1000', 4, 22, 8],
            ['1880,760 1880,900 1850,1060', 4, 22, 8],
          ],
        },
      );
      clouds(
        e,
        [
          [200, 1130, 150],
          [760, 1140, 170],
          [1290, 1070, 150],
          [1740, 1090, 190],
          [2240, 1080, 190],
        ],
        '#141e52',
      );
    },
  },
});
