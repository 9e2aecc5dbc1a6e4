import { ellipse, rgba } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { clipTo, disc, type Easel, fill, linear } from '../../kit/easel';

const CLEAR = { pale: '#c4eefb', light: '#7fcbee', base: '#3f92d3', deep: '#2159a4' } as const;
const FOAM = '#f2fbff';

/** The sea has come up the pipe: it wells in the tub, stands to its rim and runs over. */
export function fullTub(e: Easel) {
  fill(e, ellipse(401, 694, 208, 54, 0, 70), CLEAR.base);
  disc(e, 380, 690, 170, 36, CLEAR.light, 0.9, 0.2);
  for (const [rx, ry] of [
    [64, 16],
    [112, 28],
    [160, 40],
  ] as const)
    e.p.edge(ellipse(401, 692, rx, ry, 0, 50), CLEAR.pale, 4, 0.7);
  e.p.form(blob('340,690 366,640 401,622 436,640 462,690 401,704', 8), CLEAR.light, { depth: 12 });
  fill(e, stroke('370,668 384,642 404,634', 3, 5, 2), '#ffffff', 0.85);
  const spill = blob(
    '430,740 490,735 550,722 598,704! 618,712 622,800 640,900 690,990 600,1010 470,1000 446,930 452,830',
    8,
  );
  fill(
    e,
    spill,
    linear(e, 0, 700, 0, 980, [
      [0, rgba(CLEAR.pale, 0.95)],
      [0.4, rgba(CLEAR.light, 0.86)],
      [1, rgba(CLEAR.base, 0.94)],
    ]),
  );
  for (const line of ['476,748 480,840 494,950', '530,738 540,830 566,960', '582,722 592,820 622,950'])
    fill(e, stroke(line, 2, 5, 2), '#ffffff', 0.6);
}

/** From the doorstep along the floor up to the crest, which bends over the pillow, and back down its hollow side. */
const BODY =
  '436,972 480,948 560,958 690,968 810,938 920,870 1020,772 1110,680 1200,618 1290,604 1366,632 1410,700! 1362,676 1306,684 1256,726 1226,800 1216,890 1226,980 1254,1060 1262,1100 1180,1116 1060,1104 940,1118 820,1102 690,1098 570,1070 470,1022';

/** One foot: it stands on the tip of its toes, and the ring of a ripple shows that it has only just been set down. */
function tiptoe(e: Easel, x: number, y: number) {
  for (const [rx, alpha] of [
    [44, 0.7],
    [74, 0.35],
  ] as const)
    e.p.edge(ellipse(x + 6, y + 4, rx, rx * 0.2, 0, 40), CLEAR.pale, 3, alpha);
  const foot = blob(
    `${x - 32},${y - 84} ${x + 30},${y - 84} ${x + 18},${y - 48} ${x + 26},${y - 24} ${x + 36},${y - 4} ${x + 14},${y + 6} ${x - 6},${y - 4} ${x - 20},${y - 34} ${x - 22},${y - 54}`,
    8,
  );
  fill(
    e,
    foot,
    linear(e, 0, y - 80, 0, y + 6, [
      [0, CLEAR.base],
      [1, CLEAR.light],
    ]),
  );
  fill(e, stroke(`${x - 6},${y - 50} ${x + 2},${y - 26} ${x + 18},${y - 6}`, 2, 4, 2), '#ffffff', 0.7);
}

