import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { dim, inAir, yawnStage } from './land';
import { gape, INK, shutEye } from './parts';

const STEP = 6;
const [SEA, CREST, FOAM, SAND] = [
  dim(STEP, 0.1),
  inAir('#4a86c4', STEP),
  inAir('#ffffff', STEP, 0.18),
  inAir('#d9b48c', STEP, 0.5),
];

/** The wave itself yawns. */
function wave(e: Easel) {
  fill(
    e,
    blob('-90,1290! -90,420! 60,300 330,270 620,330 800,470 850,640 800,700 770,830 880,1000 960,1290!', 9),
    CREST,
  );
  fill(
    e,
    blob('330,262 620,318 808,462 868,640 830,716 780,700 790,620 720,490 580,400 330,340 120,372 140,300', 8),
    FOAM,
  );
  for (const [x, y, r] of [
    [800, 730, 44],
    [736, 700, 34],
    [862, 690, 30],
    [900, 770, 16],
  ] as const)
    fill(e, ellipse(x, y, r), FOAM);
  for (const x of [250, 560]) shutEye(e, x, 490, 54, '#fff8ff');
  gape(e, 410, 790, 250, 190, inAir('#1c1240', STEP, 0.1), inAir('#6fa8d8', STEP, 0.2));
}

function seal(e: Easel) {
  const [coat, pale] = [inAir('#6d7590', STEP, 0.25), inAir('#d4d4e2', STEP, 0.3)];
  fill(e, blob('1620,1080 1700,1040 1740,980 1760,1040 1730,1100', 6), coat);
  fill(e, blob('1280,1110! 1262,1010 1300,920 1400,900 1480,960 1600,1020 1690,1090 1660,1116!', 8), coat);
  fill(e, blob('1276,1112! 1290,1060 1420,1070 1560,1112!', 5), pale);
  fill(e, ellipse(1366, 960, 106, 96), coat);
  fill(e, ellipse(1330, 998, 60, 44), pale);
  fill(e, ellipse(1318, 976, 17, 12), INK);
  shutEye(e, 1378, 936, 22, '#fff8ff');
  for (const y of [994, 1012]) fill(e, stroke(`1350,${y} 1424,${y + (y - 1000)}`, 3, 2), INK);
  fill(e, blob('1440,1060 1540,1090 1580,1128 1480,1130', 6), dim(STEP, 0.2));
}

/** The turtle began to yawn yesterday. */
function turtle(e: Easel) {
  const [skin, shell] = [inAir('#8fae7a', STEP, 0.3), inAir('#4f7a5e', STEP, 0.3)];
  fill(e, blob('1940,1080 1900,1040 1890,980 1940,950 2010,980 2040,1060', 8), skin);
  for (const x of [2020, 2230])
    fill(e, blob(`${x - 40},1060! ${x - 54},1126! ${x + 40},1126! ${x + 44},1060!`, 5), skin);
  fill(e, blob('1980,1100! 2000,960 2130,900 2260,960 2310,1100!', 8), shell);
  for (const [x, y, r] of [
    [2080, 1000, 36],
    [2180, 980, 42],
    [2240, 1050, 30],
    [2130, 1062, 28],
  ] as const)
    fill(e, ellipse(x, y, r, r * 0.86), inAir('#77a37a', STEP, 0.35));
  shutEye(e, 1950, 1000, 19);
  gape(e, 1912, 1034, 18, 15, '#4a1c38', '#e0808a');
}

export const yawningTide = yawnStage(STEP, {
  far: [
    [500, 730],
    [1200, 730],
    [1800, 730],
  ],
  back(e) {
    fill(e, rectangle(-90, 730, 2580, 560), SEA);
    for (const [x, y, half] of [
      [1300, 790, 220],
      [1900, 830, 260],
      [1080, 850, 120],
    ] as const)
      fill(e, ellipse(x, y, half, 6), FOAM, 0.5);
    fill(e, blob('760,1290! 900,1120 1200,1010 1700,930 2490,900! 2490,1290!', 8), FOAM);
    fill(e, blob('800,1290! 940,1140 1220,1036 1720,956 2490,930! 2490,1290!', 8), SAND);
    wave(e);
    seal(e);
    turtle(e);
  },
});
