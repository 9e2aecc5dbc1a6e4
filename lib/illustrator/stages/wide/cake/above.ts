import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { clipTo, type Easel, fill, linear } from '../../kit/easel';
import { flatStage } from '../flat';
import { basket } from './basket';
import { INK } from './colours';

const FIELDS = [
  ['-80,-80! 620,-80! 520,260 180,380 -80,300!', '#f2b79a'],
  ['620,-80! 1360,-80! 1300,220 900,330 520,260', '#eaa08c'],
  ['-80,300! 180,380 260,760 -80,900!', '#f6cfa2'],
  ['180,380 520,260 900,330 960,520 800,760 560,860 260,760', '#f4c39c'],
  ['-80,900! 260,760 560,860 640,1280! -80,1280!', '#ea9f92'],
  ['560,860 800,760 1220,820 1300,1280! 640,1280!', '#f2b79a'],
  ['900,330 1300,220 1360,-80! 2480,-80! 2480,700! 1700,640 1220,820 800,760 960,520', '#f6cfa2'],
  ['1220,820 1700,640 2480,700! 2480,1280! 1300,1280!', '#eaa08c'],
] as const;

/** Houses with toast for roofs on a crumb of bread. */
function crumb(e: Easel) {
  fill(e, blob('452,696 520,606 640,574 762,610 800,690 766,776 650,812 520,786', 7), '#7a3f2c', 0.35);
  fill(
    e,
    blob(
      '440,672 470,620 520,596 560,560 640,552 700,568 756,596 792,650 780,720 740,756 690,784 610,790 540,770 480,748',
      5,
    ),
    '#d9974e',
  );
  fill(e, blob('470,668 500,622 560,590 640,576 720,602 764,656 740,724 660,760 560,748 496,720', 6), '#f3cf8f');
  for (const [x, y, r] of [
    [520, 690, 7],
    [700, 610, 8],
    [742, 690, 6],
    [600, 742, 7],
  ] as const)
    fill(e, ellipse(x, y, r, r * 0.7), '#c98a48');
  for (const [x, y, c] of [
    [536, 646, '#c8503f'],
    [590, 618, '#a8643f'],
    [650, 634, '#c8503f'],
    [704, 656, '#8a4a3a'],
    [560, 700, '#8a4a3a'],
    [640, 700, '#c8503f'],
    [700, 716, '#a8643f'],
  ] as const) {
    fill(e, rectangle(x - 13, y, 26, 18), '#fff3dc');
    fill(e, blob(`${x - 19},${y + 2}! ${x},${y - 18}! ${x + 19},${y + 2}!`, 1), c);
    fill(e, blob(`${x - 13},${y + 18}! ${x + 13},${y + 18}! ${x - 10},${y + 34}! ${x - 36},${y + 34}!`, 1), INK, 0.18);
  }
  // Somebody there waves a tea towel.
  fill(e, ellipse(612, 676, 5, 5), '#e8b48e');
  fill(e, blob('605,682! 619,682! 622,702! 602,702!', 2), '#d8566a');
  fill(e, stroke('617,684 630,668', 2.4, 2.4), '#e8b48e');
  fill(e, blob('628,670! 650,650 676,656! 672,676 650,672 634,682!', 5), '#ffffff');
  fill(e, stroke('644,658 668,674', 1.6, 1.6), '#4f8fc8');
}

/** The rows of the fields. */
function furrows(e: Easel) {
  for (let i = 0; i < 9; i++) {
    fill(e, stroke(`${690 + i * 64},-60 ${640 + i * 60},${150 + (i % 3) * 18}`, 3, 3), '#fbe0c0', 0.5);
    fill(e, stroke(`${-40 + i * 56},1230 ${20 + i * 50},${960 + (i % 2) * 26}`, 3, 3), '#f6b9a4', 0.7);
    fill(e, stroke(`${1290 + i * 130},${900 + (i % 3) * 14} ${1330 + i * 140},1260`, 4, 4), '#f6b9a4', 0.7);
  }
}

/** Trees from above, each with its long shadow of the morning. */
function trees(e: Easel) {
  for (const [x, y, r] of [
    [1080, 120, 24],
    [1130, 170, 18],
    [1050, 190, 15],
    [120, 480, 20],
    [170, 520, 15],
    [1180, 640, 18],
    [1220, 700, 22],
    [1240, 260, 20],
  ] as const) {
    fill(e, ellipse(x - r * 1.2, y + r * 0.6, r * 1.5, r * 0.7, -0.4), '#8a4a3a', 0.25);
    fill(e, ellipse(x, y, r), '#9aa85e');
    fill(e, ellipse(x + r * 0.3, y - r * 0.3, r * 0.55), '#bcc47a');
  }
}

/** The striped balloon overhead, as far as it hangs into the page. */
function balloonAbove(e: Easel) {
  const edge = blob('1150,-120! 1230,-30 1400,60 1600,110 1830,122 2080,100 2270,40 2420,-40 2490,-120!', 8);
  fill(e, edge, '#fff1d6');
  clipTo(e, edge, () => {
    for (const [at, colour] of [
      [0, '#e8533f'],
      [2, '#f4b93c'],
      [4, '#e8533f'],
      [6, '#2f8f98'],
    ] as const) {
      const [from, to] = [1180 + at * 178, 1180 + (at + 1) * 178];
      const towards = (x: number) => 1820 + (x - 1820) * 0.62;
      fill(e, blob(`${from},-120! ${to},-120! ${towards(to)},140! ${towards(from)},140!`, 1), colour);
    }
    fill(
      e,
      blob('1150,-120! 1400,30 1620,84 1830,96 2100,72 2330,-10 2490,-120! 2490,160! 1150,160!', 8),
      '#7a3f2c',
      0.16,
    );
  });
  fill(e, stroke('1230,-30 1400,60 1600,110 1830,122 2080,100 2270,40 2420,-40', 7, 9, 9, 7), '#8a5a3a');
}

/** The land of the early morning, straight down from a basket; its town is a crumb. */
export const fromBasket = flatStage({
  ground: '#f4c39c',
  back(e) {
    for (const [shape, colour] of FIELDS) fill(e, blob(shape, 8), colour);
    fill(e, stroke('-80,560 160,640 330,560 470,690', 12, 12, 10, 8), '#fbe6c8');
    fill(e, stroke('770,700 980,760 1100,980 1060,1280', 8, 10, 13, 16), '#fbe6c8');
    fill(e, stroke('1000,-80 940,160 1080,330 1010,520 860,560', 26, 22, 20, 16, 8), '#8fc0cf');
    furrows(e);
    trees(e);
    e.p.in(606, 690, 0, 1.42, 1.42, () => e.p.in(-620, -680, 0, 1, 1, () => crumb(e)));
    clipTo(e, rectangle(1250, -80, 1240, 1370), () =>
      fill(
        e,
        rectangle(-80, -80, 2560, 1360),
        linear(e, 1250, 0, 2400, 0, [
          [0, 'rgba(255,214,160,0)'],
          [1, 'rgba(255,196,140,0.7)'],
        ]),
      ),
    );
    // The shadow of the balloon down there.
    fill(e, ellipse(1064, 836, 46, 50), '#8a4a3a', 0.35);
    fill(e, ellipse(1064, 908, 13, 11), '#8a4a3a', 0.35);
    for (const line of ['1350,20 1420,850', '1600,90 1622,850', '2056,80 2016,850', '2280,10 2200,850'])
      fill(e, stroke(line, 8, 10), '#8a5a3a');
    balloonAbove(e);
  },
  over: { depth: 1500, paint: (e) => basket(e, 1330, 830, 950, 480) },
});