/** Water that is thin at its back and its lip lets the room through; where it stands deep it is blue. */
function body(e: Easel) {
  const shape = blob(BODY, 10);
  fill(
    e,
    shape,
    linear(e, 900, 600, 1060, 1120, [
      [0, rgba(CLEAR.pale, 0.9)],
      [0.3, rgba(CLEAR.light, 0.86)],
      [0.7, rgba(CLEAR.base, 0.9)],
      [1, rgba(CLEAR.deep, 0.94)],
    ]),
  );
  clipTo(e, shape, () => {
    // What runs up its back runs over at the lip.
    for (const [line, width, alpha] of [
      ['470,982 640,1000 800,980 930,910 1040,810 1140,710 1230,654 1310,648 1380,680', 9, 0.75],
      ['520,1010 680,1034 830,1020 960,950 1060,860 1140,760 1210,700 1270,690', 7, 0.6],
      ['600,1050 760,1066 900,1050 1010,990 1090,910 1150,820 1200,750', 6, 0.5],
      ['800,1084 930,1076 1040,1030 1110,970 1160,890 1196,810', 5, 0.45],
      ['990,1090 1080,1066 1150,1010 1190,940', 5, 0.4],
    ] as const)
      fill(e, stroke(line, 1, width, width, width * 0.7, 1), '#eefaff', alpha);
    for (const line of [
      '560,990 760,1002 900,950 1030,840 1150,724',
      '700,1070 880,1060 1000,1006 1100,920 1180,810',
      '1120,1096 1190,1040 1210,960 1204,880',
    ])
      fill(e, stroke(line, 2, 12, 16, 8, 1), CLEAR.deep, 0.28);
  });
  e.p.edge(shape, '#e6f8ff', 4, 0.5);
  // Where it comes down from the rim it foams.
  const r = e.random('landing');
  for (let i = 0; i < 22; i++) {
    const size = 9 + r() * 15;
    e.p.form(ellipse(452 + r() * 230, 968 + r() * 34, size, size * 0.66), FOAM, { depth: 4, alpha: 0.92 });
  }
}

/** White water along the lip, torn into drops where it falls over. */
function crest(e: Easel) {
  const r = e.random('crest');
  const lip = [
    [1056, 730, 12],
    [1092, 694, 17],
    [1130, 662, 22],
    [1172, 634, 27],
    [1220, 612, 31],
    [1268, 604, 33],
    [1314, 612, 30],
    [1352, 634, 26],
    [1382, 664, 20],
    [1402, 694, 14],
  ] as const;
  for (const [x, y, size] of lip) {
    for (let i = 0; i < 3; i++)
      fill(
        e,
        ellipse(x + (r() - 0.5) * size * 2, y + (r() - 0.3) * size * 1.5, size * 0.6, size * 0.5),
        FOAM,
        0.55 + r() * 0.35,
      );
    e.p.form(ellipse(x, y, size, size * 0.8), FOAM, { depth: 6, shadow: 0.06 });
  }
  // Threads of foam lie in the hollow below the lip.
  for (const line of [
    '1160,700 1180,740 1172,790',
    '1200,676 1214,714 1206,764',
    '1246,660 1252,690 1238,730',
    '1120,730 1134,780 1120,840',
  ])
    fill(e, stroke(line, 7, 5, 1), FOAM, 0.75);
  for (const [x, y, size] of [
    [1080, 640, 8],
    [1140, 596, 10],
    [1206, 566, 7],
    [1290, 556, 9],
    [1366, 584, 7],
  ] as const)
    e.p.form(ellipse(x, y, size, size), CLEAR.pale, { depth: 3 });
  // One drop at the tip, as a finger at the lips.
  e.p.form(blob('1422,704 1438,742 1446,768 1422,790 1398,768 1406,740', 8), CLEAR.light, { depth: 8 });
  e.p.edge(blob('1422,704 1438,742 1446,768 1422,790 1398,768 1406,740', 8), CLEAR.deep, 3, 0.5);
  fill(e, ellipse(1414, 758, 6, 9), '#ffffff', 0.95);
}

/** One low wave of clear water: out of the bathroom along the floor, on five tiptoes, bent over the pillow to ask. */
export function waveOnTiptoe(e: Easel) {
  disc(e, 950, 1168, 380, 30, '#0b1533', 0.55, 0.3);
  for (const [x, y] of [
    [690, 1158],
    [806, 1170],
    [926, 1176],
    [1050, 1172],
    [1170, 1166],
  ] as const)
    tiptoe(e, x, y);
  body(e);
  crest(e);
}
