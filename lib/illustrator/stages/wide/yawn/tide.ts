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
    blob(
      '-90,1290! -90,420! 60,300 330,250 640,290 870,420 990,620 968,752! 916,660 834,620 772,700 772,840 860,1010 960,1290!',
      9,
    ),
    CREST,
  );
  fill(
    e,
    blob('330,242 650,280 884,408 1004,620 966,772! 916,654 850,560 740,440 580,360 330,316 130,366 150,290', 8),
    FOAM,
  );
  for (const [x, y, r] of [
    [962, 740, 40],
    [908, 700, 30],
    [1004, 690, 26],
    [1020, 790, 15],
    [940, 822, 11],
  ] as const)
    fill(e, ellipse(x, y, r), FOAM);
  for (const x of [250, 560]) shutEye(e, x, 490, 54, '#fff8ff');
  gape(e, 410, 790, 310, 200, inAir('#1c1240', STEP, 0.1), inAir('#6fa8d8', STEP, 0.2));
}

/** The seal has sunk up to the lower lip, and yawns. */
function seal(e: Easel) {
  const [coat, pale] = [inAir('#6d7590', STEP, 0.25), inAir('#d4d4e2', STEP, 0.3)];
  e.p.clip(rectangle(1200, 560, 500, 320), () => {
    e.p.form(ellipse(1400, 830, 146, 150), coat, { depth: 20 });
    e.p.form(ellipse(1384, 842, 92, 62), pale, { depth: 10 });
    gape(e, 1384, 852, 46, 48, '#4a1c38', '#e0808a');
  });
  fill(e, ellipse(1380, 794, 23, 16), INK);
  for (const x of [1322, 1446]) shutEye(e, x, 752, 27, '#fff8ff');
  for (const side of [-1, 1])
    for (const lift of [-10, 8])
      fill(e, stroke(`${1384 + side * 64},830 ${1384 + side * 164},${830 + lift}`, 4, 2), pale);
  fill(e, ellipse(1398, 882, 204, 13), FOAM, 0.8);
  fill(e, ellipse(1410, 918, 140, 7), FOAM, 0.5);
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
  },
  // The yawn sinks behind the shell.
  over: { depth: 900, paint: (e) => e.p.in(50, 0, 0, 1, 1, () => turtle(e)) },
});
